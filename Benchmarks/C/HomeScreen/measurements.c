#include "measurements.h"

#include <semaphore.h>
#include <stdlib.h>
#include <time.h>

static gint64 nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static void finish(HomeScreen *screen, double result) {
  g_print("%.1f\n", result);
  gtk_window_destroy(GTK_WINDOW(screen->window));
}

// MARK: States

static void push_states(HomeScreen *screen, int count) {
  char description[64];
  for (int number = 0; number < count; number++) {
    gboolean is_even = number % 2 == 0;
    g_snprintf(description, sizeof description, "%s Number %d", is_even ? "Tap1" : "Tap2", number);
    gtk_label_set_text(screen->title, is_even ? "Tap1 Action" : "Tap2 Action");
    gtk_label_set_text(screen->description, description);
  }
}

void measure_applied(HomeScreen *screen, int count) {
  gint64 start = nanoseconds(CLOCK_PROCESS_CPUTIME_ID);
  push_states(screen, count);
  gint64 end = nanoseconds(CLOCK_PROCESS_CPUTIME_ID);
  finish(screen, (double)(end - start) / count);
}

typedef struct {
  HomeScreen *screen;
  int count;
  gint64 start;
} Burst;

static gboolean burst_settled(gpointer data) {
  Burst *burst = data;
  gint64 end = nanoseconds(CLOCK_PROCESS_CPUTIME_ID);
  finish(burst->screen, (double)(end - burst->start) / burst->count);
  g_free(burst);
  return G_SOURCE_REMOVE;
}

void measure_burst(HomeScreen *screen, int count) {
  Burst *burst = g_new0(Burst, 1);
  *burst = (Burst){.screen = screen, .count = count, .start = nanoseconds(CLOCK_PROCESS_CPUTIME_ID)};
  push_states(screen, count);
  g_timeout_add(300, burst_settled, burst);
}

// MARK: Hops

typedef struct {
  HomeScreen *screen;
  int count;
  sem_t arrived;
  gint64 arrival;
  gint64 *durations;
} Hops;

static int compare_durations(const void *a, const void *b) {
  gint64 first = *(const gint64 *)a, second = *(const gint64 *)b;
  return (first > second) - (first < second);
}

static gboolean hop_arrived(gpointer data) {
  Hops *hops = data;
  hops->arrival = nanoseconds(CLOCK_MONOTONIC);
  sem_post(&hops->arrived);
  return G_SOURCE_REMOVE;
}

static gboolean hops_finished(gpointer data) {
  Hops *hops = data;
  qsort(hops->durations, hops->count, sizeof *hops->durations, compare_durations);
  finish(hops->screen, (double)hops->durations[hops->count / 2]);
  g_free(hops->durations);
  g_free(hops);
  return G_SOURCE_REMOVE;
}

static gpointer send_hops(gpointer data) {
  Hops *hops = data;
  for (int index = 0; index < hops->count; index++) {
    gint64 start = nanoseconds(CLOCK_MONOTONIC);
    g_idle_add(hop_arrived, hops);
    while (sem_wait(&hops->arrived) != 0) {
    }
    hops->durations[index] = hops->arrival - start;
  }
  g_idle_add(hops_finished, hops);
  return NULL;
}

void measure_hop(HomeScreen *screen, int count) {
  Hops *hops = g_new0(Hops, 1);
  hops->screen = screen;
  hops->count = count;
  hops->durations = g_new0(gint64, count);
  sem_init(&hops->arrived, 0, 0);
  g_thread_unref(g_thread_new("hops", send_hops, hops));
}
