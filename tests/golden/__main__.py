"""`make golden`: plays the games that are not kept yet, and writes every transcript anew."""

from tests.golden import GAMES_PLAYED, LINE, kept, page, played

for golden in GAMES_PLAYED:
    record = kept(golden.path)[0] if golden.path.exists() else played(golden)
    golden.path.parent.mkdir(exist_ok=True)
    golden.path.write_text(record.to_text() + LINE + page(record), encoding="utf-8")
    print(golden.path.name, record.game, len(record.actions), "actions")
