collect_ignore = ["harbours.py"]  # it is read by `--with` only
