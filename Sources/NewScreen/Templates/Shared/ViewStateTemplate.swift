extension Screen {
  /// The state and the actions of a RIB or MVVM screen.
  var viewState: String {
    """
    /// The state of the \(title) screen.
    \(access)nonisolated struct \(name)ViewState: Equatable, Sendable {
      /// The number of presses of the Count button since the last reset.
      \(access)var count: Int

      /// Creates a state.
      \(access)init(count: Int = 0) {
        self.count = count
      }
    }

    /// The actions of the \(title) screen.
    \(access)nonisolated enum \(name)ViewAction: CaseIterable, Sendable {
      case increment
      case reset
    }
    """
  }
}
