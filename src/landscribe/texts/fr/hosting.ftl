## Ce qu’un hôte peut régler, et ce qui n’y va pas.

cli-option-config = un fichier TOML avec ces options sous les mêmes noms ({ $file })
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
refused-choice = « { $text } » n’en est pas une valeur : { $known }.
