intro-aim = { $way ->
    [touch] Tap the map to aim; drag to move the shape. Where it fits it is outlined in green, elsewhere crossed out in red.
   *[mouse] Point at the map, or use the arrow keys. Where the shape fits it is outlined in green, elsewhere crossed out in red.
}
intro-turn = { $way ->
    [touch] Tap the shape to turn it, as often as you like. Turn and Flip do it too.
   *[mouse] Turn the shape with the wheel, a right click or R, or flip it with F, as often as you like.
}
intro-confirm = { $way ->
    [touch] Another place? Move it, or lift it. Confirm draws it for good.
   *[mouse] Another place? Move it, or lift it with Esc. Confirm (Enter) draws it for good.
}
intro-explain = { $way ->
    [touch] What scores stands here. Tap a line to light the spaces that score; tap again for an example.
   *[mouse] What scores stands here. Point at a line to light the spaces that score; click it for an example.
}
intro-done = You know how to play. The rules are always here, and can be searched. Play on with this game, or go home and begin your own.

intro-mapmaker-map = This is your map: eleven by eleven fields, five of them mountains. You fill it for one year, and four missions say what is worth points.
intro-mapmaker-element = One element comes after the other. The first is a forest of four fields; drawing it takes 2 units of time.
intro-mapmaker-down = { $way ->
    [touch] Now move it: tap the map where it lies along the edge. Nothing is drawn yet.
   *[mouse] Now put it down along the edge of the map: click, or press Enter. Nothing is drawn yet.
}
intro-mapmaker-gain = This is what it would bring, before you decide: mission A gives a point for every forest field on the border.
intro-mapmaker-time = Time has passed. At 7 the spring is over, and the two marked missions, A and B, score.
intro-mapmaker-on = Mission B pays for water next to farms. Draw the water, the farm and what comes by yourself, until spring is over.
intro-mapmaker-season = Spring is over. Summer scores B and C, autumn C and D, winter D and A: every mission counts twice.

intro-cartographers-map = This is your map. Everyone draws on one of their own. Mountains are filled; ruins are empty until you draw on them.
intro-cartographers-card = The card offers a terrain and two shapes. The small one brings a coin, which is worth a star every season. Pick the other shape, to see how.
intro-cartographers-down = { $way ->
    [touch] Now move it: tap the map where it lies along the edge. Nothing is drawn yet.
   *[mouse] Now put it down along the edge of the map: click, or press Enter. Nothing is drawn yet.
}
intro-cartographers-gain = This is what it would bring, before you decide: edict A gives a star for every forest space on the border.
intro-cartographers-time = Each card takes time. At 8 the spring is over, and the two marked edicts, A and B, score.
intro-cartographers-terrain = This card leaves you the choice: village or farm. Pick one, and draw it.
intro-cartographers-ruins = Ruins! This card must be drawn over one of the ruins on your map.
intro-cartographers-ambush = An ambush! With others, a neighbour draws the monsters on your map; alone, they come along the edge. Every empty space next to them costs a star: fill those.
intro-cartographers-on = Now go on by yourself, until spring is over.
intro-cartographers-season = Spring is over. Summer scores B and C, fall C and D, winter D and A: every edict counts twice.

intro-heroes-map = This is your map. Everyone draws on one of their own. Mountains are filled; here, ruins are spaces like others.
intro-heroes-card = The card offers a terrain and two shapes. The small one brings a coin, which is worth a star every season. Pick the other shape, to see how.
intro-heroes-down = { $way ->
    [touch] Now move it: tap the map where you want it. Nothing is drawn yet.
   *[mouse] Now put it down where you want it: click, or press Enter. Nothing is drawn yet.
}
intro-heroes-gain = This is what it would bring, before you decide: edict A gives 2 stars a space for your longest column of forest.
intro-heroes-ambush = A dragon! Every empty space next to a monster costs a star each season. When all its spaces are shut in or destroyed, the dragon leaves three coins.
intro-heroes-hero = And a hero. Draw her on an empty space, and turn her so that the attack hits the dragon: what she attacks is destroyed.
intro-heroes-on = Now go on by yourself, until spring is over at 8.

intro-cartouche-mural = This is your mural. You lay tiles from the reeds at the bottom; the round icons stay until something covers them.
intro-cartouche-stories = Your stories say what the mural should show, or which tokens to turn in. Completed ones bring points.
intro-cartouche-tile = Each round you take two things. First take a tile, one that has the same animal as an icon near the bottom.
intro-cartouche-story = Now take a second thing: another tile, or a story with its points. What you leave goes to the opponent.
intro-cartouche-tile-yet = A story is a fine thing to take, too. Now take a tile, so that there is something to lay.
intro-cartouche-place = { $way ->
    [touch] Tap the mural to lay the tile, with a side at the bottom or at another tile. Next to an icon of its animal it earns a token.
   *[mouse] Lay the tile: a side at the bottom or at another tile. Click where it fits. Next to an icon of its animal it earns a token.
}
intro-cartouche-confirm = Turn it as you like; Confirm lays it. Until the phase is over you can take it back.
intro-cartouche-tokens = The tokens you earn are here. Stories ask for them, and two of any kind buy a small cartouche or a scarab, which stands for any animal.
intro-cartouche-place-done = One tile may wait in your reserve. Lay what you like, then say that you are done.
intro-cartouche-score = Now complete any story that is fulfilled, and claim achievements. There may be nothing yet: then you are done.
intro-cartouche-achievements = Achievements bring the most to whoever is first, and each gives a bonus: an ankh.
intro-cartouche-opponent = Alone, you play against what you leave. Ten rounds; then have more points than the opponent.
