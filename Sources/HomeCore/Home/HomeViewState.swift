/// What the Home screen shows.
public nonisolated struct HomeViewState: Equatable, Sendable {
  public var title: String
  public var desc: String

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
