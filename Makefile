# Everything runs in .venv, made from requirements.txt on first use.
PYTHON ?= python3
PIP     = .venv/bin/python -m pip --disable-pip-version-check -qq
UPGRADE =

.PHONY: help play test thorough bench golden format lock clean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

play: .venv/ready  ## play in this terminal
	@.venv/bin/landscribe play

test: .venv/ready  ## check style, types and imports, then run the tests
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/pyright
	.venv/bin/lint-imports --no-logo
	.venv/bin/pytest

thorough: .venv/ready  ## run every test, the long ones too, with many more examples
	HYPOTHESIS_PROFILE=thorough .venv/bin/pytest -m "thorough or not thorough"

bench: .venv/ready  ## measure speed
	@.venv/bin/python -m bench

golden: .venv/ready  ## rewrite the golden transcripts; review their diff
	@.venv/bin/python -m tests.golden

format: .venv/ready  ## fix what can be fixed, and lay out the code
	.venv/bin/ruff check --fix-only
	.venv/bin/ruff format

lock:  ## remake requirements.txt from pyproject.toml (UPGRADE=--upgrade: to the newest versions)
	@dir=$$(mktemp -d) && trap 'rm -rf "$$dir"' EXIT && \
	$(PYTHON) -m venv "$$dir" && \
	"$$dir/bin/python" -m pip --disable-pip-version-check -qq install uv && \
	"$$dir/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(UPGRADE) \
		--group dev --output-file requirements.txt pyproject.toml

clean:  ## remove .venv, caches and builds
	rm -rf .venv build dist .hypothesis .import_linter_cache .pytest_cache .ruff_cache
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
