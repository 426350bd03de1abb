## Ce qui est conservé des gens, et comment le faire effacer.

web-privacy = Ce qui est conservé de vous
web-privacy-short = Ni compte, ni cookie, ni publicité, et rien n’est dit à personne d’autre.
web-privacy-server = Sur ce serveur
web-privacy-seat = À chaque table où vous êtes : le nom, le titre et le blason que vous avez donnés, et ce qui s’y fait, avec l’heure. Rien d’autre sur vous.
web-privacy-token = Le lien de votre place en est la clé. Le serveur n’en garde que l’empreinte, qui ne permet pas de le retrouver.
web-privacy-address = Votre adresse réseau est connue tant que vous êtes là, afin que personne ne submerge le serveur. Elle n’est pas notée ; ce qui se trouve devant le serveur peut tenir ses propres journaux.
web-privacy-contests = Quand vous relevez un défi ou jouez la donne du jour : votre score, et une empreinte qui permet de reconnaître votre navigateur à cet endroit et nulle part ailleurs, pour qu’un seul essai compte.
web-privacy-seen = Qui a le lien d’une table en voit les noms et les cartes, et tous les coups une fois la partie finie.
web-privacy-device = Sur cet appareil
web-privacy-browser = Votre navigateur retient votre nom, vos réglages, vos places et la fin de vos parties, même quand leurs tables sont effacées. « Mes parties » enregistre tout cela dans un fichier. Les Feuilles dessinées pour être comptées, les soirées sur papier et les parties jouées sur cet appareil restent ici. Si vous effacez les données de ce site, vos places partent aussi, à moins d’en avoir les liens.
web-privacy-time = Combien de temps
web-privacy-finished = { $days ->
    [0] Les parties finies sont gardées jusqu’à ce que quelqu’un les efface.
    [one] Les parties finies sont effacées un jour après leur dernier évènement.
   *[other] Les parties finies sont effacées { $days } jours après leur dernier évènement.
}
web-privacy-forgotten = { $days ->
    [0] Les parties en cours sont gardées elles aussi.
    [one] Les parties en cours sont effacées quand il ne s’y passe rien pendant un jour.
   *[other] Les parties en cours sont effacées quand il ne s’y passe rien pendant { $days } jours.
}
web-privacy-backups = Une sauvegarde faite avant les garde aussi longtemps qu’elle existe.
web-privacy-delete = Pour faire effacer
web-privacy-how = Masquez la partie sur la première page. Sous « Parties masquées », vous pouvez ensuite effacer votre place, avec votre nom dans tout ce qui est conservé, ou toute la table si elle est à vous.
web-privacy-contact = Qui tient ce serveur
web-privacy-licences = Licences de ce dont cette page est faite

web-delete = Effacer…
web-delete-of = Effacer : { $game }
web-delete-really = Effacer pour de bon ?
web-delete-seat-about = Votre nom et le lien de votre place disparaissent alors sans retour. Ce que vous avez fait reste, sans votre nom.
web-delete-seat = Effacer ma place
web-delete-table-about = Cette table est à vous. Vous pouvez aussi l’effacer pour tout le monde, avec tout ce qui s’y est passé.
web-delete-table = Effacer la table pour tout le monde
web-deleted-now = { $game } : effacé.

refused-owner-delete = Seul le propriétaire de la table peut l’effacer ; vous pouvez quitter votre place.
refused-deleted = Cette table a été effacée.
