## Backups of what a server keeps, and a look at all of it.

cli-about-backup = write every table into a file, while a server runs
cli-about-restore = fill an empty database with a backup
cli-about-doctor = play every log back and say what is wrong
cli-option-backup = the file of the backup
cli-backed-up = { $tables ->
    [one] 1 table is
   *[other] { $tables } tables are
} in { $file }.
cli-restored = { $tables ->
    [one] 1 table was
   *[other] { $tables } tables were
} restored from { $file }.
cli-examining = looking
cli-unreadable = { $table }: { $reason }
cli-damaged-part = Pages of the part “{ $part }” of the database are damaged: restore a backup.
cli-examined = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $over } over; { $foreign } that another version reads, { $damaged } damaged.
refused-option-of = { $command } has no option --{ $name }.
refused-package-of = { $command } needs the package { $package }: pip install 'landscribe[server]'.
refused-file = { $file }: { $why }.
refused-damaged-pages = It lies on damaged pages of the database: { $why }.
refused-backup = { $file } is no backup, or is damaged: nothing was changed.
refused-read-version = The database has version { $found } of its schema, and this program reads version { $known }: `landscribe serve` upgrades an older one.
refused-no-database = There is no database { $file }.
refused-not-empty = The database holds tables already: a backup goes into an empty one.
refused-other-version = The database has version { $found } of its schema, and the backup version { $kept }: a backup goes into an empty one.
