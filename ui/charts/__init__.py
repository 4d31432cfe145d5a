"""Charts: numbers as pictures, drawn with pyqtgraph once a page asks for one."""
