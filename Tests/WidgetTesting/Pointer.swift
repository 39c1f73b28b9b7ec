import Foundation
package import GtkObjects
private import Testing

/// The pointer and the keyboard of the display. Their events arrive later.
@MainActor
package enum Pointer {
  /// Moves the pointer to a place of a widget.
  package static func move(to widget: Gtk.Widget?, right: Double = 0, down: Double = 0) throws {
    try send(place(of: widget, right, down))
  }

  /// Clicks a widget in its middle, or at a distance from it.
  package static func click(_ widget: Gtk.Widget?, right: Double = 0, down: Double = 0, button: Int = 1) throws {
    try send(place(of: widget, right, down) + ["click", "\(button)"])
  }

  /// Presses the button in the middle of a widget, moves by some steps and releases it.
  package static func drag(
    _ widget: Gtk.Widget?, by steps: [(right: Double, down: Double)], releases: Bool = true
  ) throws {
    try send(place(of: widget, 0, 0) + ["mousedown", "1"])
    for step in steps {
      try send(["mousemove_relative", "--", "\(Int(step.right))", "\(Int(step.down))"])
    }
    if releases { try send(["mouseup", "1"]) }
  }

  package static func release() throws { try send(["mouseup", "1"]) }

  package static func press(_ keys: String...) throws { try send(["key"] + keys) }

  /// Turns the wheel down by some notches, or up, while a key is down.
  package static func turnWheel(_ notches: Int, with key: String) throws {
    try send(["keydown", key, "click", "--repeat", "\(abs(notches))", notches < 0 ? "4" : "5", "keyup", key])
  }

  /// Moves the pointer into a corner of the display.
  package static func rest() throws { try send(["mousemove", "9999", "9999"]) }

  /// Whether the display is a Wayland compositor's.
  package static let isOnWayland = ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"] != nil

  private static func place(of widget: Gtk.Widget?, _ right: Double, _ down: Double) throws -> [String] {
    let widget = try #require(widget)
    let window = try #require(widget.rootWindow)
    let middle = CGPoint(x: Double(widget.width) / 2 + right, y: Double(widget.height) / 2 + down)
    return place(try #require(widget.pointInWindow(middle)), in: window)
  }

  /// Returns the commands that move the pointer to a place in a test's own window, which has the focus.
  package static func place(_ point: CGPoint, in window: Gtk.Window) -> [String] {
    // A window of X11 includes its shadow. A window of a Wayland compositor does not.
    let shadow = isOnWayland ? .zero : window.surfaceOffset
    let (x, y) = (Int((point.x + shadow.x).rounded()), Int((point.y + shadow.y).rounded()))
    return ["getwindowfocus", "mousemove", "--window", "%1", "\(x)", "\(y)"]
  }

  /// Runs commands of xdotool.
  package static func send(_ arguments: [String]) throws {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tool.arguments = ["xdotool"] + arguments
    try tool.run()
    tool.waitUntilExit()
  }
}
