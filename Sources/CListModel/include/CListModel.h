#pragma once

#include <gtk/gtk.h>

/*
 * A list model that keeps nothing: it asks its owner how many rows there are, which of them are selected, and what the
 * user's selecting means. Its items are empty objects made when GTK asks for one: a row is known by its position.
 *
 * It is a GListModel and a GtkSelectionModel at once, so that no second model has to keep a selection of its own.
 */

typedef struct {
  guint (*count)(gpointer owner);
  gboolean (*is_selected)(gpointer owner, guint position);
  /* Selects those of `mask` that are in `selected`, and no other of `mask`; says whether that could be done. */
  gboolean (*set_selection)(gpointer owner, GtkBitset *selected, GtkBitset *mask);
  GDestroyNotify release;
} GtkBridgeListModelOwner;

/* Makes a model, which releases `owner` when it is finalised. */
gpointer gtkbridge_list_model_new(const GtkBridgeListModelOwner *functions, gpointer owner);
