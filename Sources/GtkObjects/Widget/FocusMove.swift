extension Gtk {
  /// The time in which GTK moves the focus from one widget to another, and notifies the first one.
  ///
  /// GTK holds no reference to the widget that gets the focus. A list must not release its rows during this time.
  @MainActor
  package enum FocusMove {
    private static var depth = 0

    /// Indicates whether GTK is moving the focus.
    package static var isRunning: Bool { depth > 0 }

    static func during(_ report: () -> Void) {
      depth += 1
      defer { depth -= 1 }
      report()
    }
  }
}
