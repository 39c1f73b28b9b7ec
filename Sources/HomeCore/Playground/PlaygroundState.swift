import ViewControllers

/// What a screen of the coordinator playground shows.
public nonisolated struct PlaygroundState: Equatable, Sendable {
  /// How a screen came to be shown.
  public enum Arrival: String, Sendable {
    /// It is the first one.
    case root
    /// A coordinator pushed it on its own screen's navigation stack.
    case pushed
    /// A coordinator presented it over the window.
    case presented
  }

  /// How a child screen went.
  public enum ChildEnd: Equatable, Sendable {
    /// It asked its parent, whose coordinator took it away.
    case dismissedByParent
    /// The user went back, dismissed it or closed the window.
    case removedByHost(HostRemoval)
  }

  /// How many screens are below: 0 for the root.
  public var depth: Int
  /// How the screen came to be shown.
  public var arrival: Arrival
  /// How often the screen's buttons have been tapped.
  public var tapCount = 0
  /// How often the screen has appeared.
  public var appearanceCount = 0
  /// How the child that was here last went.
  public var lastChildEnd: ChildEnd?
  /// How many coordinators and view models of the playground there are.
  public var live: LiveCounts

  /// Makes the state of a screen that has just been made.
  public init(depth: Int, arrival: Arrival, live: LiveCounts = LiveCounts()) {
    self.depth = depth
    self.arrival = arrival
    self.live = live
  }

  /// Whether there is a parent that can take the screen away.
  public var isChild: Bool { arrival != .root }
}

/// A button on a screen of the coordinator playground.
public nonisolated enum PlaygroundButton: CaseIterable, Sendable {
  /// Opens a child on the navigation stack.
  case pushChild
  /// Opens a child over the window.
  case presentChild
  /// Only a child has it: it asks the parent to take the child away.
  case dismiss
}
