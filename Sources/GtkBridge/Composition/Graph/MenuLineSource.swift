import GtkObjects

/// The node of a view that knows what it is in a menu.
@MainActor
protocol MenuLineSource: AnyObject {
  /// - Parameter name: What assistive technology calls the view, where that is not its label.
  func menuLines(named name: String?) -> [MenuLine]
}
