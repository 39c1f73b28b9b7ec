/// The state of a child whose view covers that of its container, such as the controller of search results. To the
/// child, the container appears to have presented it.
package struct Covering {
  /// The container.
  weak var controller: ViewController?
  /// Ends the covering, in place of a dismissal.
  let end: @MainActor () -> Void

  /// Creates the description of a view that covers that of a controller.
  package init(_ controller: ViewController, end: @escaping @MainActor () -> Void) {
    (self.controller, self.end) = (controller, end)
  }
}
