import Foundation

/// An action that assistive technology offers for a view.
///
/// Mirrors `UIAccessibilityCustomAction`. Its handler is a closure, because Swift on the desktop has no selectors. Screen
/// readers list the action by its name.
///
/// ```swift
/// cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in delete() }]
/// ```
@preconcurrency @MainActor
open class UIAccessibilityCustomAction {
  /// A closure that performs the action, and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name that people read or hear.
  open var name: String
  /// The name with attributes, of which assistive technology reads none.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// Kept, without effect: screen readers of the desktop show no images.
  open var image: UIImage?
  /// The closure that performs the action.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler? = nil) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  deinit {}
}
