"""Stage: scene items and gestures that know no game. Imports only the look.

`StageView` shows a scene. What carries things is a `Carry`: a `Hand` fits a `Holdable` piece into
the cells, (column, row), of a `BoardItem`; a `Fan` holds cards (`Face`, `CardItem`) that go to a
`ZoneItem`. Each tells by signals what happened.
"""
