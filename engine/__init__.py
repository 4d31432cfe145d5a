"""The engine: rules, bots and files of Stowaway, usable without a screen."""
