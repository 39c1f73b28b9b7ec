/// A screen of the program that people can choose.
public nonisolated enum AppScreen: String, CaseIterable, Codable, Identifiable, Sendable {
  /// Two buttons and a state: a RIB.
  case home
  /// Screens that open screens: coordinators.
  case playground
  /// What happens to the screens, as it happens.
  case journal

  /// The screen itself.
  public var id: AppScreen { self }

  /// What people call it.
  public var title: String {
    switch self {
    case .home: "Home"
    case .playground: "Coordinator Playground"
    case .journal: "Life-Cycle Journal"
    }
  }

  /// What there is to see, in a few words.
  public var summary: String {
    switch self {
    case .home: "State and actions through a RIB"
    case .playground: "Screens that open screens"
    case .journal: "Every event of every screen"
    }
  }
}
