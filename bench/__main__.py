"""`make bench`: every measurement of the project, one after the other."""

from bench import cartouche, device, envs, mapmaker, native, review, simulation, web

if __name__ == "__main__":
    for measured in (mapmaker, native, simulation, cartouche, review, envs, web, device):
        measured.report()
