// The MainActor jobs that wait for the main thread.
//
// Producers push onto a lock-free stack; the main thread takes the whole stack at once and reverses it, which gives
// back the order of arrival. The links live inside the jobs, so nothing is allocated.
#include "sources.h"
#include <stdatomic.h>
#include <stddef.h>

// The links: a job of the Swift runtime starts with an object header of two words, then come two words "reserved for
// the use of the scheduler" (`ExecutorJob.withUnsafeExecutorPrivateData` is their Swift spelling). From enqueue to run
// the job is ours.
#define NEXT(job) (((void **)(job))[2])

static _Atomic(void *) incoming;  // newest first; any thread pushes
static void *first_waiting;       // oldest first; main thread only

static atomic_bool outermost;         // GLib's loop is the outermost one and will come back for us
static atomic_bool hand_over_posted;  // a block that drains us waits on the dispatch main queue

// libdispatch, declared here because its headers are on no C search path.
extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async_f(struct dispatch_queue_s *queue, void *context, void (*work)(void *context));

static void *take_next(void) {
  if (!first_waiting) {
    // Acquire: pairs with the push, so that what the producer wrote into the job is visible.
    void *newest = atomic_exchange_explicit(&incoming, NULL, memory_order_acquire);
    while (newest) {
      void *older = NEXT(newest);
      NEXT(newest) = first_waiting;
      first_waiting = newest;
      newest = older;
    }
  }
  void *job = first_waiting;
  if (job) first_waiting = NEXT(job);
  return job;
}

bool jobs_are_pending(void) {
  // Sequentially consistent: see gtkbridge_enqueue_main_job.
  return first_waiting || atomic_load(&incoming);
}

void jobs_drain(void) {
  gint64 deadline = g_get_monotonic_time() + JOB_SLICE;
  void *job;
  while ((job = take_next())) {
    gtkbridge_run_main_job((gtkbridge_job){job});
    if (g_get_monotonic_time() >= deadline) return;
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Handing over. While GLib is not outermost and jobs wait, a block that drains them waits on the dispatch main queue:
// the push that makes the queue non-empty posts it, and whoever could break the rule (the block itself, when its slice
// ends; GLib, when it stops being outermost) posts it again.

static void drain_on_dispatch_main_queue(void *context);

static void post_hand_over(void) {
  if (atomic_exchange(&hand_over_posted, true)) return;
  dispatch_async_f(&_dispatch_main_q, NULL, drain_on_dispatch_main_queue);
}

static void hand_over_if_not_outermost(void) {
  if (!atomic_load(&outermost) && jobs_are_pending()) post_hand_over();
}

// Runs on the dispatch main queue. A full slice goes to the back of that queue, so that a flood of jobs does not keep
// the other loop from its timers.
static void drain_on_dispatch_main_queue(void *context) {
  (void)context;
  atomic_store(&hand_over_posted, false);
  if (atomic_load(&outermost)) return;  // GLib took over since
  jobs_drain();
  hand_over_if_not_outermost();
}

bool gtkbridge_set_outermost(bool value) {
  bool previous = atomic_exchange(&outermost, value);
  hand_over_if_not_outermost();  // a job pushed while GLib was outermost was not, and GLib may never turn again
  return previous;
}

void gtkbridge_enqueue_main_job(gtkbridge_job job) {
  void *older = atomic_load_explicit(&incoming, memory_order_relaxed);
  do {
    NEXT(job.reference) = older;
    // Success is sequentially consistent, which includes the release that publishes the job. The total order is needed
    // against the main thread: it says "asleep" and then looks for jobs, we push and then look for "asleep"; weaker
    // orders would let both miss the other and the job would wait until something else woke the loop. The same holds
    // for `outermost` and gtkbridge_set_outermost.
  } while (!atomic_compare_exchange_weak_explicit(&incoming, &older, job.reference, memory_order_seq_cst,
                                                  memory_order_relaxed));
  if (older) return;  // its producer woke the main thread, which takes the whole stack
  job_source_wake();
  if (!atomic_load(&outermost)) post_hand_over();
}
