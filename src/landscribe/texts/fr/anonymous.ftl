## Le nom de qui n'en donne pas ; un navigateur le connaît dans toutes les langues.

web-anonymous = Anonyme
