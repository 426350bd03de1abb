"""What maintainers run: a release and the site of the documentation."""
