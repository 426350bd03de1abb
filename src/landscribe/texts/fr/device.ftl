## Landscribe gardé sur cet appareil, joué sans serveur, remis à un serveur.

refused-needs-server = Cela demande un serveur : sur ce seul appareil, on joue en solitaire et avec des robots.
refused-friends-need-server = Pour jouer entre amis, il faut un serveur : sur cet appareil, on joue en solitaire et avec des robots.
refused-not-kept-here = Cela n’a pas pu être gardé et n’a donc pas eu lieu : cet appareil n’a plus de place, ou ce navigateur ne laisse rien garder. Ce qui s’y trouvait est intact.
refused-handed-running = Seule une partie terminée peut être remise.
refused-handed-seats = { $number ->
    [one] { $number } joueur est nommé
   *[other] { $number } joueurs sont nommés
 }, mais { $seats } ont joué.

device = Sur cet appareil
device-about = Gardé ici, Landscribe s’ouvre sans serveur et sans réseau : les quatre jeux, en solitaire et avec des robots, avec les règles, les initiations, les conseils et les parties à revoir. Vos parties restent sur cet appareil.
device-bots = Tous les robots jouent ici ; les plus forts pèsent moins de possibilités que sur un serveur.
device-bots-about = Tous les robots jouent ici, si ce navigateur peut les démarrer ; les plus forts pèsent moins de possibilités que sur un serveur.
device-bots-plain = Ici, le robot { $bot } est le plus fort : ceux qui explorent plus loin n’ont pas pu démarrer dans ce navigateur.
device-keep = Garder Landscribe sur cet appareil ({ $size } Mo à télécharger, { $room } Mo gardés)
device-fetching = { $done } sur { $size } Mo
device-kept = Landscribe est gardé sur cet appareil ({ $room } Mo).
device-remove = Le retirer
device-remove-about = Les parties jouées ici restent, et se rouvrent dès qu’il est de retour.
device-full = Il n’y a pas assez de place sur cet appareil : il faut { $room } Mo. Ce qui s’y trouvait est intact.
device-broken = Tout n’est pas arrivé : un nouvel essai reprend là où cela s’est arrêté.
device-blocked = Ce navigateur ne laisse rien garder ici : c’est le cas d’une fenêtre privée, ou d’une adresse sans https.
device-missing = Ce serveur n’a rien à garder : son hôte peut l’ajouter avec « make pack ».
device-table = Cette partie se joue sur cet appareil, sans serveur.
device-hand-over = La remettre au serveur
device-hand-over-about = La partie est remise au serveur sous forme de transcription, et son lien peut être montré à d’autres.
device-failed = Landscribe n’a pas pu démarrer sur cet appareil : rechargez la page, ou retirez-le pour le garder à nouveau.
device-lost = Cette partie était gardée sur cet appareil et n’y est plus : les données du navigateur ont été effacées.
