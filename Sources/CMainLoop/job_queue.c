// The queue of pending MainActor jobs.
//
// Producers push onto a lock-free stack. The main thread takes the entire stack at once and reverses it, which restores
// the order of arrival. The links are stored in the jobs, so nothing is allocated.
#include "sources.h"
#include <stdatomic.h>
#include <stddef.h>

// The link of a job. A job of the Swift runtime starts with an object header of two words, followed by two words
// "reserved for the use of the scheduler" (`ExecutorJob.withUnsafeExecutorPrivateData` in Swift). This library owns
// them from enqueueing a job to running it.
#define NEXT(job) (((void **)(job))[2])

static _Atomic(void *) incoming;  // newest first; any thread pushes
static void *first_waiting;       // oldest first; main thread only

static atomic_bool outermost;         // GLib's loop is the outermost loop and will iterate again
static atomic_bool hand_over_posted;  // a block that drains this queue is pending on the dispatch main queue

// libdispatch functions, declared here because their headers are not on the C search path.
extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async_f(struct dispatch_queue_s *queue, void *context, void (*work)(void *context));

static void *take_next(void) {
  if (!first_waiting) {
    // Acquire ordering pairs with the push and makes the producer's writes to the job visible.
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
// Handing over to the dispatch main queue. Invariant: while GLib is not outermost and jobs are pending, a draining
// block is pending on the dispatch main queue. It is posted by the push that makes the queue non-empty. It is posted
// again by the block itself after a full time slice, and when GLib stops being outermost.

static void drain_on_dispatch_main_queue(void *context);

static void post_hand_over(void) {
  if (atomic_exchange(&hand_over_posted, true)) return;
  dispatch_async_f(&_dispatch_main_q, NULL, drain_on_dispatch_main_queue);
}

static void hand_over_if_not_outermost(void) {
  if (!atomic_load(&outermost) && jobs_are_pending()) post_hand_over();
}

// Runs on the dispatch main queue. After a full time slice it is posted again behind other blocks, so that a flood of
// jobs does not block the timers of the other loop.
static void drain_on_dispatch_main_queue(void *context) {
  (void)context;
  atomic_store(&hand_over_posted, false);
  if (atomic_load(&outermost)) return;  // GLib has become outermost meanwhile
  jobs_drain();
  hand_over_if_not_outermost();
}

bool gtkbridge_set_outermost(bool value) {
  bool previous = atomic_exchange(&outermost, value);
  hand_over_if_not_outermost();  // jobs pushed while GLib was outermost have no pending block
  return previous;
}

void gtkbridge_enqueue_main_job(gtkbridge_job job) {
  void *older = atomic_load_explicit(&incoming, memory_order_relaxed);
  do {
    NEXT(job.reference) = older;
    // Success is sequentially consistent, which includes the release that publishes the job. The total order is
    // required: the main thread sets `asleep` and then checks for jobs, while this function pushes a job and then
    // checks `asleep`. With a weaker order, both could miss the other's write, and the job would wait for the next
    // wake-up. The same applies to `outermost` and gtkbridge_set_outermost.
  } while (!atomic_compare_exchange_weak_explicit(&incoming, &older, job.reference, memory_order_seq_cst,
                                                  memory_order_relaxed));
  if (older) return;  // an earlier producer woke the main thread, which takes the entire stack
  sleep_end();
  if (!atomic_load(&outermost)) post_hand_over();
}
