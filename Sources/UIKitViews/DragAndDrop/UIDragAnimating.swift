import Foundation
import GtkBridge

/// The movement of an item to its place.
///
/// Mirrors `UIDragAnimating`. On the desktop, an item appears in its place at once.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Performs changes at once.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure at once.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

@MainActor
package final class EndedAnimation: UIDragAnimating {
  package init() {}

  package func addAnimations(_ animations: @escaping () -> Void) { animations() }
  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
