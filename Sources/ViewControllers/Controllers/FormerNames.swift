// Names of UIKit before Swift 4.2, for existing code in the language mode 4.

extension ViewController {
  /// The former name of ``children``.
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [ViewController] { children }

  /// The former name of ``addChild(_:)``.
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ child: ViewController) { addChild(child) }

  /// The former name of ``removeFromParent()``.
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// The former name of ``willMove(toParent:)``.
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: ViewController?) { willMove(toParent: parent) }

  /// The former name of ``didMove(toParent:)``.
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: ViewController?) { didMove(toParent: parent) }
}
