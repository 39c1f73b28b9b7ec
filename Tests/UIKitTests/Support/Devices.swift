import GtkBridge
import GtkObjects
import WidgetTesting

/// The keyboard and the pointer of the display. Their events arrive later.
@MainActor
enum Devices {
  /// Presses and releases a key (`"F5"`) in the window with the focus.
  static func press(_ key: String) throws {
    try Pointer.send(["key", key])
  }

  /// Turns the wheel down by some notches, or up, at a place in the window with the keyboard focus.
  static func turnWheel(_ notches: Int, x: Int, y: Int) throws {
    try Pointer.send([
      "getwindowfocus", "mousemove", "--window", "%1", "\(x)", "\(y)", "click", "--repeat", "\(abs(notches))",
      notches < 0 ? "4" : "5",
    ])
    try Pointer.send(["mousemove", "9999", "9999"])
  }

  /// Suspends until the first window has the keyboard focus.
  static func waitForFocus() async -> Bool {
    await MainLoop.wait { Gtk.shownWindows.first?.isActive == true }
  }
}
