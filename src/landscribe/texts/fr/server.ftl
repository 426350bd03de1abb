## Pourquoi le serveur ne fait pas ce qui lui est demandé

refused-message = Ce n’est pas un message : { $reason }
refused-malformed = { $place } : { $what }.
refused-malformed-whole = { $what }.
malformed-missing = il manque une valeur
malformed-extra = cela n’existe pas ici
malformed-json = ce n’est pas du JSON
malformed-kind = il faut une valeur d’un autre genre
malformed-choice = il faut { $expected }
malformed-text = il faut un texte
malformed-number = il faut un nombre entier
malformed-pattern = cela ne suit pas le modèle { $pattern }
malformed-short = { $least ->
    [one] il faut au moins { $least } caractère
   *[other] il faut au moins { $least } caractères
}
malformed-long = { $most ->
    [one] il faut au plus { $most } caractère
   *[other] il faut au plus { $most } caractères
}
malformed-few = { $least ->
    [one] il faut au moins { $least } élément
   *[other] il faut au moins { $least } éléments
}
malformed-many = { $most ->
    [one] il faut au plus { $most } élément
   *[other] il faut au plus { $most } éléments
}
malformed-small = il faut { $least } ou plus
malformed-large = il faut moins de { $most }
refused-too-many-requests = Trop de demandes depuis cette adresse : attendez un peu.
refused-too-many-messages = Trop de messages : attendez un peu.
refused-too-many-hints = Trop de conseils pour cette adresse : attendez un peu.
refused-too-many-tables = Trop de nouvelles tables depuis cette adresse : attendez une minute.
refused-too-many-connections = Trop de connexions depuis cette adresse.
refused-other-site = Cette demande vient d’un autre site.
refused-too-large = Au-delà de { $most } octets, rien n’est lu.
refused-nothing-here = Il n’y a rien ici.
refused-method = On ne peut pas demander cela ainsi.
refused-unreadable-request = Cette requête est illisible.
refused-failure = Le serveur a rencontré un problème.
refused-limit = « { $text } » n’est pas une limite : écrivez { $known } ; N/N dit combien par seconde et combien d’un coup.
refused-database = « { $scheme } » n’est pas une base de données d’ici : il faut sqlite:///FICHIER ou postgresql://….
refused-newer-database = La base de données est à la version { $found } de son schéma, et ce programme connaît les versions jusqu’à { $known } : utilisez un programme plus récent. Rien n’a été changé.
refused-workers-file = Un fichier SQLite est servi par un seul processus, pas par { $number } : pour plusieurs, donnez une base PostgreSQL à --database.
refused-unusable-database = La base de données { $database } est inutilisable : { $why }.
refused-held-database = Un autre processus sert déjà les tables de { $file } : arrêtez-le d’abord, ou utilisez PostgreSQL pour en lancer plusieurs.
refused-unwell = Les tables ne peuvent être ni écrites ni lues pour le moment.
refused-no-table = Il n’y a pas de table « { $table } » ici.
refused-no-such-table = Cette table n’existe pas ici.
refused-unreadable-game = Cette table joue à « { $game } », un jeu que ce programme ne connaît pas.
refused-unreadable-old = Cette table date du temps où les règles n’avaient pas encore de versions : la partie ne peut plus être jouée.
refused-unreadable-new = Cette table suit la version { $rules } des règles, et ce programme connaît les versions jusqu’à { $known } : un programme plus récent peut continuer la partie.
refused-unreadable-record = Ce qui a été convenu à cette table ne peut plus être lu.
refused-unreadable-log = Ce qui s’est passé à cette table ne peut plus être rejoué : { $reason }
refused-unreadable-damaged = Ce qui s’est passé à cette table ne peut plus être rejoué.
refused-unreadable-altered = Après la ligne { $number } de son journal, cette table n’est plus ce qu’elle était quand elle a été jouée : les règles ont changé entre-temps sans changer de version. Rien n’est perdu, et le programme avec lequel elle a été jouée peut continuer la partie.
refused-not-one-seat = { $number ->
    [one] { $number } place est à vous
   *[other] { $number } places sont à vous
} : il en faut exactement une.
refused-shuffled-seed = Une graine choisie ne se mélange pas à plusieurs : renoncez à l’une ou à l’autre.
refused-nobody-there = Il n’y a personne d’autre à la place { $seat } que vous puissiez retirer.
refused-no-token = Il faut le jeton d’une place, comme « { $header } ».
refused-token = Ce lien n’est pas, ou n’est plus, une place à cette table.
refused-hello = Présentez-vous d’abord (hello).
refused-silence = Personne ne s’est présenté (hello).
refused-watching = Qui regarde ne peut pas faire cela : asseyez-vous d’abord.
refused-too-late = C’est trop tard : quelque chose a été révélé entre-temps.
refused-not-begun = Les cartes ne sont pas encore distribuées : elles le seront quand tout le monde sera assis.
refused-begun = Les cartes sont déjà distribuées.
refused-pledge = Cette place n’a pas de nombre à ajouter à la donne, ou l’a déjà ajouté.
refused-reveal-early = Ce nombre reste secret jusqu’à ce que chaque place soit prise et que chacun ait promis le sien.
refused-reveal = Ce n’est pas le nombre qui avait été promis.
refused-take-back = Il n’y a rien à annuler : quelque chose a été révélé entre-temps.
refused-bot-plays = Le robot « { $bot } » joue cette place : reprenez-la d’abord.
refused-over-replace = La partie est terminée : plus personne n’a à jouer.
refused-over-join = La partie est terminée : on ne peut plus s’asseoir.
refused-not-over = La partie n’est pas encore terminée.
refused-past = La partie n’est pas encore terminée : d’ici là, son passé pourrait trahir des secrets.
refused-owner = Seul l’hôte de la table peut faire cela.
refused-bot-here = « { $name } » n’est pas un robot pour ce jeu : il y a { $known }.
refused-same = C’est déjà le cas.
refused-owes-nothing = { $who } n’a rien à jouer maintenant.
refused-owes-nothing-you = Vous n’avez rien à jouer maintenant.
refused-no-stand-in = Aucune règle du jeu ne peut choisir pour un absent maintenant : un robot peut prendre la place.
refused-hint = Ce n’est pas à vous de jouer.
refused-hint-coming = Un conseil arrive déjà.
refused-bot-late = Le robot pensait à quelque chose qui est passé.
refused-log-full = Il s’est passé tant de choses à cette table (plus de { $most }) qu’on ne peut plus rien annuler, demander ni changer : la partie peut être jouée jusqu’au bout.
refused-conflict = Autre chose s’est passé d’abord à cette table : regardez de nouveau.
refused-is-here = { $who } est là : personne d’autre ne décide à sa place.
refused-is-here-you = Vous êtes là : personne d’autre ne décide à votre place.
refused-was-here = { $who } était là il y a un instant : les autres pourront décider à sa place après { $seconds } secondes d’absence.
refused-was-here-you = Vous étiez là il y a un instant : les autres pourront décider à votre place après { $seconds } secondes d’absence.
refused-not-late = { $who } a encore du temps : personne d’autre ne décide encore à sa place.
refused-not-late-you = Vous avez encore du temps : personne d’autre ne décide encore à votre place.
refused-time-up = Le temps de ce tour est écoulé : on n’annule plus rien.
refused-talk = Cela fait beaucoup d’un coup : attendez quelques secondes.
refused-no-cell = Il n’y a pas de telle case sur cette carte.
refused-not-kept = Cela n’a pas pu être conservé et n’a donc pas eu lieu : réessayez dans un instant.
refused-full-table = Toutes les places sont prises : vous pouvez regarder.
refused-seat-taken = La place { $seat } n’est pas libre : on peut prendre { $free }.
refused-rematch-late = Quelqu’un d’autre a demandé la revanche d’abord : redemandez.
refused-rematch-seat = Quelqu’un d’autre a pris votre place à la revanche.
refused-step = Il n’y a pas d’étape { $step } : la partie en compte { $steps }.
refused-no-challenge = Ce défi n’existe pas : la partie à battre a été effacée, ou le lien n’est pas entier.
refused-challenge-practice = On ne lance pas de défi avec un entraînement : jouez d’abord une vraie partie.
refused-contest-seats = D’autres jouent la même donne avec les mêmes places : personne ne peut les changer.
refused-no-deal = Il n’y a pas de telle donne d’un jour ou d’une semaine : elle s’écrit comme « day:cartographers:2026-11-17 ».
refused-deal-over = Cette donne ne se joue pas maintenant : cherchez celle du jour.
refused-deal-runs = D’autres jouent encore cette donne : sa graine est dite quand elle est terminée.
refused-results = Les résultats se voient une fois votre partie terminée, ou quand la donne est close.

## What is shown where the page itself is not there yet.

server-unbuilt = Le serveur tourne, mais sa page n’est pas encore construite : lancez « make web » et rechargez.
server-api = Ce que le serveur sait faire
