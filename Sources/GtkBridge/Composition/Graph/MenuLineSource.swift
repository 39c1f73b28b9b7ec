import GtkObjects

/// A node that provides the menu items of its view.
@MainActor
protocol MenuLineSource: AnyObject {
  /// - Parameter name: The view's accessibility name, if it is not the label.
  func menuLines(named name: String?) -> [MenuLine]
}
