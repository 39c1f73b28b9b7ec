// The C half of GtkBridge's main loop.
//
// GLib's default main context owns the main thread of a GTK program, but Swift delivers work to that thread in three
// other ways. Each gets one GSource, so that all three run under `g_main_loop_run` and `g_application_run` and cost
// nothing while there is nothing to do:
//
//   executor_hooks.c   makes this library the main executor of the Swift runtime, when the program is loaded
//   job_queue.c        the MainActor jobs that wait for the main thread: lock-free, no allocation
//   job_source.c       MainActor jobs      (`Task { @MainActor in }`, `await` in main-actor code)
//   dispatch_source.c  the dispatch main queue (`DispatchQueue.main`, `OperationQueue.main`)
//   run_loop_source.c  Foundation's main run loop (`Timer`, `RunLoop.main`)
//   main_loop.c        attaches the sources, and turns the loop
//
// Loading attaches nothing and touches neither GTK nor a display: a program that never runs a GLib loop still gets its
// MainActor jobs, through the dispatch main queue (see gtkbridge_set_outermost).
//
// No pointer crosses into Swift: handles are structures that the Swift side passes through unread.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// One job of the Swift runtime: the layout of Swift's `UnownedJob`.
typedef struct gtkbridge_job {
  void *reference;
} gtkbridge_job;

/// One serial executor of the Swift runtime: the layout of Swift's `UnownedSerialExecutor`.
typedef struct gtkbridge_executor {
  void *identity;
  void *implementation;
} gtkbridge_executor;

// ---------------------------------------------------------------------------------------------------------------------
// Implemented in Swift (GtkBridge/MainLoop), called from here. The compiler matches the two by their Swift names.

/// Returns the executor that stands for MainActor. Any thread; always the same value.
gtkbridge_executor gtkbridge_main_executor(void) __attribute__((swift_name("mainExecutorReference()")));

/// Runs `job` to its next suspension point as MainActor. Main thread only.
void gtkbridge_run_main_job(gtkbridge_job job) __attribute__((swift_name("runMainJob(_:)")));

// ---------------------------------------------------------------------------------------------------------------------
// Implemented in C, called from Swift.

/// Queues `job` for the main thread and wakes it if it sleeps. Any thread; never blocks, never allocates.
void gtkbridge_enqueue_main_job(gtkbridge_job job);

/// Whether the caller is on the process's first thread, the only one that may touch GTK.
bool gtkbridge_is_main_thread(void);

/// Attaches the three sources to GLib's default main context, once; later calls do nothing. Main thread only.
///
/// Called by whoever is about to turn the loop, not at load time: a program that never does should pay for neither
/// GLib's context nor Foundation's run loop, and may give the main thread to another loop.
void gtkbridge_attach_sources(void);

/// Says whether GLib's loop is the outermost loop of the main thread, and returns what was said before. Main thread
/// only.
///
/// While it is, a MainActor job costs one GLib wake-up. While it is not (another loop runs, or none yet), GLib may not
/// be turning at all, so a job also posts itself to the dispatch main queue, which every other outermost loop drains:
/// `RunLoop.main.run()`, XCTest's waits, `dispatchMain()`.
bool gtkbridge_set_outermost(bool outermost);

/// Lets the memory of large collections be used again rather than given back to the system with each of their changes:
/// fetching it anew, page by page, took five times as long as copying 100,000 elements. What is over 32 MB is given back.
void gtkbridge_keep_freed_memory(void);

/// Turns GLib's default main context once: waits until a source is ready, but no longer than `microseconds`, and
/// dispatches what is ready. Returns whether anything was. Main thread only.
bool gtkbridge_iterate(int64_t microseconds);

/// Whether the caller runs inside a GLib callback, that is whether some GLib loop is turning further up the stack.
bool gtkbridge_is_inside_iteration(void);
