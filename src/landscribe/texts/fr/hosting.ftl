## Ce qu’un hôte peut régler, et ce qui n’y va pas.

cli-option-config = un fichier TOML avec ces options sous les mêmes noms ({ $file })
cli-usage-days = JOURS
cli-usage-contact = TEXTE
cli-option-keep-finished = effacer les tables finies tant de jours après leur dernier évènement (0 : jamais)
cli-option-keep-forgotten = effacer les tables inachevées tant de jours après leur dernier évènement (0 : jamais)
cli-option-contact = à qui demander ce qui est conservé, pour la page de confidentialité
cli-option-metrics = qui peut lire /metrics : des adresses ou des réseaux (personne)
cli-option-log-format = la forme du journal : logfmt ou json (logfmt)
cli-option-log-level = ce qui est journalisé au moins (warning)

refused-variable = { $name } n’est pas un réglage de l’environnement ; on connaît { $known }.
refused-setting = { $file } règle « { $name } », qui n’existe pas ; on connaît { $known }.
refused-toml = { $file } n’est pas du TOML : { $why }.
refused-config-switch = « { $text } » n’est ni true ni false.
refused-config-list = « { $text } » n’est pas une liste de textes, comme ["un", "deux"].
refused-config-value = « { $text } » n’est ni un texte ni un nombre.
refused-network = « { $text } » n’est ni une adresse ni un réseau, comme 127.0.0.1 ou 10.0.0.0/8.
refused-days = { $name } : { $days } est moins que rien : écrivez un nombre de jours, ou 0 pour toujours.
refused-choice = « { $text } » n’en est pas une valeur : { $known }.
