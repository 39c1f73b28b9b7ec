#pragma once

#include <glib-unix.h>
#include <gtk/gtk.h>

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
