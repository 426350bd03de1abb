mapmaker-calendar = { $season } · { $time } of { $length } · scoring { $missions } · { $left } left this year
mapmaker-element = Element to place: { $terrain }, time { $time }
mapmaker-prompt = Place it on empty fields, turned and flipped as you like.
mapmaker-over = The year is over.
mapmaker-mountains = Surrounded mountains
mapmaker-mountains-text = 1 for every mountain with all four sides filled, every season.
mapmaker-scored = { $place } { $points }
mapmaker-head-season = { "" }
mapmaker-head-first = mission
mapmaker-head-second = mission
mapmaker-head-mountains = mountains
mapmaker-head-sum = =

mapmaker-event-placed = You draw { $terrain } on { $fields }.
mapmaker-event-mountain = The mountain { $field } is surrounded.
mapmaker-event-revealed = To place: { $terrain } on { $fields } fields, time { $time }.
mapmaker-event-discarded = The { $terrain } on { $fields } fields fits nowhere: it is put aside, and its time { $time } passes.
mapmaker-event-reshuffled = All sixteen elements are shuffled again.
mapmaker-event-season = { $season } is over: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
mapmaker-event-over = The year is over: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.

mapmaker-edge-of-the-forest = Edge of the forest
mapmaker-edge-of-the-forest-text = 1 for every forest field on the border of the map.
mapmaker-sleepy-valley = Sleepy valley
mapmaker-sleepy-valley-text = 4 for every row that holds exactly three forest fields.
mapmaker-watering-potatoes = Watering potatoes
mapmaker-watering-potatoes-text = 2 for every water field with a farm next to it.
mapmaker-borderlands = Borderlands
mapmaker-borderlands-text = 6 for every row and every column without an empty field.
mapmaker-tree-line = Tree line
mapmaker-tree-line-text = 2 a field for your longest unbroken column of forest; of equal ones, just one.
mapmaker-wealthy-town = Wealthy town
mapmaker-wealthy-town-text = 3 for every village field whose neighbours show three terrains or more.
mapmaker-watering-canal = Watering canal
mapmaker-watering-canal-text = 4 for every column with as many farm as water fields, and some of both.
mapmaker-magicians-valley = Magicians' valley
mapmaker-magicians-valley-text = 3 for every water field with a mountain next to it.
mapmaker-empty-site = Empty site
mapmaker-empty-site-text = 2 for every empty field with a village next to it.
mapmaker-row-of-houses = Row of houses
mapmaker-row-of-houses-text = 2 a field for your longest unbroken row of villages; equal ones all count.
mapmaker-odd-numbered-silos = Odd numbered silos
mapmaker-odd-numbered-silos-text = 10 for every column a, c, e, g, i or k without an empty field.
mapmaker-rich-countryside = Rich countryside
mapmaker-rich-countryside-text = 4 for every row with forest, village, farm, water and a mountain.
