# GtkBridge and HomeApp. `make` alone lists the targets.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# What the parts without GTK need, beside the Swift toolchain: the stores. The names are Debian's; data/package-names.txt has the
# others.
HEADLESS_PACKAGES := libsqlite3-dev libpq-dev postgresql pgbouncer pkg-config
# What building, running and testing need.
PACKAGES := $(HEADLESS_PACKAGES) \
  libgtk-4-dev libadwaita-1-dev librsvg2-common adwaita-icon-theme gsettings-desktop-schemas \
  fonts-cantarell fonts-nanum libenchant-2-2 hunspell-en-us gir1.2-poppler-0.18 \
  xvfb x11-utils xdotool openbox dbus at-spi2-core python3 python3-gi python3-pyatspi gir1.2-atspi-2.0 imagemagick
# What tests on a Wayland desktop need beside that.
WAYLAND_PACKAGES := sway grim
# The desktop's screen reader.
SPEECH_PACKAGES := orca
# What checks and translates the files that the desktop reads.
DATA_PACKAGES := \
  gettext python3 desktop-file-utils appstream libglib2.0-dev-bin libxml2-utils librsvg2-bin imagemagick groff
# What packing the program needs: as a Debian package, with Meson, as a Flatpak.
PACKING_PACKAGES := meson ninja-build dpkg-dev binutils mmdebstrap bubblewrap flatpak flatpak-builder ostree elfutils
# What the benchmarks need beside that.
BENCHMARK_PACKAGES := libx11-dev libxdamage-dev sqlite3

ID := io.github.gtkbridge.HomeApp
# What the program looks for beside its own file, or in the folders above it, is laid out here as it will be installed.
SHARE := .build/share
LANGUAGES := $(shell cat data/po/LINGUAS)

DESKTOP := Tests/EndToEnd/with-desktop
END_TO_END := Tests/EndToEnd/run
# The application as it is meant to be used: with the Swift libraries inside, it starts sooner and takes less memory.
# Its hundred thousand addresses are relocated from a packed table: the plain one alone is 2 MB that every start reads.
# Generic types are made by direct calls: looking them up by name would search all conformances for each of their requirements.
# The functions that the start of HomeApp runs stand side by side: the kernel maps the pages around each page that runs. The
# programs that are measured share most of them.
OPTIMISED := -c release --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xlinker --symbol-ordering-file=$(CURDIR)/data/startup-order.txt -Xlinker --no-warn-symbol-ordering
RELEASE := $(OPTIMISED) --product HomeApp
# A critical message of GTK's ends a test at once. Drawing needs no graphics card; with RENDERER=gl, Mesa draws in its place.
RENDERER := cairo
# With one arena of the allocator, the memory that a test measures does not depend on how many threads happen to run.
TEST_ENVIRONMENT := G_DEBUG=fatal-criticals GSK_RENDERER=$(RENDERER) MALLOC_ARENA_MAX=1
# GLib's own allocator would hide what is used after it was freed. LeakSanitizer would report the caches that GTK and fontconfig
# keep to the end; tests of our own watch what is to go.
ASAN_ENVIRONMENT := ASAN_OPTIONS=detect_leaks=0 G_SLICE=always-malloc

## help: list the targets
.PHONY: help
help:
	@sed -n 's/^## //p' $(MAKEFILE_LIST) | awk -F': ' '{ printf "  %-14s %s\n", $$1, $$2 }'

## deps: install the packages that are missing, on Debian, Ubuntu, Fedora or Arch; DRY_RUN=yes only prints the command
.PHONY: deps
deps:
	@$(call install,$(PACKAGES) $(DATA_PACKAGES))

## build: build the library and the application
.PHONY: build
build: deps data
	swift build

## run: build the application and open its window; with no display, run it under a virtual one and write home.png
.PHONY: run
run: deps data
	swift build $(RELEASE)
	@if [[ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]]; then \
	  exec .build/release/HomeApp; \
	else \
	  echo "There is no display: HomeApp runs under a virtual one, and both of its buttons get clicked."; \
	  $(END_TO_END) .build/release/HomeApp screenshot.py home.png; \
	fi

## run-shared: open two windows that share a shop on a PostgreSQL server of its own; with no display, do that under a virtual one and write shared.png
.PHONY: run-shared
run-shared: deps data
	swift build $(RELEASE)
	@if [[ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]]; then \
	  HOME_APP=.build/release/HomeApp exec /usr/bin/python3 -B Tests/EndToEnd/run_shared.py; \
	else \
	  echo "There is no display: both windows are under a virtual one, and a book goes into the cart in one of them."; \
	  $(END_TO_END) .build/release/HomeApp run_shared.py "$(CURDIR)/shared.png"; \
	fi

## test: run every test
.PHONY: test
test: deps data
	swift build --build-tests
	$(TEST_ENVIRONMENT) Tests/run-all .build/debug
	@echo "All tests passed: headless, widgets, end to end."

## test-wayland: run every test on a Wayland desktop, under sway without a screen
.PHONY: test-wayland
test-wayland: deps data
	@$(call install,$(WAYLAND_PACKAGES))
	swift build --build-tests
	DESKTOP=wayland $(TEST_ENVIRONMENT) Tests/run-all .build/debug
	@echo "All tests passed on Wayland."

## check-speech: do the main tasks by keyboard with a screen reader, and compare what it says with Tests/EndToEnd/Spoken
.PHONY: check-speech
check-speech: deps data
	@$(call install,$(SPEECH_PACKAGES))
	swift build --product HomeApp
	$(TEST_ENVIRONMENT) $(END_TO_END) .build/debug/HomeApp spoken.py $(SPEECH)

## record-speech: record what a screen reader says in the main tasks, to be reviewed
.PHONY: record-speech
record-speech: SPEECH := --record
record-speech: check-speech

# A folder of its own keeps modules that need GTK out of reach. In an empty clone there are none yet: HEADLESS=.build then leaves
# `make test` less to compile, because the commands for what needs no GTK are the same.
HEADLESS := .build/headless

## test-headless: run the tests that need no GTK, no display and no bus
.PHONY: test-headless
test-headless:
	@$(call install,$(HEADLESS_PACKAGES))
	GTKBRIDGE_HEADLESS=1 env -u DISPLAY -u WAYLAND_DISPLAY -u DBUS_SESSION_BUS_ADDRESS \
	  swift test --scratch-path $(HEADLESS)

# The suites in which threads meet, apart from the main loop's, which needs GTK and a display.
THREADED_SUITES := CombineTests|RxSwiftTests|RIBsTests|ModernRIBsTests|HomeStoreTests|HomeStorePostgresTests
WITH_TSAN := --sanitize=thread --scratch-path .build/tsan

## check-tsan: run what several threads share under ThreadSanitizer: streams, RIBs, the store and its import, the main loop
.PHONY: check-tsan
check-tsan: check-tsan-headless deps
	swift build --build-tests $(WITH_TSAN)
	$(TEST_ENVIRONMENT) $(DESKTOP) swift test --skip-build $(WITH_TSAN) --filter '^MainLoopTests\.'

## check-tsan-headless: the part of check-tsan that needs no GTK
.PHONY: check-tsan-headless
check-tsan-headless: export GTKBRIDGE_HEADLESS := 1
check-tsan-headless:
	swift build --build-tests $(WITH_TSAN)
	swift test --skip-build $(WITH_TSAN) --filter '^($(THREADED_SUITES))\.'

## check-asan: run every suite, headless and with GTK, under AddressSanitizer
.PHONY: check-asan
check-asan: deps data
	swift build --build-tests --sanitize=address --scratch-path .build/asan
	$(ASAN_ENVIRONMENT) $(TEST_ENVIRONMENT) Tests/run-all .build/asan/debug --in-process

## data: lay out in .build/share what the program looks for at run time: translations, schema, icons
.PHONY: data
data: $(LANGUAGES:%=$(SHARE)/locale/%/LC_MESSAGES/$(ID).mo) $(SHARE)/glib-2.0/schemas/gschemas.compiled
	@mkdir -p $(SHARE)/icons && cp -ru data/icons/hicolor $(SHARE)/icons

$(SHARE)/locale/%/LC_MESSAGES/$(ID).mo: data/po/%.po
	@mkdir -p $(@D)
	msgfmt --check --output-file=$@ $<

$(SHARE)/glib-2.0/schemas/gschemas.compiled: data/$(ID).gschema.xml
	@mkdir -p $(@D)
	glib-compile-schemas --strict --targetdir=$(@D) data

## update-po: renew what translators work on, after messages in the sources have changed
.PHONY: update-po
update-po:
	@$(call install,$(DATA_PACKAGES))
	data/po/update-po

## check-data: check the files that the desktop reads, and that every message is translated
.PHONY: check-data
check-data:
	@$(call install,$(DATA_PACKAGES))
	/usr/bin/python3 -B -m unittest discover --start-directory Tests/Packaging

PREFIX ?= /usr/local
# The caches of schemas and icons are made beside them, unless somebody else does that: CACHES=no.
CACHES ?= yes
DATA_DIRECTORY = $(DESTDIR)$(PREFIX)/share
# English is what the desktop's files are written in.
MERGE = LINGUAS="$(filter-out en,$(LANGUAGES))" msgfmt -d data/po
INSTALLED = bin/HomeApp share/applications/$(ID).desktop share/metainfo/$(ID).metainfo.xml \
  share/glib-2.0/schemas/$(ID).gschema.xml share/dbus-1/services/$(ID).service \
  share/icons/hicolor/scalable/apps/$(ID).svg share/icons/hicolor/symbolic/apps/$(ID)-symbolic.svg \
  share/man/man1/HomeApp.1 $(LANGUAGES:%=share/locale/%/LC_MESSAGES/$(ID).mo) \
  $(patsubst data/%,share/$(ID)/%,$(wildcard data/catalogue/*.csv))

## install: build, and install under PREFIX (/usr/local), staged in DESTDIR where that is set
.PHONY: install
install:
	swift build $(RELEASE)
	install -Dm755 .build/release/HomeApp $(DESTDIR)$(PREFIX)/bin/HomeApp
	install -d $(DATA_DIRECTORY)/applications $(DATA_DIRECTORY)/metainfo $(DATA_DIRECTORY)/dbus-1/services
	$(MERGE) --desktop --template=data/$(ID).desktop.in -o $(DATA_DIRECTORY)/applications/$(ID).desktop
	$(MERGE) --xml --template=data/$(ID).metainfo.xml.in -o $(DATA_DIRECTORY)/metainfo/$(ID).metainfo.xml
	sed 's|@bindir@|$(PREFIX)/bin|' data/$(ID).service.in > $(DATA_DIRECTORY)/dbus-1/services/$(ID).service
	install -Dm644 -t $(DATA_DIRECTORY)/glib-2.0/schemas data/$(ID).gschema.xml
	install -Dm644 -t $(DATA_DIRECTORY)/man/man1 data/HomeApp.1
	for size in scalable symbolic; do \
	  install -Dm644 -t $(DATA_DIRECTORY)/icons/hicolor/$$size/apps data/icons/hicolor/$$size/apps/*.svg; \
	done
	for language in $(LANGUAGES); do \
	  folder=$(DATA_DIRECTORY)/locale/$$language/LC_MESSAGES; \
	  install -d $$folder && msgfmt -o $$folder/$(ID).mo data/po/$$language.po; \
	done
	for file in $(wildcard data/catalogue/*.csv); do install -Dm644 -t $(DATA_DIRECTORY)/$(ID)/catalogue $$file; done
	@$(renew_caches)

## uninstall: remove what install has installed
.PHONY: uninstall
uninstall:
	rm -f $(INSTALLED:%=$(DESTDIR)$(PREFIX)/%)
	rm -rf $(DATA_DIRECTORY)/$(ID)
	@$(renew_caches)

renew_caches = if [[ $(CACHES) == yes ]]; then \
  glib-compile-schemas $(DATA_DIRECTORY)/glib-2.0/schemas; \
  if command -v gtk-update-icon-cache > /dev/null; then \
    gtk-update-icon-cache --quiet --force --ignore-theme-index $(DATA_DIRECTORY)/icons/hicolor; \
  fi; \
  if command -v update-desktop-database > /dev/null; then update-desktop-database --quiet $(DATA_DIRECTORY)/applications; fi; \
fi

## check-install: install into an empty folder, move it, run it from there with no source tree, and uninstall
.PHONY: check-install
check-install: DESTDIR := .build/installed
check-install: PREFIX := /opt/home
check-install: deps
	rm -rf $(DESTDIR)
	@$(MAKE) --no-print-directory install DESTDIR=$(DESTDIR) PREFIX=$(PREFIX)
	Tests/Packaging/run-installed $(DESTDIR)
	@$(MAKE) --no-print-directory uninstall DESTDIR=$(DESTDIR) PREFIX=$(PREFIX) CACHES=no
	@test -z "$$(find $(DESTDIR) -name '*HomeApp*')"

## deb: make a Debian package in .build
.PHONY: deb
deb: deps
	@$(call install,$(PACKING_PACKAGES))
	data/deb/make-deb .build

## check-deb: install the Debian package into a clean Debian, and drive the program there
.PHONY: check-deb
check-deb: deb
	Tests/Packaging/run-in-debian .build/homeapp_*.deb

## check-debian13: build on Debian 13, which has GTK 4.18, and run there the suites that depend on GTK's version
.PHONY: check-debian13
check-debian13:
	@$(call install,mmdebstrap bubblewrap)
	Tests/Packaging/run-on-debian-13

## check-meson: build, install and run with the meson.build of meson-notes.md
.PHONY: check-meson
check-meson: deps
	@$(call install,$(PACKING_PACKAGES))
	Tests/Packaging/run-meson

## flatpak: build the Flatpak offline, install its bundle where nothing else is, and drive it; leaves it in .build/flatpak
.PHONY: flatpak
flatpak: deps
	@$(call install,$(PACKING_PACKAGES))
	data/flatpak/make-flatpak .build/flatpak

## flatpak-debian13: the same with a runtime of Debian 13, which has GTK 4.18; leaves it in .build/flatpak-debian13
.PHONY: flatpak-debian13
flatpak-debian13: deps
	@$(call install,$(PACKING_PACKAGES))
	RELEASE=trixie data/flatpak/make-flatpak .build/flatpak-debian13

## flatpak-manifests: write the manifests for Flathub's runtime and for the local one into .build/flatpak
.PHONY: flatpak-manifests
flatpak-manifests:
	data/flatpak/make-manifest flathub .build/flatpak/flathub
	data/flatpak/make-manifest local .build/flatpak/local

## preview: show the previews of VIEW (or of all) in a window that follows the sources as they are changed
.PHONY: preview
preview: deps data
	data/preview . HomeApp $(if $(VIEW),--preview $(VIEW),--preview-all)

## record-previews: record anew how the previews look, after a screen has been changed; look at what changes before you commit it
.PHONY: record-previews
record-previews: deps data
	swift build --build-tests
	rm -rf Tests/PreviewTests/Snapshots && mkdir Tests/PreviewTests/Snapshots
	RECORD_SNAPSHOTS=1 $(TEST_ENVIRONMENT) $(DESKTOP) swift test --skip-build --filter PreviewTests.PreviewTests

## docs: build the documentation into .build/docs
.PHONY: docs
docs: deps
	for module in SwiftUI Charts UserNotifications GtkBridgeAdwaita; do swift build --target $$module || exit; done
	data/docs .build/docs

## consumers: build and run two packages that use the library, plainly and with its Combine under another name
.PHONY: consumers
consumers: deps
	Tests/Consumers/run

## bench: measure start, memory and updates beside C programs that do the same
.PHONY: bench
bench: bench-programs
	swift build $(RELEASE)
	@status=0; \
	$(DESKTOP) Benchmarks/bench.py $(CHECK) .build/release/HomeApp Benchmarks/.build/release || status=1; \
	$(DESKTOP) Benchmarks/bench_collections.py $(CHECK) Benchmarks/.build/release || status=1; \
	exit $$status

## startup-order: record anew which functions the start of the application runs, for the linker
.PHONY: startup-order
startup-order: deps
	@$(call install,valgrind binutils)
	swift build $(RELEASE)
	$(DESKTOP) Benchmarks/startup-order .build/release/HomeApp > .build/startup-order.txt
	mv .build/startup-order.txt data/startup-order.txt

## bench-lists: measure only long lists, many fields and deep trees
.PHONY: bench-lists
bench-lists: bench-programs
	@$(DESKTOP) Benchmarks/bench_collections.py $(CHECK) Benchmarks/.build/release

## bench-check: measure, and fail when a figure is over its limit
.PHONY: bench-check
bench-check: CHECK := --check
bench-check: bench

## bench-shared: measure a shop on a PostgreSQL server beside psql and pgbench
.PHONY: bench-shared
bench-shared: bench-programs
	@Benchmarks/bench_shared.py $(CHECK) Benchmarks/.build/release

.PHONY: bench-programs
bench-programs: deps
	@$(call install,$(BENCHMARK_PACKAGES))
	swift build $(OPTIMISED) --package-path Benchmarks
	$(call compile,HomeScreen,HomeScreenC,gtk4)
	$(call compile,HomeScreen,HomeScreenAdwaitaC,libadwaita-1,-DWITH_ADWAITA)
	$(call compile,CollectionScreens,CollectionScreensC,gtk4)
	$(call compile,FirstFrame,FirstFrame,x11 xdamage)
	$(call compile,BookSearch,BookSearchC,sqlite3)
	$(call compile,Frames,Frames,x11 xdamage)

# The C programs are compiled apart from the package, which would link Swift's run-time library into them.
compile = clang -O2 -Wall -Wextra -Werror $(4) -IBenchmarks/Sources/FrameProbe/include Benchmarks/C/$(1)/*.c \
  $(if $(filter CollectionScreens,$(1)),Benchmarks/Sources/FrameProbe/*.c) -o Benchmarks/.build/release/$(2) \
  $$(pkg-config --cflags --libs $(3))

# What reads bytes from outside, and libFuzzer without its `main`, which a Swift program has itself.
FUZZ_TARGETS := csv json search settings command-line attributed-text
FUZZER = $(shell swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/clang/lib/linux/libclang_rt.fuzzer_no_main-$(shell uname -m).a
FUZZING := .build/fuzzing

## fuzz: look for crashes in what reads bytes from outside, each part of FUZZ_TARGETS for SECONDS (600)
.PHONY: fuzz
fuzz: $(FUZZ_TARGETS:%=fuzz-%)

# libFuzzer sees a crash where Swift's own backtraces do not come first, and writes the input that made it beside the log.
# Foundation never frees the buffer that it reads an empty file with, hence no looking for leaks.
.PHONY: $(FUZZ_TARGETS:%=fuzz-%)
$(FUZZ_TARGETS:%=fuzz-%): SECONDS := 600
$(FUZZ_TARGETS:%=fuzz-%): fuzz-%: fuzzing
	@echo "Fuzzing $* for $(SECONDS) seconds"
	@SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 $(FUZZING)/release/Fuzzing $* $(FUZZING)/corpora/$* -max_total_time=$(SECONDS) \
	  -artifact_prefix=$(FUZZING)/$*- -timeout=10 -print_final_stats=1 > $(FUZZING)/$*.log 2>&1 \
	  || { tail -n 60 $(FUZZING)/$*.log; exit 1; }
	@grep -E 'DONE|number_of_executed_units|slowest_unit|peak_rss' $(FUZZING)/$*.log

.PHONY: fuzzing
fuzzing: deps
	swift build -c release --package-path Tests/Fuzzing --scratch-path $(FUZZING) -Xswiftc -enable-testing \
	  -Xswiftc -sanitize=address,fuzzer -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -fno-sanitize=fuzzer \
	  -Xlinker $(FUZZER) -Xlinker -lstdc++
	Tests/Fuzzing/make-corpora $(FUZZING)/corpora

## soak: be a random user for SECONDS (300), from SEED (any), watching for warnings, crashes and growth; what it does is in soak.log
.PHONY: soak
soak: SECONDS := 300
soak: deps data
	swift build $(RELEASE)
	$(END_TO_END) .build/release/HomeApp soak.py --seconds $(SECONDS) --log soak.log $(if $(SEED),--seed $(SEED))

## soak-replay: do again what the soak did whose log is LOG (soak.log)
.PHONY: soak-replay
soak-replay: LOG := soak.log
soak-replay: deps data
	swift build $(RELEASE)
	$(END_TO_END) .build/release/HomeApp soak.py --replay $(LOG)

## gallery-soak: open the pages of the gallery 1,000 times, watching for warnings and growth
.PHONY: gallery-soak
gallery-soak: deps
	swift build $(RELEASE)
	$(END_TO_END) .build/release/HomeApp gallery_soak.py

## screenshot: renew the picture of the screen that the README shows
.PHONY: screenshot
screenshot: deps
	swift build $(RELEASE)
	mkdir -p data/screenshots
	$(END_TO_END) .build/release/HomeApp screenshot.py data/screenshots/home.png

## store-screenshots: renew the pictures by which software centres show the program
.PHONY: store-screenshots
store-screenshots: deps
	swift build $(RELEASE)
	$(END_TO_END) .build/release/HomeApp store_screenshots.py $(CURDIR)/data/screenshots

## gallery-screenshots: renew the pictures of every page of the gallery, in light and in dark
.PHONY: gallery-screenshots
gallery-screenshots: deps
	swift build $(RELEASE)
	$(END_TO_END) .build/release/HomeApp gallery_screenshots.py $(CURDIR)/data/screenshots/gallery

## lint: check the formatting of all Swift files, the architecture and the documentation
.PHONY: lint
lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources
	Tests/Architecture/check
	Tests/Architecture/test_check.py
	Tests/Documentation/check
	Tests/Documentation/test_check.py

## check-all: run every check that there is, those first that find most; go on after a failure, and say what each took
.PHONY: check-all
check-all:
	@.ci/checks lint check-data test-headless test consumers check-install docs check-deb check-debian13 check-meson \
	  flatpak flatpak-debian13 'fuzz SECONDS=20' check-asan check-tsan gallery-soak 'soak SECONDS=300' bench-check

## clean: remove everything that was built
.PHONY: clean
clean:
	rm -rf .build Benchmarks/.build home.png shared.png soak.log

# Installs those of the given packages that are missing; DRY_RUN=yes only prints the command.
install = data/install-packages $(if $(DRY_RUN),--dry-run) $(1)
