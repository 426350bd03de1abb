season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter

terrain-forest = forest
terrain-village = village
terrain-farm = farm
terrain-water = water
