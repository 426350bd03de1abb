"""`make bench`: every measurement of the project, one after the other."""

from bench import mapmaker

if __name__ == "__main__":
    mapmaker.report()
