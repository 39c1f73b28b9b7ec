#pragma once

#include <gtk/gtk.h>

/// The Home screen's widgets that change after it was built.
typedef struct {
  GtkWidget *window;
  GtkLabel *title;
  GtkLabel *description;
} HomeScreen;

/// Builds the Home screen and presents its window. The screen lives as long as its window.
HomeScreen *home_screen_present(GtkApplication *application);
