import GtkObjects

/// A node that provides the menu items of its view.
@MainActor
protocol MenuLineSource: AnyObject {
  /// Returns the menu items of the view.
  ///
  /// - Parameter name: The view's accessible name, if it is not the label.
  func menuLines(named name: String?) -> [MenuLine]
}
