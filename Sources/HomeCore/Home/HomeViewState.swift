/// What the Home screen shows.
public nonisolated struct HomeViewState: Equatable, Sendable {
  /// What has happened.
  public var title: String
  /// The number that came with it.
  public var desc: String

  /// Makes a state of its two texts.
  public init(title: String, desc: String) {
    self.title = title
    self.desc = desc
  }
}

/// What the Home screen can be asked to do.
public nonisolated enum HomeViewAction: CaseIterable, Sendable {
  case viewDidLoad
  case tap1
  case tap2
}
