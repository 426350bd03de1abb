"""The Mapmaker: a year alone with sixteen elements, five mountains and four missions."""
