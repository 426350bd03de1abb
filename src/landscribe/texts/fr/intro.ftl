intro-aim = { $way ->
    [touch] Touchez la Feuille pour viser ; glissez pour déplacer la forme. Là où elle rentre, son contour est vert ; ailleurs, elle est barrée de rouge.
   *[mouse] Visez sur la Feuille, ou avec les flèches. Là où la forme rentre, son contour est vert ; ailleurs, elle est barrée de rouge.
}
intro-turn = { $way ->
    [touch] Touchez la forme pour la tourner, autant que vous voulez. Tourner et Retourner le font aussi.
   *[mouse] Tournez la forme avec la molette, un clic droit ou R, retournez-la avec F, autant que vous voulez.
}
intro-confirm = { $way ->
    [touch] Un autre endroit ? Déplacez-la, ou soulevez-la. Valider la dessine pour de bon.
   *[mouse] Un autre endroit ? Déplacez-la, ou soulevez-la avec Échap. Valider (Entrée) la dessine pour de bon.
}
intro-explain = { $way ->
    [touch] Ici se trouve ce qui rapporte. Touchez une ligne pour éclairer les cases qui comptent ; encore une fois pour un exemple.
   *[mouse] Ici se trouve ce qui rapporte. Pointez une ligne pour éclairer les cases qui comptent ; cliquez pour un exemple.
}
intro-done = Vous savez jouer. Les règles sont toujours ici, et l’on peut y chercher. Continuez cette partie, ou retournez à l’accueil pour commencer la vôtre.

intro-mapmaker-map = Voici votre Feuille : onze cases sur onze, dont cinq Montagnes. Vous la remplissez pendant une année, et quatre missions disent ce qui rapporte.
intro-mapmaker-element = Les éléments viennent l’un après l’autre. Le premier est une Forêt de quatre cases ; la dessiner prend 2 unités de temps.
intro-mapmaker-down = { $way ->
    [touch] Déplacez-la maintenant : touchez la Feuille là où elle longera le bord. Rien n’est encore dessiné.
   *[mouse] Posez-la maintenant le long du bord de la Feuille : cliquez, ou Entrée. Rien n’est encore dessiné.
}
intro-mapmaker-gain = Voici ce qu’elle rapporterait, avant de vous décider : la mission A donne un point par case Forêt au bord.
intro-mapmaker-time = Le temps passe. À 7, le printemps est terminé, et les deux missions marquées, A et B, sont évaluées.
intro-mapmaker-on = La mission B récompense l’Eau à côté de Champs. Dessinez vous-même l’Eau, les Champs et la suite, jusqu’à la fin du printemps.
intro-mapmaker-season = Le printemps est terminé. L’été évalue B et C, l’automne C et D, l’hiver D et A : chaque mission compte deux fois.

intro-cartographers-map = Voici votre Feuille. Chacun dessine sur la sienne. Les Montagnes sont remplies ; une Ruine est vide tant que rien n’y est dessiné.
intro-cartographers-card = La carte offre un terrain et deux formes. La petite rapporte une Pièce, qui vaut une Étoile de Réputation à chaque saison. Prenez l’autre forme, pour voir.
intro-cartographers-down = { $way ->
    [touch] Déplacez-la maintenant : touchez la Feuille là où elle longera le bord. Rien n’est encore dessiné.
   *[mouse] Posez-la maintenant le long du bord de la Feuille : cliquez, ou Entrée. Rien n’est encore dessiné.
}
intro-cartographers-gain = Voici ce qu’elle rapporterait, avant de vous décider : l’Édit A donne une Étoile de Réputation par case Forêt au bord.
intro-cartographers-time = Chaque carte prend du Temps. À 8, le Seuil de Temps du printemps, la saison est terminée, et les deux Édits marqués, A et B, sont évalués.
intro-cartographers-terrain = Cette carte vous laisse le choix : Village ou Champs. Choisissez, et dessinez.
intro-cartographers-ruins = Une Ruine ! Cette carte doit recouvrir une des Ruines de votre Feuille.
intro-cartographers-ambush = Une Embuscade ! À plusieurs, un voisin dessine les Monstres chez vous ; en Mode Solo, ils arrivent par le bord. Chaque case vide à côté d’eux coûte une Étoile : remplissez-les.
intro-cartographers-on = À vous maintenant, jusqu’à la fin du printemps.
intro-cartographers-season = Le printemps est terminé. L’été évalue B et C, l’automne C et D, l’hiver D et A : chaque Édit compte deux fois.

intro-heroes-map = Voici votre Feuille. Chacun dessine sur la sienne. Les Montagnes sont remplies ; ici, les Ruines sont des cases comme les autres.
intro-heroes-card = La carte offre un terrain et deux formes. La petite rapporte une Pièce, qui vaut une Étoile de Réputation à chaque saison. Prenez l’autre forme, pour voir.
intro-heroes-down = { $way ->
    [touch] Déplacez-la maintenant : touchez l’endroit voulu. Rien n’est encore dessiné.
   *[mouse] Posez-la maintenant où vous voulez : cliquez, ou Entrée. Rien n’est encore dessiné.
}
intro-heroes-gain = Voici ce qu’elle rapporterait, avant de vous décider : l’Édit A donne 2 Étoiles par case de votre plus longue colonne de Forêt.
intro-heroes-ambush = Un Dragon ! Chaque case vide à côté d’un Monstre coûte une Étoile à chaque saison. Quand toutes ses cases sont enfermées ou détruites, le Dragon laisse trois Pièces.
intro-heroes-hero = Et un Héros. Dessinez-le sur une case vide, et tournez-le pour que l’attaque touche le Dragon : ce qu’il attaque est détruit.
intro-heroes-on = À vous maintenant, jusqu’à la fin du printemps, à 8.

intro-cartouche-mural = Voici votre fresque. Vous posez des tuiles à partir des roseaux, en bas ; les icônes rondes restent visibles tant que rien ne les recouvre.
intro-cartouche-stories = Vos récits disent ce que la fresque doit montrer, ou quels jetons rendre. Achevés, ils rapportent des points.
intro-cartouche-tile = À chaque manche, vous prenez deux choses. Prenez d’abord une tuile, du même animal qu’une icône près du bas.
intro-cartouche-story = Prenez une seconde chose : une autre tuile, ou un récit avec ses points. Ce que vous laissez va à l’adversaire.
intro-cartouche-tile-yet = Un récit, c’est une bonne prise aussi. Prenez maintenant une tuile, pour avoir quelque chose à poser.
intro-cartouche-place = { $way ->
    [touch] Touchez la fresque pour poser la tuile, un côté en bas ou contre une autre tuile. À côté d’une icône de son animal, elle gagne un jeton.
   *[mouse] Posez la tuile : un côté en bas ou contre une autre tuile. Cliquez là où elle rentre. À côté d’une icône de son animal, elle gagne un jeton.
}
intro-cartouche-confirm = Tournez-la à votre guise ; Valider la pose. Jusqu’à la fin de la phase, vous pouvez annuler.
intro-cartouche-tokens = Vos jetons sont ici. Les récits en demandent, et deux jetons quelconques achètent un petit cartouche ou un scarabée, qui vaut n’importe quel animal.
intro-cartouche-place-done = Une tuile peut attendre en réserve. Posez ce que vous voulez, puis terminez.
intro-cartouche-score = Achevez maintenant tout récit accompli et marquez des objectifs. S’il n’y a rien encore, terminez.
intro-cartouche-achievements = Les objectifs rapportent le plus au premier, et chacun donne un bonus : un ânkh.
intro-cartouche-opponent = En solitaire, vous jouez contre ce que vous laissez. Dix manches ; il faut alors plus de points que l’adversaire.
