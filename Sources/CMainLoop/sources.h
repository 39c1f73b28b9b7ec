// Declarations shared by the files of this folder.
#pragma once
#include "CMainLoop.h"
#include <gdk/gdk.h>  // only for GDK_PRIORITY_REDRAW; nothing here calls GTK

#pragma GCC visibility push(hidden)

/// The maximum duration of one dispatch of jobs, in microseconds: an eighth of a frame at 60 Hz, so that input and
/// painting that wait for a full slice are still on time.
enum { JOB_SLICE = 2000 };

/// Returns whether any job is pending. Main thread only.
bool jobs_are_pending(void);

/// Runs pending jobs in the order of their arrival until none is left or JOB_SLICE has elapsed. Re-entrant, because a
/// job may run a nested loop. Main thread only.
void jobs_drain(void);

/// Says that GLib's loop is in poll(), or about to enter it, or no longer. Main thread only.
void sleep_set(bool asleep);

/// Wakes GLib's loop if it is asleep. Thread-safe.
void sleep_end(void);

void job_source_attach(void);
void dispatch_source_attach(void);
void run_loop_source_attach(void);

/// Runs GLib's loop as the outermost loop until the process exits.
_Noreturn void main_loop_run_forever(void);

#pragma GCC visibility pop
