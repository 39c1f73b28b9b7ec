extension Screen {
  /// The state and the actions of a screen with a coordinator.
  var coordinatorViewState: String {
    """
    /// What a \(title) screen shows.
    \(access)nonisolated struct \(name)ViewState: Equatable, Sendable {
      /// How often the button has been pressed.
      \(access)var count: Int
      /// How many screens are below: 0 for the first.
      \(access)var level: Int

      /// Makes a state of its parts.
      \(access)init(count: Int = 0, level: Int = 0) {
        self.count = count
        self.level = level
      }
    }

    /// What a \(title) screen can be asked to do.
    \(access)nonisolated enum \(name)ViewAction: CaseIterable, Sendable {
      case increment
      /// Open another screen on top.
      case openNext
      /// Go back to the screen below.
      case close
    }
    """
  }
}
