import ViewControllers

/// Which of the journal's entries are to be seen.
public nonisolated struct JournalFilter: Equatable, Sendable {
  /// What the screen's name contains, in any case; everything if empty.
  public var screenText = ""

  /// The events that are seen.
  public var events = Set(LifeCycle.allCases)

  /// Makes a filter that everything passes.
  public init() {}

  /// Whether an entry is to be seen.
  public func includes(_ entry: LifeCycleJournal.Entry) -> Bool {
    events.contains(entry.event) && (screenText.isEmpty || entry.screen.localizedCaseInsensitiveContains(screenText))
  }
}
