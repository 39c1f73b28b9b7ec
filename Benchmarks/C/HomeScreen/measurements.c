#include "measurements.h"

#include <semaphore.h>
#include <stdlib.h>
#include <time.h>

// Milliseconds: the frame clock is idle again by then.
#define PAUSE_BETWEEN_PUSHES 40

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

// MARK: Pushes

typedef struct {
  HomeScreen *screen;
  HomeScreen pushed_screen;
  GtkStack *stack;
  GtkWidget *back;
  GtkWidget *root;
  GtkWidget *pushed;
  gulong painted;
  int count;
  int done;
  gint64 start;
  gint64 *durations;
} Pushes;

static gboolean push(gpointer data);

static gboolean pop(gpointer data) {
  Pushes *pushes = data;
  gtk_stack_set_visible_child(pushes->stack, pushes->root);
  gtk_stack_remove(pushes->stack, pushes->pushed);
  gtk_widget_set_visible(pushes->back, FALSE);
  gtk_window_set_title(GTK_WINDOW(pushes->screen->window), "Root");
  if (pushes->done < pushes->count) {
    g_timeout_add(PAUSE_BETWEEN_PUSHES, push, pushes);
    return G_SOURCE_REMOVE;
  }
  qsort(pushes->durations, pushes->count, sizeof *pushes->durations, compare_durations);
  finish(pushes->screen, (double)pushes->durations[pushes->count / 2]);
  g_free(pushes->durations);
  g_free(pushes);
  return G_SOURCE_REMOVE;
}

static void painted(GdkFrameClock *clock, gpointer data) {
  Pushes *pushes = data;
  pushes->durations[pushes->done++] = nanoseconds(CLOCK_MONOTONIC) - pushes->start;
  g_signal_handler_disconnect(clock, pushes->painted);
  g_idle_add(pop, pushes);
}

static gboolean push(gpointer data) {
  Pushes *pushes = data;
  pushes->start = nanoseconds(CLOCK_MONOTONIC);
  pushes->pushed = home_screen_content_new(&pushes->pushed_screen);
  gtk_stack_add_child(pushes->stack, pushes->pushed);
  gtk_stack_set_visible_child(pushes->stack, pushes->pushed);
  gtk_widget_set_visible(pushes->back, TRUE);
  gtk_window_set_title(GTK_WINDOW(pushes->screen->window), "Hello World");
  GdkFrameClock *clock = gtk_widget_get_frame_clock(GTK_WIDGET(pushes->stack));
  pushes->painted = g_signal_connect(clock, "after-paint", G_CALLBACK(painted), pushes);
  return G_SOURCE_REMOVE;
}

void measure_push(HomeScreen *screen, int count) {
  Pushes *pushes = g_new0(Pushes, 1);
  pushes->screen = screen;
  pushes->count = count;
  pushes->durations = g_new0(gint64, count);
  pushes->stack = GTK_STACK(gtk_stack_new());
  pushes->root = gtk_label_new("Root");
  pushes->back = gtk_button_new_from_icon_name("go-previous-symbolic");
  gtk_widget_set_visible(pushes->back, FALSE);
  gtk_header_bar_pack_start(GTK_HEADER_BAR(gtk_window_get_titlebar(GTK_WINDOW(screen->window))), pushes->back);
  gtk_stack_add_child(pushes->stack, pushes->root);
  gtk_window_set_child(GTK_WINDOW(screen->window), GTK_WIDGET(pushes->stack));
  g_timeout_add(300, push, pushes);
}
