/// What all screens of the playground are made of.
public struct PlaygroundDependencies {
  /// Puts the toolkit's view for a playground screen into its controller.
  public let content: PlaygroundScreen.Content

  /// Counts the playground's parts.
  public let census: LiveCensus

  /// Where the screens' life-cycle events are written down.
  public let journal: LifeCycleJournal?

  /// Makes dependencies.
  public init(content: @escaping PlaygroundScreen.Content, census: LiveCensus, journal: LifeCycleJournal?) {
    self.content = content
    self.census = census
    self.journal = journal
  }
}
