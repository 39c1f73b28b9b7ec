/// A running transition between screens, for code that runs alongside it or after it.
///
/// Mirrors UIKit's object of a `transitionCoordinator`. It exists from the call that starts the transition until the
/// last call of the delegate. A coordinator of the app uses it to find the screen that the user has left:
///
/// ```swift
/// func navigationController(_ navigation: NavigationController, didShow screen: ViewController, animated: Bool) {
///   guard let left = navigation.transitionCoordinator?.viewController(forKey: .from),
///     !navigation.viewControllers.contains(left)
///   else { return }
///   childDidFinish(of: left)
/// }
/// ```
@preconcurrency @MainActor
public final class TransitionCoordinator {
  /// A screen of a transition.
  public enum ScreenKey: Sendable {
    /// The screen that was visible before.
    case from
    /// The screen that is visible after it.
    case to
  }

  /// Indicates whether the change is animated.
  public let isAnimated: Bool

  private let from: ViewController?
  private let to: ViewController?
  /// The context of a transition that the program animates.
  var context: TransitionContext?
  private var handlers: [() -> Void] = []
  private var isComplete = false

  init(of transition: ScreenTransition, context: TransitionContext? = nil) {
    self.context = context
    isAnimated = transition.isAnimated
    from = transition.from.last
    to = transition.to.last
  }

  /// Creates the coordinator of a change of a window's size, which is not animated.
  init() { (isAnimated, from, to, context) = (false, nil, nil, nil) }

  /// Returns a screen of the transition, or `nil` if there is none, as before the first screen.
  public func viewController(forKey key: ScreenKey) -> ViewController? {
    switch key {
    case .from: from
    case .to: to
    }
  }

  /// Calls a closure after the last event of the transition, or at once if it is complete.
  package func whenComplete(_ handler: @escaping () -> Void) {
    isComplete ? handler() : handlers.append(handler)
  }

  /// Passes the closures that wait for the end to the transition that replaces this one.
  func replace(by next: TransitionCoordinator) {
    next.handlers = handlers
    handlers = []
  }

  func complete() {
    isComplete = true
    let handlers = handlers
    self.handlers = []
    for handler in handlers { handler() }
  }
}

extension ViewController {
  /// The running transition of this controller, of a container around it, or of a presentation; otherwise `nil`.
  ///
  /// Mirrors `UIViewController.transitionCoordinator`. A transition without animation has one, too.
  public var transitionCoordinator: TransitionCoordinator? {
    stageDirector?.coordinator ?? parent?.transitionCoordinator
      ?? (enclosingPresentationStack ?? presentationStack)?.coordinator
  }
}
