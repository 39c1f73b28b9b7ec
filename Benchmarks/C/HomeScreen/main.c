// The Home screen in plain C, which GtkBridge's is measured against. Compiled with WITH_ADWAITA, it has libadwaita's style,
// as HomeApp has.
//
//   HomeScreenC                  shows the screen
//   HomeScreenC applied COUNT    prints what `measure_applied` measured, and exits; likewise `burst`, `hop` and
//                              `push`

#include "home_screen.h"
#include "measurements.h"

#include <stdlib.h>
#include <string.h>

#ifdef WITH_ADWAITA
#include <adwaita.h>
#endif

typedef struct {
  const char *name;
  void (*run)(HomeScreen *screen, int count);
} Measurement;

static const Measurement measurements[] = {
    {"applied", measure_applied},
    {"burst", measure_burst},
    {"hop", measure_hop},
    {"push", measure_push},
};

typedef struct {
  const Measurement *measurement;
  int count;
  HomeScreen *screen;
} Program;

static gboolean settled(gpointer data) {
  Program *program = data;
  program->measurement->run(program->screen, program->count);
  return G_SOURCE_REMOVE;
}

static void activate(GtkApplication *application, gpointer data) {
  Program *program = data;
#ifdef WITH_ADWAITA
  adw_init();
#endif
  program->screen = home_screen_present(application);
  if (program->measurement)
    g_timeout_add(500, settled, program);
}

int main(int argc, char **argv) {
  Program program = {0};
  if (argc == 3) {
    for (size_t index = 0; index < G_N_ELEMENTS(measurements); index++)
      if (strcmp(measurements[index].name, argv[1]) == 0)
        program.measurement = &measurements[index];
    program.count = atoi(argv[2]);
  }
  if (argc != 1 && (!program.measurement || program.count <= 0)) {
    g_printerr("usage: HomeScreenC [applied|burst|hop|push COUNT]\n");
    return 2;
  }
  GtkApplication *application = gtk_application_new("io.github.gtkbridge.HomeScreenC", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(application, "activate", G_CALLBACK(activate), &program);
  int status = g_application_run(G_APPLICATION(application), 0, NULL);
  g_object_unref(application);
  return status;
}
