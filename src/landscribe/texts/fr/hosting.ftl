## Ce qu’un hôte peut régler, et ce qui n’y va pas.

cli-option-config = un fichier TOML avec ces options sous les mêmes noms ({ $file })
cli-option-log-format = la forme du journal : logfmt ou json (logfmt)
cli-option-log-level = ce qui est journalisé au moins (warning)

refused-variable = { $name } n’est pas un réglage de l’environnement ; on connaît { $known }.
refused-setting = { $file } règle « { $name } », qui n’existe pas ; on connaît { $known }.
refused-toml = { $file } n’est pas du TOML : { $why }.
refused-config-switch = « { $text } » n’est ni true ni false.
refused-config-list = « { $text } » n’est pas une liste de textes, comme ["un", "deux"].
refused-config-value = « { $text } » n’est ni un texte ni un nombre.
refused-choice = « { $text } » n’en est pas une valeur : { $known }.
