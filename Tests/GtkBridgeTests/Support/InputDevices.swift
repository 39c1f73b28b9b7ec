import Foundation

@testable import GtkBridge

/// The keyboard and the pointer of the display. Their events arrive later.
@MainActor
enum InputDevices {
  /// Presses and releases keys (`"Left"`, `"ctrl+s"`).
  static func press(_ keys: String...) throws { try send(["key"] + keys) }

  /// Clicks a mouse button at a place in the window with the keyboard focus: 1 is the primary one, 3 the secondary one; 6
  /// and 7 are the wheel's notches to the left and to the right.
  static func click(_ button: Int = 1, atX x: Int, y: Int) throws {
    try send(["getwindowfocus", "mousemove", "--window", "%1", "\(x)", "\(y)", "click", "\(button)"])
  }

  /// Turns the wheel down by some notches at a place in the window with the keyboard focus, holding a key (`"shift"`).
  /// Then moves the pointer into a corner of the display, because GTK keeps a tooltip window for a hovered window.
  static func turnWheel(_ notches: Int, atX x: Int, y: Int, holding key: String? = nil) throws {
    var steps = ["getwindowfocus", "mousemove", "--window", "%1", "\(x)", "\(y)"]
    if let key { steps += ["keydown", key] }
    steps += ["click", "--repeat", "\(notches)", "5"]
    if let key { steps += ["keyup", key] }
    steps += ["mousemove", "9999", "9999"]
    try send(steps)
  }

  private static func send(_ arguments: [String]) throws {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tool.arguments = ["xdotool"] + arguments
    try tool.run()
    tool.waitUntilExit()
  }
}
