## Le lien d'une table : ce qu'il montre là où on le publie, et ce qu'il ouvre.

preview-invites = { $name } vous invite à jouer à { $game }
preview-open = { $number ->
    [one] Une place est libre.
   *[other] { $number } places sont libres.
}
preview-runs = Une partie de { $game }
preview-over = Une partie terminée de { $game }
preview-picture = Le dessin de cette table

web-invites = { $name } vous invite
web-invites-nobody = Une place est libre
web-invited-to = à une partie de { $game }
web-invited-options = Les règles de cette partie
web-invited-plain = Selon les règles habituelles.
web-invited-seed = La graine de cette table a été choisie : la personne qui l’a ouverte sait peut-être quelles cartes viendront.
web-invited-seats = Autour de la table
web-learn-first = Apprendre d’abord
web-learn-first-about = deux minutes, puis retour ici
web-just-watch = Seulement regarder
web-take-a-seat = Une place est libre : s’asseoir
web-to-invitation = Vers l’invitation
web-invite-friends = Inviter
web-invite-title = Inviter quelqu’un
web-invite-open = { $number ->
    [one] Une place est libre.
   *[other] { $number } places sont libres.
}
web-invite-about = Qui ouvre ce lien peut s’asseoir. Vous pouvez commencer en attendant.
web-lobby-open = Qui ouvre ce lien peut s’asseoir ; les cartes sont distribuées dès que toutes les places sont prises.
web-lobby-full = Toutes les places sont prises : les cartes sont distribuées dès que tout le monde a ouvert la table.
web-lobby-here = ici
web-lobby-you = vous
web-lobby-without = Commencer sans attendre { $who }
web-lobby-without-about = Les cartes sont alors distribuées sans le nombre de qui est absent.
web-lobby-bot = Un robot prend cette place
web-invite-code = Le lien sous forme de code à scanner
web-copy = Copier

web-seat-link = Le lien de votre place
web-seat-link-about = Ce lien est votre place : qui l’ouvre joue pour vous. Gardez-le pour vos propres appareils.
