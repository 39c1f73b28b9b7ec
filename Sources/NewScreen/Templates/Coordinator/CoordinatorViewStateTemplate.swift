extension Screen {
  /// The state and the actions of a screen with a coordinator.
  var coordinatorViewState: String {
    """
    /// The state of a \(title) screen.
    \(access)nonisolated struct \(name)ViewState: Equatable, Sendable {
      /// The number of presses of the Count button.
      \(access)var count: Int
      /// The number of screens below this one: 0 for the first screen.
      \(access)var level: Int

      /// Creates a state.
      \(access)init(count: Int = 0, level: Int = 0) {
        self.count = count
        self.level = level
      }
    }

    /// The actions of a \(title) screen.
    \(access)nonisolated enum \(name)ViewAction: CaseIterable, Sendable {
      case increment
      /// Open another screen on top of this one.
      case openNext
      /// Return to the screen below.
      case close
    }
    """
  }
}
