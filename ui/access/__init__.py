"""Access: what stands on a stage, for those who do not see it: a tree of names, and a voice."""
