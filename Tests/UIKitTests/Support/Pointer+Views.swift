import GtkBridge
import UIKit
import WidgetTesting

extension Pointer {
  /// Moves the pointer to a place of a view.
  static func move(to view: UIView, right: Double = 0, down: Double = 0) throws {
    try move(to: view.realizedWidget, right: right, down: down)
  }

  /// Clicks a view in its middle, or at a distance from it.
  static func click(_ view: UIView, right: Double = 0, down: Double = 0, button: Int = 1) throws {
    try click(view.realizedWidget, right: right, down: down, button: button)
  }

  /// Presses the button in the middle of a view, moves by some steps and releases it.
  static func drag(_ view: UIView, by steps: [(right: Double, down: Double)], releases: Bool = true) throws {
    try drag(view.realizedWidget, by: steps, releases: releases)
  }
}
