## What a host can set: options of the server, and what is wrong with them.

cli-option-config = a TOML file with these options under the same names ({ $file })
cli-usage-days = DAYS
cli-usage-contact = TEXT
cli-option-keep-finished = delete finished tables so long after the last thing happened there (0: never)
cli-option-keep-forgotten = delete unfinished tables so long after the last thing happened there (0: never)
cli-option-contact = whom people can ask about what is kept of them, for the privacy page
cli-option-metrics = who may read /metrics: addresses or networks (nobody)
cli-option-log-format = how the log is written: logfmt or json (logfmt)
cli-option-log-level = what is logged at least (warning)

refused-variable = { $name } is no setting of the environment; known are { $known }.
refused-setting = { $file } sets '{ $name }', which is no setting; known are { $known }.
refused-toml = { $file } is no TOML: { $why }.
refused-config-switch = '{ $text }' is neither true nor false.
refused-config-list = '{ $text }' is no list of texts, such as ["one", "two"].
refused-config-value = '{ $text }' is neither a text nor a number.
refused-network = '{ $text }' is neither an address nor a network, such as 127.0.0.1 or 10.0.0.0/8.
refused-days = { $name }: { $days } is less than nothing: write a number of days, or 0 for ever.
refused-choice = '{ $text }' is none of { $known }.
