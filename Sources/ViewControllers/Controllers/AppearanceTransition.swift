/// Where a controller stands between disappeared and appeared.
public enum AppearanceState: Sendable {
  /// The view is not on screen.
  case disappeared
  /// `viewWillAppear` has been sent; the first frame has not been painted yet.
  case appearing
  /// The view is on screen.
  case appeared
  /// `viewWillDisappear` has been sent; the view is still on screen.
  case disappearing

  /// Whether the view is on screen, or about to be, and nobody has told it to go.
  var isOnScreen: Bool { self == .appearing || self == .appeared }
}

/// Decides which appearance event comes next, so that each is sent exactly once per transition and in order.
@MainActor
final class AppearanceTransition {
  private(set) var state = AppearanceState.disappeared
  private(set) var isAnimated = false

  /// Counts the changes of ``state``. A handler of an event may start the next transition; whoever was still passing the
  /// event on sees by this that it is out of date.
  private(set) var changeCount = 0

  /// Starts a transition and says whether it changes anything: a controller that is already on its way there, or has
  /// arrived, hears nothing.
  func begin(_ isAppearing: Bool, animated: Bool) -> Bool {
    switch (state, isAppearing) {
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false): return false
    case (_, true): state = .appearing
    case (_, false): state = .disappearing
    }
    isAnimated = animated
    changeCount += 1
    return true
  }

  /// Completes the transition under way: `true` if the controller appeared, `false` if it disappeared, `nil` if there
  /// was none.
  func end() -> Bool? {
    switch state {
    case .appearing: state = .appeared
    case .disappearing: state = .disappeared
    case .appeared, .disappeared: return nil
    }
    changeCount += 1
    return state == .appeared
  }
}
