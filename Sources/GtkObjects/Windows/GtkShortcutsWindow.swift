import CGtk

extension Gtk.Window {
  /// A titled group of keyboard shortcuts. The accelerators of a shortcut are separated by spaces.
  package struct ShortcutsSection {
    let title: String
    let shortcuts: [(title: String, accelerators: String)]

    package init(title: String, shortcuts: [(title: String, accelerators: String)]) {
      self.title = title
      self.shortcuts = shortcuts
    }
  }

  private static var openShortcuts: Gtk.WeakReference?

  /// Returns the window that lists keyboard shortcuts: the one on screen, or a new one. Returns `nil` on failure.
  package static func shortcuts(_ groups: [ShortcutsSection]) -> Gtk.Window? {
    if let open = openShortcuts?.widget, open.isMapped { return Gtk.Window(retaining: open.pointer) }
    let window = Gtk.Window(shortcuts: groups)
    openShortcuts = window.map { Gtk.WeakReference($0) }
    return window
  }

  /// Creates a window that lists keyboard shortcuts (GtkShortcutsWindow), or returns `nil` on failure.
  ///
  /// This version of GTK can build such a window only from a GtkBuilder description.
  package convenience init?(shortcuts groups: [ShortcutsSection]) {
    guard let builder = gtk_builder_new() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    let description = Self.description(of: groups)
    guard gtk_builder_add_from_string(builder, description, gssize(description.utf8.count), nil) != 0,
      let window = gtk_builder_get_object(builder, "window")
    else { return nil }
    self.init(retaining: UnsafeMutableRawPointer(window))
    setTitle(Gtk.translated("Shortcuts"))
    for control in all where control.isSearch { control.setAccessibleLabel(Gtk.translated("Search Shortcuts")) }
  }

  private static func description(of groups: [ShortcutsSection]) -> String {
    func property(_ name: String, _ value: String) -> String {
      "<property name=\"\(name)\">\(escaped(value))</property>"
    }
    let children = groups.map { group in
      let shortcuts = group.shortcuts.map { shortcut in
        "<child><object class=\"GtkShortcutsShortcut\">\(property("title", shortcut.title))"
          + "\(property("accelerator", shortcut.accelerators))</object></child>"
      }
      return
        "<child><object class=\"GtkShortcutsGroup\">\(property("title", group.title))\(shortcuts.joined())</object></child>"
    }
    return """
      <interface><object class="GtkShortcutsWindow" id="window"><child><object class="GtkShortcutsSection">
      \(property("section-name", "shortcuts"))\(property("visible", "1"))\(children.joined())
      </object></child></object></interface>
      """
  }

  private static func escaped(_ text: String) -> String {
    guard let markup = g_markup_escape_text(text, -1) else { return "" }
    defer { g_free(markup) }
    return String(cString: markup)
  }
}

extension Gtk.Widget {
  /// Indicates whether the widget is the search field of a window with shortcuts, or the button that shows the field.
  fileprivate var isSearch: Bool {
    typeName == "GtkSearchEntry" || typeName == "GtkToggleButton" && parent?.typeName != "GtkMenuButton"
  }
}
