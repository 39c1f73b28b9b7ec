// The C part of GtkBridge's main loop.
//
// GLib's default main context owns the main thread of a GTK program, but Swift schedules work on that thread in three
// other ways. Each has its own GSource. All three therefore run under `g_main_loop_run` and `g_application_run`, and
// cost nothing while they are idle:
//
//   executor_hooks.c   installs the main executor of the Swift runtime when the program is loaded
//   job_queue.c        the queue of pending MainActor jobs: lock-free, without allocations
//   job_source.c       MainActor jobs      (`Task { @MainActor in }`, `await` in main-actor code)
//   dispatch_source.c  the dispatch main queue (`DispatchQueue.main`, `OperationQueue.main`)
//   run_loop_source.c  Foundation's main run loop (`Timer`, `RunLoop.main`)
//   waiting_source.c   calls Swift before the loop waits for events, where a program asks for it
//   main_loop.c        attaches the sources and iterates the loop
//
// Loading the library attaches no source and needs neither GTK nor a display. In a program that never runs a GLib loop,
// MainActor jobs run on the dispatch main queue (see gtkbridge_set_outermost).
//
// No raw pointers cross into Swift: handles are structures that Swift passes through unchanged.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// A job of the Swift runtime, with the layout of Swift's `UnownedJob`.
typedef struct gtkbridge_job {
  void *reference;
} gtkbridge_job;

/// A serial executor of the Swift runtime, with the layout of Swift's `UnownedSerialExecutor`.
typedef struct gtkbridge_executor {
  void *identity;
  void *implementation;
} gtkbridge_executor;

// ---------------------------------------------------------------------------------------------------------------------
// Implemented in Swift (GLibMainLoop), called from C. The `swift_name` attributes connect the declarations.

/// Returns the executor of MainActor, which never changes. Thread-safe.
gtkbridge_executor gtkbridge_main_executor(void) __attribute__((swift_name("mainExecutorReference()")));

/// Runs `job` on MainActor until its next suspension point. Main thread only.
void gtkbridge_run_main_job(gtkbridge_job job) __attribute__((swift_name("runMainJob(_:)")));

// ---------------------------------------------------------------------------------------------------------------------
// Implemented in C, called from Swift.

/// Adds `job` to the queue and wakes the main thread if it sleeps. Thread-safe; never blocks or allocates.
void gtkbridge_enqueue_main_job(gtkbridge_job job);

/// Returns whether the caller is on the process's initial thread, the only one that may call GTK.
bool gtkbridge_is_main_thread(void);

/// Attaches the three sources to GLib's default main context. Later calls have no effect. Main thread only.
///
/// Called before the loop is first iterated, not at load time. A program without a GLib loop thus creates neither
/// GLib's context nor Foundation's run loop, and can run another loop on the main thread.
void gtkbridge_attach_sources(void);

/// Sets the function that is called before the loop waits for events, at most a hundred times per second and at least once
/// after the last event. It must not iterate the loop. Main thread only.
void gtkbridge_set_waiting_handler(void (*handler)(void));

/// Sets whether GLib's loop is the outermost loop of the main thread, and returns the previous value. Main thread only.
///
/// If `outermost` is true, a MainActor job costs one GLib wake-up. If it is false, another loop or none is running, and
/// GLib may not iterate at all. A job then also posts a block to the dispatch main queue, which every other outermost
/// loop drains: `RunLoop.main.run()`, XCTest's waits, `dispatchMain()`.
bool gtkbridge_set_outermost(bool outermost);

/// Keeps up to 32 MB of freed memory in the process, so that large collections reuse it when they change. Allocating it
/// again, page by page, took five times as long as copying 100,000 elements.
void gtkbridge_keep_freed_memory(void);

/// Iterates GLib's default main context once: waits up to `microseconds` for a source to become ready, then dispatches
/// the ready sources. Returns whether any source was ready. Main thread only.
bool gtkbridge_iterate(int64_t microseconds);

/// Returns whether the caller runs inside a GLib callback, that is, inside an iteration of a GLib loop.
bool gtkbridge_is_inside_iteration(void);
