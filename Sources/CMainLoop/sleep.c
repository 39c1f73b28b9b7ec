// Whether GLib's loop sleeps, so that only a sleeping loop is woken.
#include "sources.h"
#include <stdatomic.h>

static atomic_bool asleep;  // GLib is in poll(), or between the check for jobs and poll()

void sleep_set(bool value) { atomic_store(&asleep, value); }

void sleep_end(void) {
  // The exchange lets only one of several producers write to GLib's eventfd. An awake loop needs no wake-up, because it
  // checks for jobs before it sleeps.
  if (atomic_load(&asleep) && atomic_exchange(&asleep, false)) g_main_context_wakeup(NULL);
}
