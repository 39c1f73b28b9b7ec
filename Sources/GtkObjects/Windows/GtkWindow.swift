import CGtk
import Foundation

extension Gtk {
  /// A top-level window (GtkWindow).
  package class Window: Widget {
    /// Creates a window that belongs to no application.
    package convenience init() {
      // GTK owns every new top-level window until it is destroyed, so this reference is added.
      self.init(retaining: gtk_window_new())
      setUp()
    }

    /// Creates a modal window, which stays above its parent and takes its input.
    package convenience init(modalFor parent: Window) {
      // GTK owns every new top-level window until it is destroyed, so this reference is added.
      self.init(retaining: gtk_window_new())
      gtk_window_set_transient_for(cast(), parent.cast())
      gtk_window_set_modal(cast(), 1)
      gtk_window_set_destroy_with_parent(cast(), 1)
      joinApplication(of: parent)
      setUp()
    }

    private func setUp() {
      LatestField.follow(in: self)
      FocusRing.follow(in: self)
      FocusMargin.follow(in: self)
      FieldInSight.follow(in: self)
      for keys in ["Menu", "<Shift>F10"] {
        onKeys(keys, precedesContent: true) { [weak self] in self.map { FieldInSight.openMenu(in: $0) } ?? false }
        // The label of a control may have a menu. It is no tab stop of its own.
        onKeys(keys) { [weak self] in self?.focusInWindow?.openMenuInside() ?? false }
      }
    }

    /// Gives the window the keyboard shortcuts of its parent's application, which GTK assigns to no other windows.
    final func joinApplication(of parent: Window?) {
      gtk_window_set_application(cast(), parent.flatMap { gtk_window_get_application($0.cast()) })
    }

    /// Creates a main window of an application (GtkApplicationWindow).
    package convenience init(for application: Application) {
      self.init(retaining: gtk_application_window_new(application.cast()))
      setUp()
    }

    /// Sets the title. GTK would report an unchanged one as a change to assistive technology.
    package func setTitle(_ title: String) {
      if gtk_window_get_title(cast()).map({ String(cString: $0) }) != title { gtk_window_set_title(cast(), title) }
    }

    package func setTitlebar(_ bar: Widget) { gtk_window_set_titlebar(cast(), bar.widget) }

    /// Indicates whether the focus ring is visible, as it is for a while after keyboard navigation.
    package var showsFocus: Bool {
      get { gtk_window_get_focus_visible(cast()) != 0 }
      set { gtk_window_set_focus_visible(cast(), newValue ? 1 : 0) }
    }

    /// Returns whether a widget is in the title bar, including its menus.
    package func barContains(_ other: Widget) -> Bool {
      guard let bar = gtk_window_get_titlebar(cast()) else { return false }
      return other.widget == bar || gtk_widget_is_ancestor(other.widget, bar) != 0
    }

    /// Gives the window the style of an alert, without a title bar and window buttons.
    package func becomeDialog(named name: String) {
      setTitle(name)
      setAccessibleLabel(name)
      setAccessibleRole(.alertDialog)
      for name in ["dialog", "message"] { addStyleClass(name) }
      let bar: UnsafeMutablePointer<GtkWidget> = gtk_header_bar_new()
      gtk_header_bar_set_show_title_buttons(OpaquePointer(bar), 0)
      gtk_header_bar_set_title_widget(OpaquePointer(bar), gtk_label_new(nil))
      gtk_widget_add_css_class(bar, "flat")
      gtk_window_set_titlebar(cast(), bar)
      gtk_window_set_resizable(cast(), 0)
    }

    package func setDefaultSize(width: Double, height: Double) {
      func size(_ points: Double) -> Int32 { points > 0 ? Self.pixels(points) ?? -1 : -1 }
      gtk_window_set_default_size(cast(), size(width), size(height))
    }

    /// The size of the window, or its size when it is no longer maximised, in pixels.
    package var defaultSize: CGSize {
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(cast(), &width, &height)
      return CGSize(width: Int(width), height: Int(height))
    }

    /// The current size of the window in pixels, with its title bar.
    package var size: CGSize { isMaximized ? CGSize(width: width, height: height) : defaultSize }

    /// The width inside the window's frame in pixels, or `nil` for a window that is as wide as its content.
    package var contentWidth: Double? {
      guard size.width > 0 else { return nil }
      // Without a compositor, the theme draws a border and a padding where the shadow would be.
      var (border, padding) = (GtkBorder(), GtkBorder())
      let style = gtk_widget_get_style_context(widget)
      gtk_style_context_get_border(style, &border)
      gtk_style_context_get_padding(style, &padding)
      return size.width - Double(border.left + border.right + padding.left + padding.right)
    }

    /// The width of a dialog that has the size of its content: at most the width of the window below. `nil` for other
    /// windows.
    ///
    /// It is a fixed width: GTK would otherwise give the dialog the height for its minimum width.
    package func dialogWidth(for content: Extent) -> Extent? {
      guard gtk_window_get_resizable(cast()) == 0, let parent = gtk_window_get_transient_for(cast()),
        let room = Self.pixels(Window(retaining: UnsafeMutableRawPointer(parent)).contentWidth)
      else { return nil }
      let width = min(content.natural, room)
      return Extent(minimum: width, natural: width)
    }

    /// The height of the display below the window's title bar in pixels, or `nil` if there is no display.
    package var roomBelowTitleBar: Double? {
      guard let display = gtk_widget_get_display(widget), let monitors = gdk_display_get_monitors(display) else {
        return nil
      }
      var greatest = Int32(0)
      for index in 0..<g_list_model_get_n_items(monitors) {
        guard let item = g_list_model_get_item(monitors, index) else { continue }
        let monitor = Object(adopting: item)
        var place = GdkRectangle()
        gdk_monitor_get_geometry(monitor.opaque, &place)
        greatest = max(greatest, place.height)
      }
      var bar = Int32(0)
      if let titlebar = gtk_window_get_titlebar(cast()) {
        gtk_widget_measure(titlebar, GTK_ORIENTATION_VERTICAL, -1, nil, &bar, nil, nil)
      }
      return greatest > bar ? Double(greatest - bar) : nil
    }

    package var isMaximized: Bool {
      get { gtk_window_is_maximized(cast()) != 0 }
      set { if newValue { gtk_window_maximize(cast()) } else { gtk_window_unmaximize(cast()) } }
    }

    package func setChild(_ child: Widget?) { gtk_window_set_child(cast(), child?.widget) }

    /// Clears the focus and the window's pending focus change. A window that closes before its next frame would
    /// otherwise retain the focused widget and its screen forever.
    package func forgetFocus() {
      // The window drops the pending change only when the focus is on a visible widget.
      gtk_window_set_focus(cast(), gtk_window_get_child(cast()))
      gtk_window_set_focus(cast(), nil)
    }

    /// Clears the default button. The window would otherwise keep a reference to the button after its removal.
    package func forgetDefaultButton() { gtk_window_set_default_widget(cast(), nil) }

    /// Shows the window and gives it the keyboard focus. If the window below a new dialog is behind another one, the
    /// dialog does not take the focus from that one, provided that the desktop respects the time of the request: the
    /// dialog gets the focus with its window.
    package func present() {
      let main = mainWindow
      let isBehind = !isVisible && !main.isSame(as: self) && WindowActivity.shared.isBehind(main)
      // The earliest possible time: the user has not requested the dialog after it.
      gtk_window_present_with_time(cast(), isBehind ? 1 : UInt32(GDK_CURRENT_TIME))
    }

    /// Destroys the window, which GTK then releases. Idempotent.
    package func destroy() {
      // A window that outlives its parent would access it on finalisation.
      gtk_window_set_transient_for(cast(), nil)
      gtk_window_destroy(cast())
    }

    /// Requests the window to close, like its close button.
    package func close() { gtk_window_close(cast()) }

    package var isActive: Bool { gtk_window_is_active(cast()) != 0 }

    package var isMinimized: Bool {
      guard let surface = gtk_native_get_surface(opaque) else { return false }
      return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
    }

    /// The number of the display's pixels for a point.
    package var displayScale: Double { Double(gtk_widget_get_scale_factor(widget)) }

    /// The size of the window without its shadow, even before its content has been laid out; `nil` before the window
    /// has a size.
    package var surfaceSize: CGSize? {
      guard let surface = gtk_native_get_surface(opaque) else { return nil }
      var (left, top) = (0.0, 0.0)
      gtk_native_get_surface_transform(opaque, &left, &top)
      let size = CGSize(
        width: Double(gdk_surface_get_width(surface)) - 2 * left,
        height: Double(gdk_surface_get_height(surface)) - 2 * top)
      return size.width > 1 ? size : nil
    }

    /// The place of the window's content in its surface, which includes the shadow.
    package var surfaceOffset: CGPoint {
      var (left, top) = (0.0, 0.0)
      gtk_native_get_surface_transform(opaque, &left, &top)
      return CGPoint(x: left, y: top)
    }

    /// The window's surface, or `nil` before the window is realised.
    package var surface: Object? {
      gtk_native_get_surface(opaque).map { Object(retaining: UnsafeMutableRawPointer($0)) }
    }
  }
}
