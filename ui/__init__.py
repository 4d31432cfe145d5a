"""The screen: everything that a person sees, hears and touches."""
