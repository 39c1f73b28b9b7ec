import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

/// The pointer and the keyboard of the display. Their events arrive later.
@MainActor
enum Pointer {
  /// Moves the pointer to a place of a view.
  static func move(to view: UIView, right: Double = 0, down: Double = 0) throws {
    try send(place(of: view, right, down))
  }

  /// Clicks a view in its middle, or at a distance from it.
  static func click(_ view: UIView, right: Double = 0, down: Double = 0, button: Int = 1) throws {
    try send(place(of: view, right, down) + ["click", "\(button)"])
  }

  /// Presses the button in the middle of a view, moves by some steps and releases it.
  static func drag(_ view: UIView, by steps: [(right: Double, down: Double)], releases: Bool = true) throws {
    try send(place(of: view, 0, 0) + ["mousedown", "1"])
    for step in steps {
      try send(["mousemove_relative", "--", "\(Int(step.right))", "\(Int(step.down))"])
    }
    if releases { try send(["mouseup", "1"]) }
  }

  static func release() throws { try send(["mouseup", "1"]) }

  static func press(_ keys: String...) throws { try send(["key"] + keys) }

  /// Turns the wheel down by some notches, or up, while a key is down.
  static func turnWheel(_ notches: Int, with key: String) throws {
    try send(["keydown", key, "click", "--repeat", "\(abs(notches))", notches < 0 ? "4" : "5", "keyup", key])
  }

  /// Moves the pointer into a corner of the display.
  static func rest() throws { try send(["mousemove", "9999", "9999"]) }

  private static func place(of view: UIView, _ right: Double, _ down: Double) throws -> [String] {
    let widget = try #require(view.realizedWidget)
    let window = try #require(widget.rootWindow)
    let middle = CGPoint(x: Double(widget.width) / 2 + right, y: Double(widget.height) / 2 + down)
    let point = try #require(widget.pointInWindow(middle))
    let shadow = window.surfaceOffset
    let (x, y) = (Int(point.x + shadow.x), Int(point.y + shadow.y))
    // The focused window is the test's own.
    return ["getwindowfocus", "mousemove", "--window", "%1", "\(x)", "\(y)"]
  }

  private static func send(_ arguments: [String]) throws {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tool.arguments = ["xdotool"] + arguments
    try tool.run()
    tool.waitUntilExit()
  }
}
