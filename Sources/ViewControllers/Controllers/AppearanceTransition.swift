/// The appearance state of a view controller.
public enum AppearanceState: Sendable {
  /// The view is not on screen.
  case disappeared
  /// `viewWillAppear` was called; the first frame is not painted yet.
  case appearing
  /// The view is on screen.
  case appeared
  /// `viewWillDisappear` was called; the view is still on screen.
  case disappearing

  /// Indicates whether the view is on screen or about to be, and is not disappearing.
  var isOnScreen: Bool { self == .appearing || self == .appeared }
}

/// A state machine of appearance events. It ensures that each event is sent exactly once per transition, in order.
@MainActor
final class AppearanceTransition {
  private(set) var state = AppearanceState.disappeared
  private(set) var isAnimated = false

  /// The number of changes of ``state``. An event handler may start another transition. Code that is still forwarding
  /// the event compares this value to detect that.
  private(set) var changeCount = 0

  /// Starts a transition. Returns `false` if the controller is already in, or moving to, the requested state.
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

  /// Completes the current transition. Returns `true` if the controller appeared, `false` if it disappeared, and `nil`
  /// if no transition was in progress.
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
