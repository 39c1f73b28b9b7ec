/// The dependencies of the playground's screens.
public struct PlaygroundDependencies {
  /// The toolkit's views.
  public let views: any ScreenViews

  /// The counter of live playground objects.
  public let census: LiveCensus

  /// The journal of the screens' life-cycle events.
  public let journal: LifeCycleJournal?

  /// Creates the dependencies.
  public init(views: any ScreenViews, census: LiveCensus, journal: LifeCycleJournal?) {
    self.views = views
    self.census = census
    self.journal = journal
  }
}
