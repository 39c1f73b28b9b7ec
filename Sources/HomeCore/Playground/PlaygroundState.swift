import ViewControllers

/// The state of a screen in the coordinator playground.
public nonisolated struct PlaygroundState: Equatable, Sendable {
  /// The way in which a screen was opened.
  public enum Arrival: String, Sendable {
    /// The screen is the first one.
    case root
    /// A coordinator pushed the screen onto the navigation stack.
    case pushed
    /// A coordinator presented the screen over the window.
    case presented
  }

  /// The way in which a child screen was removed.
  public enum ChildEnd: Equatable, Sendable {
    /// The child asked its parent, whose coordinator removed it.
    case dismissedByParent
    /// The user navigated back, dismissed the child or closed the window.
    case removedByHost(HostRemoval)
  }

  /// The number of screens below: 0 for the root.
  public var depth: Int
  /// The way in which the screen was opened.
  public var arrival: Arrival
  /// The number of taps on the screen's buttons.
  public var tapCount = 0
  /// The number of appearances of the screen.
  public var appearanceCount = 0
  /// The removal of the latest child.
  public var lastChildEnd: ChildEnd?
  /// The numbers of live coordinators and view models.
  public var live: LiveCounts

  /// Creates the initial state of a screen.
  public init(depth: Int, arrival: Arrival, live: LiveCounts = LiveCounts()) {
    self.depth = depth
    self.arrival = arrival
    self.live = live
  }

  /// Indicates whether a parent can remove the screen.
  public var isChild: Bool { arrival != .root }
}

/// A button on a screen of the coordinator playground.
public nonisolated enum PlaygroundButton: CaseIterable, Sendable {
  /// Pushes a child onto the navigation stack.
  case pushChild
  /// Presents a child over the window.
  case presentChild
  /// Asks the parent to remove this screen; only on children.
  case dismiss
}
