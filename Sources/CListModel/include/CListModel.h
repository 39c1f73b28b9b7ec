#pragma once

/* As in CGtk. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#include <gtk/gtk.h>

/*
 * A list model without state. It asks its owner for the number of rows and the selection, and passes changes of the
 * selection to the owner. Its items are empty objects, created on demand, because a row is identified by its position.
 *
 * It implements both GListModel and GtkSelectionModel, so that no separate model has to store the selection.
 */

typedef struct {
  guint (*count)(gpointer owner);
  gboolean (*is_selected)(gpointer owner, guint position);
  /* Sets the selection of the rows in `mask` to their state in `selected`. Returns whether the selection was set. */
  gboolean (*set_selection)(gpointer owner, GtkBitset *selected, GtkBitset *mask);
  GDestroyNotify release;
} GtkBridgeListModelOwner;

/* Creates a model that releases `owner` when it is finalised. */
gpointer gtkbridge_list_model_new(const GtkBridgeListModelOwner *functions, gpointer owner);
