/// A change of the visible screens in a container or a window, for the toolkit to show.
///
/// The model is already updated: the new screens are in the hierarchy and have received `viewWillAppear`. The host
/// shows the change and calls ``complete()`` after it painted the first frame of the new state.
///
/// A container has one transition at a time. If another transition starts, or the container leaves the screen, the
/// previous transition is abandoned, and its ``complete()`` does nothing.
@preconcurrency @MainActor
public final class ScreenTransition {
  /// The kind of a transition, which determines its animation.
  public enum Kind: Sendable {
    /// A screen covers another in a ``NavigationController``.
    case push
    /// The screen below comes back in a ``NavigationController``.
    case pop
    /// Another tab is selected, or the visible columns change.
    case select
    /// A controller is presented.
    case present
    /// One or more presented controllers are dismissed.
    case dismiss
    /// A child is added to a visible container, without animation.
    case embed
  }

  /// The kind of the transition.
  public let kind: Kind

  /// A Boolean value that indicates whether the change should be animated. A transition without animation completes
  /// with its first painted frame.
  public let isAnimated: Bool

  /// The screens that disappear, bottom first. For ``Kind/dismiss``, includes every dismissed controller.
  public private(set) var from: [ViewController]

  /// The screens that appear, bottom first.
  public private(set) var to: [ViewController]

  private var finish: (() -> Void)?

  init(_ kind: Kind, from: [ViewController], to: [ViewController], animated: Bool) {
    self.kind = kind
    self.from = from
    self.to = to
    isAnimated = animated
  }

  /// Sets the closure that ``complete()`` calls.
  func onCompletion(_ finish: @escaping () -> Void) {
    self.finish = finish
  }

  /// Completes the transition. The host calls this method after it painted the new state and ended all animations.
  /// Later calls have no effect.
  public func complete() {
    let finish = finish
    abandon()
    finish?()
  }

  /// Releases the screens and the completion handler without calling it, because another transition replaced this one.
  func abandon() {
    finish = nil
    from = []
    to = []
  }
}

extension ScreenTransition.Kind {
  /// Indicates whether arriving screens receive their final event before leaving ones. UIKit does so for presentation
  /// and dismissal only.
  var completesArrivalFirst: Bool { self == .present || self == .dismiss }
}
