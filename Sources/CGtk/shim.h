#pragma once

/* What GTK calls deprecated from later versions on has no replacement in the oldest one that the library runs on. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8

#include <cairo-pdf.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <libintl.h>

/* Macros that cast, which Swift does not import, as functions. */

static inline GType gtkbridge_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType gtkbridge_type_int(void) { return G_TYPE_INT; }
static inline GType gtkbridge_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType gtkbridge_type_string(void) { return G_TYPE_STRING; }
static inline GType gtkbridge_type_object(void) { return G_TYPE_OBJECT; }
static inline GType gtkbridge_value_type(const GValue *value) { return G_VALUE_TYPE(value); }
static inline GType gtkbridge_object_type(gpointer object) { return G_OBJECT_TYPE(object); }

/* Variadic functions, which Swift cannot call. */

static inline void gtkbridge_warning(const char *message) { g_log("GtkBridge", G_LOG_LEVEL_WARNING, "%s", message); }

static inline void gtkbridge_log(const char *domain, GLogLevelFlags level, const char *message) {
  g_log_structured(domain, level, "MESSAGE", "%s", message);
}

/* What assistive technology is told. The only getters that GTK has are those of its own tests: they answer with the value
   when it is not the one that is asked about. The text that is asked about here is nobody's. */
static inline char *gtkbridge_accessible_text(GtkAccessible *accessible, GtkAccessibleProperty property) {
  if (!gtk_test_accessible_has_property(accessible, property)) return NULL;
  return gtk_test_accessible_check_property(accessible, property, "\x01");
}
static inline gboolean gtkbridge_accessible_is(GtkAccessible *accessible, GtkAccessibleState state) {
  if (!gtk_test_accessible_has_state(accessible, state)) return FALSE;
  char *difference = gtk_test_accessible_check_state(accessible, state, TRUE);
  g_free(difference);
  return difference == NULL;
}
