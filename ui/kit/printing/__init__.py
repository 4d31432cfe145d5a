"""Kit: pages for a printer: score pads, reference sheets, and the PDF that holds them."""
