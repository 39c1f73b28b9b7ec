import Foundation
import GtkObjects
import Testing

extension InputDevices {
  /// Presses the primary button at a place of the window with the focus.
  static func hold(atX x: Double, y: Double) throws {
    try point(atX: x, y: y)
    try pressButton()
  }
}

extension ClickedScreen {
  /// Presses the primary button at a text and moves the pointer by some distances, one after the other.
  func drag(_ text: String, by steps: [(right: Double, down: Double)], releases: Bool = true) throws {
    let start = try middle(of: text)
    try InputDevices.hold(atX: start.x, y: start.y)
    for step in steps { try InputDevices.point(atX: start.x + step.right, y: start.y + step.down) }
    if releases { try InputDevices.releaseButton() }
  }
}
