## Sauvegardes de ce qu’un serveur conserve, et examen de l’ensemble.

cli-about-backup = écrire toutes les tables dans un fichier, pendant qu’un serveur tourne
cli-about-restore = remplir une base de données vide avec une sauvegarde
cli-about-doctor = rejouer chaque journal et dire ce qui ne va pas
cli-option-backup = le fichier de la sauvegarde
cli-backed-up = { $tables ->
    [one] { $tables } table est
   *[other] { $tables } tables sont
} dans { $file }.
cli-restored = { $tables ->
    [one] { $tables } table a été restaurée
   *[other] { $tables } tables ont été restaurées
} depuis { $file }.
cli-examining = examen
cli-unreadable = { $table } : { $reason }
cli-damaged-part = Des pages de la partie « { $part } » de la base de données sont abîmées : restaurez une sauvegarde.
cli-examined = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $over } finies ; { $foreign } qu’une autre version lit, { $damaged } abîmées.
refused-option-of = { $command } n’a pas d’option --{ $name }.
refused-package-of = { $command } a besoin du paquet { $package } : pip install 'landscribe[server]'.
refused-file = { $file } : { $why }.
refused-damaged-pages = Elle se trouve sur des pages abîmées de la base de données : { $why }.
refused-backup = { $file } n’est pas une sauvegarde, ou est abîmé : rien n’a été changé.
refused-read-version = La base de données a la version { $found } de son schéma, et ce programme lit la version { $known } : `landscribe serve` met à jour une base plus ancienne.
refused-no-database = Il n’y a pas de base de données { $file }.
refused-not-empty = La base de données contient déjà des tables : une sauvegarde va dans une base vide.
refused-other-version = La base de données a la version { $found } de son schéma, et la sauvegarde la version { $kept } : une sauvegarde va dans une base vide.
