// Runs MainActor jobs on GLib's main loop.
#include "sources.h"

// ---------------------------------------------------------------------------------------------------------------------
// The sentinel brackets every poll(). It has the highest possible priority, so GLib prepares and checks it before all
// other sources in every iteration. It is never ready itself.

static gboolean sentinel_prepare(GSource *source, gint *timeout) {
  (void)source;
  *timeout = -1;
  sleep_set(true);  // before the job source checks for jobs: see gtkbridge_enqueue_main_job
  return FALSE;
}

static gboolean sentinel_check(GSource *source) {
  (void)source;
  sleep_set(false);
  return FALSE;
}

static gboolean sentinel_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  (void)source, (void)callback, (void)data;
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs sentinel_functions = {
  .prepare = sentinel_prepare, .check = sentinel_check, .dispatch = sentinel_dispatch
};

// ---------------------------------------------------------------------------------------------------------------------
// The job source. At default priority, jobs are served like input events. GLib starves sources below the highest ready
// priority, so a flood of jobs would prevent painting. A backlog that exceeds one time slice is therefore served at the
// priority of painting, where GLib alternates between the two.

static gboolean jobs_prepare(GSource *source, gint *timeout) {
  (void)source;
  *timeout = -1;
  if (!jobs_are_pending()) return FALSE;
  sleep_set(false);  // GLib will not block now, so producers need not wake it
  return TRUE;
}

static gboolean jobs_check(GSource *source) {
  (void)source;
  return jobs_are_pending();
}

static gboolean jobs_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  (void)callback, (void)data;
  jobs_drain();
  int priority = jobs_are_pending() ? GDK_PRIORITY_REDRAW : G_PRIORITY_DEFAULT;
  if (priority != g_source_get_priority(source)) g_source_set_priority(source, priority);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs job_functions = {.prepare = jobs_prepare, .check = jobs_check, .dispatch = jobs_dispatch};

void job_source_attach(void) {
  GSource *sentinel = g_source_new(&sentinel_functions, sizeof(GSource));
  g_source_set_static_name(sentinel, "GtkBridge: MainActor wake-ups");
  g_source_set_priority(sentinel, G_MININT);
  g_source_attach(sentinel, NULL);
  g_source_unref(sentinel);

  GSource *jobs = g_source_new(&job_functions, sizeof(GSource));
  g_source_set_static_name(jobs, "GtkBridge: MainActor jobs");
  g_source_set_priority(jobs, G_PRIORITY_DEFAULT);
  g_source_set_can_recurse(jobs, TRUE);  // the nested loop of a modal dialog inside a job runs other jobs
  g_source_attach(jobs, NULL);
  g_source_unref(jobs);
}
