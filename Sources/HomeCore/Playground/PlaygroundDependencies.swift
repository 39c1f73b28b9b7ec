/// The dependencies of the playground's screens.
public struct PlaygroundDependencies {
  /// A closure that installs the toolkit's view in the controller of a playground screen.
  public let content: PlaygroundScreen.Content

  /// The counter of live playground objects.
  public let census: LiveCensus

  /// The journal of the screens' life-cycle events.
  public let journal: LifeCycleJournal?

  /// Creates the dependencies.
  public init(content: @escaping PlaygroundScreen.Content, census: LiveCensus, journal: LifeCycleJournal?) {
    self.content = content
    self.census = census
    self.journal = journal
  }
}
