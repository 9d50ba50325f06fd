# make play: sit down and play.   make test: everything.   make help: the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled

.DEFAULT_GOAL := help
.PHONY: help play test check test-fast soak wheel test-compiled bench clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Meadhall needs Python 3.11 or newer; say which: make PYTHON=/path/to/python3.11"; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/playing: $(BIN)/python pyproject.toml requirements.lock
	$(BIN)/python -m pip install -q --disable-pip-version-check -c requirements.lock -e .
	@touch $@

$(VENV)/developing: $(BIN)/python pyproject.toml requirements.lock
	$(BIN)/python -m pip install -q --disable-pip-version-check -c requirements.lock -e '.[dev]'
	@touch $@ $(VENV)/playing

play: $(VENV)/playing ## sit down and play
	$(BIN)/meadhall play boru --terminal

test: check test-source test-compiled ## everything: style, types, all tests on the source and on the compiled wheel

check: $(VENV)/developing ## style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

test-source: $(VENV)/developing
	$(BIN)/python -m pytest -n 2

soak: $(VENV)/developing ## ten thousand random games of each game, player count and option
	$(BIN)/python -m benchmarks.soak

wheel: $(VENV)/developing ## the wheel, compiled by mypyc
	rm -rf dist
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/python -m build --wheel --outdir dist .

$(COMPILED)/installed: $(VENV)/developing $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' 2>/dev/null)
	$(MAKE) wheel
	test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python -m pip install -q --disable-pip-version-check -c requirements.lock \
		--force-reinstall --no-deps dist/*.whl
	$(COMPILED)/bin/python -m pip install -q --disable-pip-version-check -c requirements.lock \
		"meadhall[dev] @ file://$(CURDIR)/$$(ls dist/*.whl)"
	@touch $@

test-compiled: $(COMPILED)/installed ## all tests on the compiled wheel
	$(COMPILED)/bin/python -m pytest -n 2

bench: $(COMPILED)/installed ## speed, from source and compiled, side by side in one run
	$(BIN)/python -m benchmarks.speed --compiled $(COMPILED)/bin/python

clean: ## forget what was built
	rm -rf build dist $(VENV) $(COMPILED) .mypy_cache .ruff_cache .pytest_cache .hypothesis
