import ViewControllers

/// A filter for journal entries.
public nonisolated struct JournalFilter: Equatable, Sendable {
  /// Text that the screen name must contain, in any case. Empty text matches every screen.
  public var screenText = ""

  /// The included events.
  public var events = Set(LifeCycle.allCases)

  /// Creates a filter that includes every entry.
  public init() {}

  /// Returns whether the filter includes an entry.
  public func includes(_ entry: LifeCycleJournal.Entry) -> Bool {
    events.contains(entry.event) && (screenText.isEmpty || entry.screen.localizedCaseInsensitiveContains(screenText))
  }
}
