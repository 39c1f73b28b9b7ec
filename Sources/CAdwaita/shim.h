#pragma once

/* As in CGtk. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#include <adwaita.h>

#if !ADW_CHECK_VERSION(1, 2, 0)
#error "GtkBridgeAdwaita needs libadwaita 1.2 or newer."
#endif

/* Libadwaita 1.6 calls this window deprecated in favour of a dialog inside its own kind of window. */
static inline void *gtkbridge_adw_about_window_new(const char **developers) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  GtkWidget *window = adw_about_window_new();
  adw_about_window_set_developers(ADW_ABOUT_WINDOW(window), developers);
  G_GNUC_END_IGNORE_DEPRECATIONS
  return window;
}
