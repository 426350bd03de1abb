# Everything runs in .venv, made from requirements.txt on first use; tests add requirements-lab.txt and requirements-docs.txt,
# measurements the first of these, `make docs` the second, and the thorough tests requirements-ppo.txt.
PYTHON ?= python3
NPM     = PATH="$(CURDIR)/.venv/bin:$$PATH" .venv/bin/npm --prefix web --loglevel=error
PIP     = .venv/bin/python -m pip --disable-pip-version-check -qq
UPGRADE =
TABLES  = 1 100 1000 2000
SECONDS = 12
TRIES   = 200
THINKING = 120
JOBS    = 1
# A test that crashes, or hangs for so many seconds, ends the run, and is named: pytest-xdist would wait for ever for
# what crashes twice.
HANGING = 600
# One more than there are cores: some tests wait.
WORKERS = $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
# What Python compiles is kept, whatever the shell says: else each of some hundred processes would compile it again.
unexport PYTHONDONTWRITEBYTECODE
PYTEST  = .venv/bin/pytest --numprocesses $(WORKERS) --dist loadfile --no-loadscope-reorder --max-worker-restart 0 \
	-o faulthandler_timeout=$(HANGING) -o faulthandler_exit_on_timeout=true
# PyTorch for Linux without CUDA, which is not at PyPI; its own version of this number has another.
TORCH   = sha256:6746dbcbeb526eb61330b76b41ff1b4eb848951103a892eeb080dfa2b264667b

CLIENT  = src/landscribe/server/static/index.html
WEB     = $(shell find web \( -name node_modules -o -path web/tests \) -prune -o -type f -print) $(wildcard src/landscribe/texts/*/*.ftl) src/landscribe/paper/symbols.json

PACK    = src/landscribe/server/pack/pack.json
PACKED  = $(shell find src/landscribe/core src/landscribe/games src/landscribe/bots src/landscribe/native src/landscribe/texts src/landscribe/table src/landscribe/device web/pack -type f -not -name '*.pyc')

.PHONY: help play web pack site test types client suite thorough bench strength balance load screenshots docs pictures wheel release wire golden redeal format lock clean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

play: .venv/ready web pack  ## play in the browser, here and on the phones around you
	@.venv/bin/landscribe serve --open --host 0.0.0.0

web: $(CLIENT)  ## build the client that the server sends to browsers

pack: $(PACK)  ## make what browsers keep to play without a server

site: pack web  ## write build/site/: static files that play alone and with bots on any web host
	@.venv/bin/python web/pack/site_folder.py

test: .venv/lab .venv/docs web pack  ## check style, types and imports, then run the tests
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/lint-imports --no-logo
	@sh tests/needs.sh
	@$(MAKE) --no-print-directory --jobs 3 types client suite

types:  # these three at once: one core's work beside that of all
	.venv/bin/pyright

client:
	@.venv/bin/python -m tests.tables
	$(NPM) run --silent test

suite:
	$(PYTEST)

thorough: HANGING = 3600
thorough: .venv/ppo .venv/docs web pack  ## run every test, the long ones too, with many more examples
	@sh tests/needs.sh thorough
	.venv/bin/pytest -m alone
	HYPOTHESIS_PROFILE=thorough $(PYTEST) -m "not alone"

bench: .venv/lab web pack  ## measure speed
	@.venv/bin/python -m bench

strength: .venv/ready  ## measure how strong every bot is, for docs/bots.md (THINKING=120 seconds a bot and game, JOBS=1)
	@.venv/bin/python -m bench.strength --seconds $(THINKING) --jobs $(JOBS)

balance: .venv/ready  ## weigh every scoring card against the others, for docs/balance.md
	@.venv/bin/python -m bench.balance

load: .venv/ready bench/boardgame/node_modules/installed  ## measure the server with many tables (TABLES="1 100 1000 2000" SECONDS=12)
	@.venv/bin/python -m bench.load $(SECONDS) $(TABLES)

screenshots: .venv/ready web pack  ## take pictures of every screen into screenshots/
	@sh tests/needs.sh
	@.venv/bin/python -m tests.browser.screenshots

docs: .venv/docs  ## build the site of the documentation, in site/
	@.venv/bin/python -m tools.site

pictures: .venv/ready web  ## take the pictures of README.md and docs/ anew
	@sh tests/needs.sh
	@.venv/bin/python -m tests.browser.pictures

wheel: .venv/ready web pack  ## build dist/landscribe-….whl, the client included: what a container is made of
	@rm -rf dist
	@.venv/bin/python -m hatchling build -t wheel

release: .venv/ready  ## check and build what is uploaded, into dist/, as docs/releasing.md says; upload nothing
	@.venv/bin/python -m tools.release

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
	compile --extra fast --extra plot --extra print --extra server --group dev --output-file requirements.txt && \
	compile --extra envs --extra openspiel --extra cluster --constraint requirements.txt --output-file requirements-lab.txt && \
	compile --group docs --constraint requirements.txt --constraint requirements-lab.txt --output-file requirements-docs.txt && \
	cp requirements-ppo.txt "$$dir/ppo.txt" && \
	compile --extra ppo --constraint requirements.txt --constraint requirements-lab.txt --output-file "$$dir/ppo.txt" && \
	awk '/^[^ ]/ { out = /^(cuda|nvidia|triton)/ } !/^torch==/ { if (!out) print; next } \
		{ printf "%s+cpu ; sys_platform == \"linux\" \\\n    --hash=$(TORCH)\n%s ; sys_platform != \"linux\" \\\n", $$1, $$1 }' \
		"$$dir/ppo.txt" > requirements-ppo.txt
	@$(NPM) run --silent lock

clean:  ## remove .venv, caches and builds
	rm -rf .venv web/node_modules web/tests/tables.json bench/boardgame/node_modules src/landscribe/server/static src/landscribe/server/pack screenshots build dist site .hypothesis .import_linter_cache .pytest_cache .ruff_cache
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

.venv/docs: requirements-docs.txt | .venv/ready
	@echo "Installing what the documentation is built with"
	@$(PIP) install --require-hashes -r requirements-docs.txt
	@touch $@

# For Linux, PyPI has PyTorch only for CUDA, whose libraries are several GB and are not installed here.
.venv/ppo: requirements-ppo.txt | .venv/lab
	@echo "Installing what MaskablePPO needs: sb3-contrib and PyTorch"
	@$(PIP) install --require-hashes --no-deps -r requirements-ppo.txt && .venv/bin/python -c 'import torch' || \
		{ echo "PyTorch is missing: let pip find one without CUDA (PIP_FIND_LINKS=, PIP_EXTRA_INDEX_URL=), and call make again." >&2; exit 1; }
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

$(PACK): requirements.txt web/node_modules/installed $(PACKED) web/device/kernels.ts
	@echo "Packing Python for browsers"
	@.venv/bin/python web/pack/pack.py

$(CLIENT): web/node_modules/installed $(WEB)
	@echo "Building the client"
	@$(NPM) run --silent check
	@$(NPM) run --silent build -- --logLevel warn
