// Foundation's main run loop on GLib's main loop: timers, above all.
#include "sources.h"
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// CoreFoundation, inside libFoundation. Declared here because its headers are on no C search path.
typedef const struct __CFString *CFStringRef;
typedef struct __CFRunLoop *CFRunLoopRef;
typedef struct __CFRunLoopTimer *CFRunLoopTimerRef;
extern const CFStringRef kCFRunLoopDefaultMode;
extern CFRunLoopRef CFRunLoopGetMain(void);
extern double CFRunLoopGetNextTimerFireDate(CFRunLoopRef run_loop, CFStringRef mode);
extern gint32 CFRunLoopRunInMode(CFStringRef mode, double seconds, unsigned char return_after_source_handled);
extern double CFAbsoluteTimeGetCurrent(void);
extern CFRunLoopTimerRef CFRunLoopTimerCreate(const void *allocator, double fire_date, double interval,
                                              unsigned long flags, long order,
                                              void (*callback)(CFRunLoopTimerRef timer, void *info), void *context);
extern void CFRunLoopAddTimer(CFRunLoopRef run_loop, CFRunLoopTimerRef timer, CFStringRef mode);
extern void CFRunLoopTimerInvalidate(CFRunLoopTimerRef timer);
extern void CFRelease(const void *object);

// ---------------------------------------------------------------------------------------------------------------------
// Everything the run loop's default mode waits for (its timers, and wake-ups from other threads) is in one epoll set.
// GLib can poll that set, which makes the run loop cost nothing while it has nothing to do; but the descriptor is
// private. It is found by what it does: of all epoll sets of the process, it is the one that becomes readable when a
// timer that is due is added, and stops being so when the run loop runs. Two rounds, because other sets may stir at the
// same moment.

enum { MAXIMUM_EPOLL_SETS = 64, ROUNDS = 2, MILLISECONDS_FOR_KERNEL = 10 };

typedef struct EpollSets {
  unsigned count;
  GPollFD items[MAXIMUM_EPOLL_SETS];
} EpollSets;

static void find_epoll_sets(EpollSets *sets) {
  sets->count = 0;
  DIR *directory = opendir("/proc/self/fd");
  if (!directory) return;
  struct dirent *entry;
  while ((entry = readdir(directory)) && sets->count < MAXIMUM_EPOLL_SETS) {
    char target[64];
    ssize_t length = readlinkat(dirfd(directory), entry->d_name, target, sizeof target - 1);
    if (length < 0) continue;
    target[length] = '\0';
    if (strcmp(target, "anon_inode:[eventpoll]") != 0) continue;
    sets->items[sets->count++] = (GPollFD){.fd = atoi(entry->d_name), .events = G_IO_IN};
  }
  closedir(directory);
}

/// Keeps the sets that are, or are not, readable: as soon as any is, and after `timeout` milliseconds at the latest.
static void keep_readable(EpollSets *sets, bool readable, int timeout) {
  bool is_known = g_poll(sets->items, sets->count, timeout) >= 0;
  unsigned kept = 0;
  for (unsigned i = 0; is_known && i < sets->count; i++) {
    if (((sets->items[i].revents & G_IO_IN) != 0) == readable) sets->items[kept++] = sets->items[i];
  }
  sets->count = kept;
}

static void do_nothing(CFRunLoopTimerRef timer, void *info) { (void)timer, (void)info; }

static void run_what_is_due(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true); }

/// Returns the descriptor of the default mode's epoll set, or -1 if it cannot be told, as when the mode has more to do
/// at this moment. Runs what is due.
static int find_descriptor(CFRunLoopRef run_loop) {
  EpollSets sets;
  find_epoll_sets(&sets);
  keep_readable(&sets, false, 0);
  for (int round = 0; round < ROUNDS && sets.count > 0; round++) {
    // It never fires: it is gone again before the run loop runs.
    CFRunLoopTimerRef timer = CFRunLoopTimerCreate(NULL, CFAbsoluteTimeGetCurrent(), 0, 0, 0, do_nothing, NULL);
    CFRunLoopAddTimer(run_loop, timer, kCFRunLoopDefaultMode);
    keep_readable(&sets, true, MILLISECONDS_FOR_KERNEL);
    CFRunLoopTimerInvalidate(timer);
    CFRelease(timer);
    run_what_is_due();
    keep_readable(&sets, false, 0);
  }
  return sets.count == 1 ? sets.items[0].fd : -1;
}

// ---------------------------------------------------------------------------------------------------------------------

enum { MAXIMUM_SEARCHES = 10 };

typedef struct RunLoopSource {
  GSource base;
  CFRunLoopRef run_loop;  // NULL until the first dispatch, so that attaching does not create the run loop
  gpointer poll_tag;      // NULL while the descriptor is not known
  int searches;
} RunLoopSource;

/// Milliseconds until the next timer is due: 0 when one is, -1 without timers.
static int milliseconds_to_next_timer(CFRunLoopRef run_loop) {
  double fire_date = CFRunLoopGetNextTimerFireDate(run_loop, kCFRunLoopDefaultMode);
  if (fire_date == 0) return -1;
  double seconds = fire_date - CFAbsoluteTimeGetCurrent();
  if (seconds <= 0) return 0;
  if (seconds > 3600) return 3600 * 1000;
  return (int)(seconds * 1000) + 1;  // rounded up: waking early would only wait again
}

// The source is ready at once, to run what is due and then to look for the descriptor, and stays so until it is found:
// as a rule by the first search. Should all fail, as where a timer without interval keeps the run loop busy for ever,
// it asks for the next timer whenever GLib is about to wait; what other threads add during the wait is then seen after
// it.
static int milliseconds_to_next_dispatch(RunLoopSource *self) {
  return self->searches < MAXIMUM_SEARCHES ? 0 : milliseconds_to_next_timer(self->run_loop);
}

static gboolean prepare(GSource *source, gint *timeout) {
  RunLoopSource *self = (RunLoopSource *)source;
  *timeout = self->poll_tag ? -1 : milliseconds_to_next_dispatch(self);
  return *timeout == 0;
}

static gboolean check(GSource *source) {
  RunLoopSource *self = (RunLoopSource *)source;
  if (self->poll_tag) return (g_source_query_unix_fd(source, self->poll_tag) & G_IO_IN) != 0;
  return milliseconds_to_next_dispatch(self) == 0;
}

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  (void)callback, (void)data;
  RunLoopSource *self = (RunLoopSource *)source;
  if (!self->run_loop) self->run_loop = CFRunLoopGetMain();
  run_what_is_due();
  if (!self->poll_tag && self->searches < MAXIMUM_SEARCHES) {
    self->searches++;
    int descriptor = find_descriptor(self->run_loop);
    if (descriptor >= 0) self->poll_tag = g_source_add_unix_fd(source, descriptor, G_IO_IN);
  }
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs functions = {.prepare = prepare, .check = check, .dispatch = dispatch};

void run_loop_source_attach(void) {
  GSource *source = g_source_new(&functions, sizeof(RunLoopSource));
  g_source_set_static_name(source, "GtkBridge: Foundation run loop");
  g_source_set_priority(source, GDK_PRIORITY_REDRAW);  // like the dispatch main queue, which it drains too
  g_source_set_can_recurse(source, FALSE);  // a timer that turns a nested loop would fire inside itself
  g_source_attach(source, NULL);
  g_source_unref(source);
}
