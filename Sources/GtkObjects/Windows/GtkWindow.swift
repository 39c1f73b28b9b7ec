import CGtk
import Foundation

extension Gtk {
  /// A top-level window (GtkWindow).
  package class Window: Widget {
    /// A window of no application's.
    package convenience init() {
      // As with every new top-level window, GTK holds it until it is destroyed.
      self.init(retaining: gtk_window_new())
    }

    /// A window that belongs to another: it stays above it and, being modal, keeps its input.
    package convenience init(modalFor parent: Window) {
      // A new top-level window belongs to GTK, which holds it until it is destroyed; this owner holds it too.
      self.init(retaining: gtk_window_new())
      gtk_window_set_transient_for(cast(), parent.cast())
      gtk_window_set_modal(cast(), 1)
      gtk_window_set_destroy_with_parent(cast(), 1)
    }

    /// A main window of an application (GtkApplicationWindow).
    package convenience init(for application: Application) {
      self.init(retaining: gtk_application_window_new(application.cast()))
    }

    package func setTitle(_ title: String) { gtk_window_set_title(cast(), title) }

    package func setTitlebar(_ bar: Widget) { gtk_window_set_titlebar(cast(), bar.widget) }

    /// Whether a ring is drawn around what has the keyboard's focus, as it is for a while after a key that moved it.
    package var showsFocus: Bool {
      get { gtk_window_get_focus_visible(cast()) != 0 }
      set { gtk_window_set_focus_visible(cast(), newValue ? 1 : 0) }
    }

    /// Whether a widget is in the bar at the top, or in a menu of it.
    package func barContains(_ other: Widget) -> Bool {
      guard let bar = gtk_window_get_titlebar(cast()) else { return false }
      return other.widget == bar || gtk_widget_is_ancestor(other.widget, bar) != 0
    }

    /// Gives the window the look of a question: no bar, no title, no buttons of the desktop's.
    package func becomeDialog(named name: String) {
      setTitle(name)
      setAccessibleLabel(name)
      setAccessibleRole(.alertDialog)
      for name in ["dialog", "message"] { addStyleClass(name) }
      let bar: UnsafeMutablePointer<GtkWidget> = gtk_header_bar_new()
      gtk_header_bar_set_show_title_buttons(OpaquePointer(bar), 0)
      gtk_header_bar_set_title_widget(OpaquePointer(bar), gtk_label_new(nil))
      gtk_window_set_titlebar(cast(), bar)
      gtk_window_set_resizable(cast(), 0)
    }

    package func setDefaultSize(width: Double, height: Double) {
      func size(_ points: Double) -> Int32 { points > 0 ? Self.pixels(points) ?? -1 : -1 }
      gtk_window_set_default_size(cast(), size(width), size(height))
    }

    /// The size the window has, or will have again when it is no longer maximised, in pixels.
    package var defaultSize: CGSize {
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(cast(), &width, &height)
      return CGSize(width: Int(width), height: Int(height))
    }

    package var isMaximized: Bool {
      get { gtk_window_is_maximized(cast()) != 0 }
      set { if newValue { gtk_window_maximize(cast()) } else { gtk_window_unmaximize(cast()) } }
    }

    package func setChild(_ child: Widget?) { gtk_window_set_child(cast(), child?.widget) }

    /// Lets go of what the focus was to be moved away from in the next frame: a window that is closed before would keep it,
    /// with the screen it is in, for ever.
    package func forgetFocus() {
      // Only the focus on something that is seen makes the window forget.
      gtk_window_set_focus(cast(), gtk_window_get_child(cast()))
      gtk_window_set_focus(cast(), nil)
    }

    /// Lets go of the default button, which the window would go on pointing at when it leaves with its surroundings.
    package func forgetDefaultButton() { gtk_window_set_default_widget(cast(), nil) }

    /// Shows the window in front of the others.
    package func present() { gtk_window_present(cast()) }

    /// Takes the window off the screen; GTK lets go of it. Destroying again does nothing.
    package func destroy() {
      // A window that outlives its parent would look for it when it is finalised.
      gtk_window_set_transient_for(cast(), nil)
      gtk_window_destroy(cast())
    }

    /// Asks the window to close, as its close button does.
    package func close() { gtk_window_close(cast()) }

    package var isActive: Bool { gtk_window_is_active(cast()) != 0 }

    /// Whether the desktop has minimised the window.
    package var isMinimized: Bool {
      guard let surface = gtk_native_get_surface(opaque) else { return false }
      return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
    }

    /// The window's place on the display; there is none before it is realised.
    package var surface: Object? {
      gtk_native_get_surface(opaque).map { Object(retaining: UnsafeMutableRawPointer($0)) }
    }
  }
}
