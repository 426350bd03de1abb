"""The laboratory: many games of bots, on one machine or many, and what they say."""
