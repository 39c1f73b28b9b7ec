extension Screen {
  /// The state and the actions of a RIB or MVVM screen.
  var viewState: String {
    """
    /// What the \(title) screen shows.
    \(access)nonisolated struct \(name)ViewState: Equatable, Sendable {
      /// How often the button has been pressed.
      \(access)var count: Int

      /// Makes a state of its parts.
      \(access)init(count: Int = 0) {
        self.count = count
      }
    }

    /// What the \(title) screen can be asked to do.
    \(access)nonisolated enum \(name)ViewAction: CaseIterable, Sendable {
      case increment
      case reset
    }
    """
  }
}
