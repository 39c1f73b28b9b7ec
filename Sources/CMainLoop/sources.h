// What the files of this folder share with one another and with nobody else.
#pragma once
#include "CMainLoop.h"
#include <gdk/gdk.h>  // for GDK_PRIORITY_REDRAW alone: nothing here calls GTK

#pragma GCC visibility push(hidden)

/// How long one dispatch may run jobs, in microseconds: an eighth of a frame at 60 Hz, so that input and painting that
/// wait behind a full slice are still on time.
enum { JOB_SLICE = 2000 };

/// Whether any job waits. Main thread only.
bool jobs_are_pending(void);

/// Runs waiting jobs in the order of their arrival until none is left or JOB_SLICE has passed. Re-entrant: a job may
/// turn a nested loop that comes back here. Main thread only.
void jobs_drain(void);

/// Wakes GLib's loop if it sleeps, or is about to sleep, in poll(). Any thread.
void job_source_wake(void);

void job_source_attach(void);
void dispatch_source_attach(void);
void run_loop_source_attach(void);

/// Runs GLib's loop as the outermost one for the rest of the process.
_Noreturn void main_loop_run_forever(void);

#pragma GCC visibility pop
