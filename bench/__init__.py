"""Measurements: ratios in one run, never seconds in a test."""
