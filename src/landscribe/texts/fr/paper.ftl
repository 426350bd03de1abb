## On sheets to print

paper-note = Non officiel : l’œuvre de fans, imprimée par Landscribe, sans aucun lien avec les auteurs et les éditeurs, et sans aucun de leurs textes ni de leurs illustrations.
paper-box-cartographers = Si le jeu vous plaît, achetez la boîte : Cartographers, de Jordy Adan, édité par Thunderworks Games.
paper-box-heroes = Si le jeu vous plaît, achetez la boîte : Cartographers Heroes, de John Brieger et Jordy Adan, édité par Thunderworks Games.
paper-box-mapmaker = The Mapmaker s’inspire de Cartographers, de Jordy Adan, édité par Thunderworks Games : si le jeu vous plaît, achetez cette boîte.
paper-box-cartouche = Si le jeu vous plaît, achetez la boîte : Cartouche, de Jeff Fraser et Peter C. Hayward. Les fresques, les tuiles et les récits de ces feuilles sont les nôtres.

paper-side = { $game }, face { $side }
paper-solo-of = { $game } en solitaire
paper-tiles-of = { $game } : tuiles
paper-cards-of = { $game } : cartes
paper-name = Nom
paper-stars = Étoiles
paper-total = Total
paper-points = points
paper-rating = Score final
paper-log-date = Date
paper-log-side = Face
paper-log-level = Niveau
paper-log-opponent = Adversaire
paper-log-numbers = Nombres
paper-log-title = Titre
paper-element-name = { $terrain }, temps { $time }
paper-mission = mission
paper-element = élément
paper-achievement = objectif
paper-achievement-first = objectif (pour une première partie)
paper-ticks = Temps
paper-story-token = récit de jetons
paper-story-chamber = récit de chambres
paper-story-river = récit de rivières
paper-cut = À imprimer sur du papier épais à 100 %, puis à découper le long des traits.
paper-cut-tiles = À imprimer sur du papier épais à 100 % : les tuiles et les fresques ont les mêmes cases. Une tuile peut être retournée : dessinez aussi ses animaux au dos. Les carrés noirs sont les tuiles noires ; s’il manque des cartouches, dessinez-les.

paper-least = { $least } et plus
paper-span = { $least } à { $most }
paper-below = moins de { $least }
paper-solo-rating = À la fin, retirez de vos Étoiles les nombres des quatre cartes Score : le reste est votre score final, auquel répond un titre.
paper-solo-ambush = Une Embuscade se passe de joueur : le Monstre part de son coin, tel qu’il est dessiné ici, et longe le bord dans le sens de la flèche, tout autour, jusqu’au premier endroit où il tient ; s’il n’y en a pas, il essaie l’anneau suivant, une case plus loin du bord, et ainsi de suite.

paper-opponent = Ce que vous laissez de deux récits et trois tuiles va à l’adversaire : une coche par récit sur la première ligne de sa sorte qu’il n’a pas encore marquée, une coche par tuile sur la ligne de sa carte. Avant votre décompte vient le sien, de haut en bas : dès qu’une ligne est pleine, notez les points de la prochaine récompense libre, barrez un ânkh et gommez les coches qui ont servi. Une carte peut être marquée deux fois, sauf si vous l’avez marquée ; cinq d’une sorte, une seule fois.
paper-opponent-order = Il marque dans cet ordre
paper-opponent-ankhs = Ses ânkhs
paper-scoring = { $title } ({ $kind })
paper-slot-1 = Première carte : tuiles de chats seuls ou de serpents seuls
paper-slot-2 = Deuxième carte : tuiles d’oiseaux seuls ou d’humains seuls
paper-slot-3 = Troisième carte : tuiles de deux animaux
paper-count-spaces = Ses récompenses
paper-count-stories = + ses récits
paper-count-level = + son niveau
paper-count-opponent = = l’adversaire
paper-count-you = Vous

## To choose what is printed

paper-about = Des PDF en noir et blanc, à remplir au crayon.
paper-about-tiles = Des PDF en noir et blanc, à remplir au crayon ; imprimez-les à 100 %, pour que les tuiles aillent sur les fresques.
paper-kind-all = Tout
paper-kind-maps = Feuilles Carte
paper-kind-murals = Fresques
paper-kind-tiles = Tuiles à découper
paper-kind-cards = Cartes à découper
paper-kind-solo = La feuille du jeu en solitaire
paper-kind-rules = Les règles

## The command

cli-about-print = faire des PDF : feuilles, fresques, tuiles, cartes, règles
cli-option-what = parmi { $kinds } (tout ce que le jeu possède)
cli-option-side = une face de ses Feuilles ou de ses fresques (celles de sa boîte)
cli-option-paper = { $papers } (a4)
cli-option-output = le fichier, ou - pour la sortie standard (nommé d’après son contenu)
cli-usage-what = QUOI
cli-usage-side = FACE
cli-usage-paper = PAPIER
cli-printed = { $file } : { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}.

refused-print-side = side : les feuilles « { $what } » de { $game } n’ont pas de faces : n’en indiquez pas.
refused-print-package = print a besoin de reportlab : pip install 'landscribe[print]'.
refused-exists = { $file } existe déjà et reste intact : donnez un autre nom avec --output.
