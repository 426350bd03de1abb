# Everything runs in .venv, made from requirements.txt on first use; tests and measurements add requirements-lab.txt.
PYTHON ?= python3
NPM     = PATH="$(CURDIR)/.venv/bin:$$PATH" .venv/bin/npm --prefix web --loglevel=error
PIP     = .venv/bin/python -m pip --disable-pip-version-check -qq
UPGRADE =
TABLES  = 1 100 1000 2000
SECONDS = 12
TRIES   = 200
THINKING = 120
JOBS    = 1

CLIENT  = src/landscribe/server/static/index.html
WEB     = $(shell find web \( -name node_modules -o -path web/tests \) -prune -o -type f -print) $(wildcard src/landscribe/texts/*/*.ftl)

.PHONY: help play web test thorough bench strength load screenshots wheel wire golden redeal format lock clean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

play: .venv/ready web  ## play in the browser, here and on the phones around you
	@.venv/bin/landscribe serve --open --host 0.0.0.0

web: $(CLIENT)  ## build the client that the server sends to browsers

test: .venv/lab web  ## check style, types and imports, then run the tests
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/pyright
	.venv/bin/lint-imports --no-logo
	@.venv/bin/python -m tests.tables
	$(NPM) run --silent test
	@sh tests/needs.sh
	.venv/bin/pytest --numprocesses auto --dist loadfile --no-loadscope-reorder

thorough: .venv/lab web  ## run every test, the long ones too, with many more examples
	@sh tests/needs.sh
	HYPOTHESIS_PROFILE=thorough .venv/bin/pytest -m "thorough or not thorough"

bench: .venv/lab web  ## measure speed
	@.venv/bin/python -m bench

strength: .venv/ready  ## measure how strong every bot is, for docs/bots.md (THINKING=120 seconds a bot and game, JOBS=1)
	@.venv/bin/python -m bench.strength --seconds $(THINKING) --jobs $(JOBS)

load: .venv/ready bench/boardgame/node_modules/installed  ## measure the server with many tables (TABLES="1 100 1000 2000" SECONDS=12)
	@.venv/bin/python -m bench.load $(SECONDS) $(TABLES)

screenshots: .venv/ready web  ## take pictures of every screen into screenshots/
	@sh tests/needs.sh
	@.venv/bin/python -m tests.browser.screenshots

wheel: .venv/ready web  ## build dist/landscribe-….whl, the client included: what a container is made of
	@rm -rf dist
	@.venv/bin/python -m hatchling build -t wheel

wire: .venv/ready  ## write the browser's types of what crosses the wire, web/src/wire.ts
	@.venv/bin/python -m landscribe.server.typescript

golden: .venv/ready  ## write the golden transcripts again, or add a game (CARD="Tree line" that it shows, or GAME=mapmaker/new)
	@.venv/bin/python -m tests.golden $(if $(CARD),--card "$(CARD)") $(if $(GAME),--game $(GAME))

redeal: .venv/ready  ## play golden games anew, by the newest rules (GAMES="mapmaker/tidy heroes/two", or all)
	@.venv/bin/python -m tests.golden --redeal $(GAMES) --tries $(TRIES)

format: .venv/ready  ## fix what can be fixed, and lay out the code
	.venv/bin/ruff check --fix-only
	.venv/bin/ruff format

lock: .venv/ready  ## remake requirements*.txt and web/package-lock.json (UPGRADE=--upgrade: requirements to the newest)
	@dir=$$(mktemp -d) && trap 'rm -rf "$$dir"' EXIT && \
	$(PYTHON) -m venv "$$dir" && \
	"$$dir/bin/python" -m pip --disable-pip-version-check -qq install uv && \
	compile() { "$$dir/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(UPGRADE) "$$@" pyproject.toml; } && \
	compile --extra fast --extra plot --extra server --group dev --output-file requirements.txt && \
	compile --extra envs --extra openspiel --extra cluster --constraint requirements.txt --output-file requirements-lab.txt
	@$(NPM) run --silent lock

clean:  ## remove .venv, caches and builds
	rm -rf .venv web/node_modules web/tests/tables.json bench/boardgame/node_modules src/landscribe/server/static screenshots build dist .hypothesis .import_linter_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps come last, so an interrupted set-up starts again from an empty .venv.
.venv/installed: requirements.txt
	@command -v $(PYTHON) >/dev/null || \
		{ echo "Landscribe needs Python 3.11 or newer, and there is no $(PYTHON): install it, or name one with make PYTHON=…" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Landscribe needs Python 3.11 or newer, and $(PYTHON) is not: name another with make PYTHON=…" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) cannot make virtual environments: install its venv module (on Debian, the package python3-venv)." >&2; exit 1; }
	@echo "Setting up .venv: Python, the dependencies and the tools of requirements.txt (about a minute, once)"
	@$(PYTHON) -m venv --clear .venv
	@$(PIP) install --require-hashes -r requirements.txt
	@touch $@

.venv/ready: .venv/installed pyproject.toml
	@echo "Installing landscribe into .venv"
	@$(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

.venv/lab: requirements-lab.txt | .venv/ready
	@echo "Installing what the laboratory needs: environments and clusters"
	@$(PIP) install --require-hashes -r requirements-lab.txt
	@touch $@

# Node and npm come from PyPI; only the packages of package-lock.json come from npm.
web/node_modules/installed: web/package-lock.json | .venv/ready
	@echo "Installing what the client is built with"
	@$(NPM) ci --silent --no-progress
	@touch $@

bench/boardgame/node_modules/installed: bench/boardgame/package-lock.json | .venv/ready
	@echo "Installing boardgame.io, to compare with"
	@PATH="$(CURDIR)/.venv/bin:$$PATH" .venv/bin/npm --prefix bench/boardgame --loglevel=error ci --silent --no-progress
	@touch $@

$(CLIENT): web/node_modules/installed $(WEB)
	@echo "Building the client"
	@$(NPM) run --silent check
	@$(NPM) run --silent build -- --logLevel warn
