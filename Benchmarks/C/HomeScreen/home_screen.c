#include "home_screen.h"

static const char style_sheet[] =
    ".home-screen { box-shadow: inset 0 0 0 1px blue; margin: 12px; }"
    ".home-screen label.bordered { box-shadow: inset 0 0 0 1px gray; font-size: 18px; font-weight: bold; }";

static void show_state(HomeScreen *screen, const char *title, const char *prefix) {
  char description[64];
  g_snprintf(description, sizeof description, "%sNumber %d", prefix, g_random_int_range(0, 6));
  gtk_label_set_text(screen->title, title);
  gtk_label_set_text(screen->description, description);
}

static void tap1(GtkButton *button, gpointer screen) {
  (void)button;
  show_state(screen, "Tap1 Action", "Tap1 ");
}

static void tap2(GtkButton *button, gpointer screen) {
  (void)button;
  show_state(screen, "Tap2 Action", "Tap2 ");
}

static GtkWidget *append_button(GtkBox *column, const char *label, GCallback clicked, HomeScreen *screen) {
  GtkWidget *button = gtk_button_new_with_label(label);
  gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
  g_signal_connect(button, "clicked", clicked, screen);
  gtk_box_append(column, button);
  return button;
}

static GtkLabel *append_title(GtkBox *column) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_widget_set_halign(label, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top(label, 10);
  gtk_widget_add_css_class(label, "bordered");
  gtk_box_append(column, label);
  return GTK_LABEL(label);
}

GtkWidget *home_screen_content_new(HomeScreen *screen) {
  GtkWidget *frame = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class(frame, "home-screen");

  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_set_halign(column, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(column, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand(column, TRUE);
  gtk_box_append(GTK_BOX(frame), column);
  append_button(GTK_BOX(column), "Tap1 Action Button", G_CALLBACK(tap1), screen);
  append_button(GTK_BOX(column), "Tap2 Action Button", G_CALLBACK(tap2), screen);
  screen->title = append_title(GTK_BOX(column));
  screen->description = append_title(GTK_BOX(column));

  show_state(screen, "ViewDidLoad Action", "");
  return frame;
}

HomeScreen *home_screen_present(GtkApplication *application) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, style_sheet, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);

  HomeScreen *screen = g_new0(HomeScreen, 1);
  screen->window = gtk_application_window_new(application);
  g_object_set_data_full(G_OBJECT(screen->window), "home-screen", screen, g_free);
  gtk_window_set_title(GTK_WINDOW(screen->window), "Hello World");
  gtk_window_set_titlebar(GTK_WINDOW(screen->window), gtk_header_bar_new());
  gtk_window_set_default_size(GTK_WINDOW(screen->window), 480, 560);

  gtk_window_set_child(GTK_WINDOW(screen->window), home_screen_content_new(screen));
  gtk_window_present(GTK_WINDOW(screen->window));
  return screen;
}
