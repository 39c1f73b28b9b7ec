/// The state of the Home screen.
public nonisolated struct HomeViewState: Equatable, Sendable {
  /// The title of the last action.
  public var title: String
  /// The description, which includes the action's number.
  public var desc: String

  /// Creates a state.
  public init(title: String, desc: String) {
    self.title = title
    self.desc = desc
  }
}

/// The actions of the Home screen.
public nonisolated enum HomeViewAction: CaseIterable, Sendable {
  /// The screen has been loaded.
  case viewDidLoad
  /// The user has pressed the first button.
  case tap1
  /// The user has pressed the second button.
  case tap2
}
