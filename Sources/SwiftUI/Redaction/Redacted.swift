extension View {
  /// Hides the content of the view for a reason, in addition to the reasons of the views around it.
  ///
  /// ```swift
  /// BookRow(book: book ?? .example).redacted(reason: book == nil ? .placeholder : [])
  /// ```
  ///
  /// Mirrors SwiftUI's `redacted(reason:)`. As a placeholder, each text is a grey bar of its size, and each image a
  /// grey block. Other views read ``EnvironmentValues/redactionReasons``.
  public func redacted(reason: RedactionReasons) -> some View {
    RedactedContent(content: self) { $0.union(reason) }
  }

  /// Shows the content of the view in spite of the views around it.
  ///
  /// Mirrors SwiftUI's `unredacted()`.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Sets whether the view is a placeholder while the screen is redacted for privacy.
  ///
  /// Mirrors SwiftUI's `privacySensitive(_:)`.
  public func privacySensitive(_ isSensitive: Bool = true) -> some View {
    RedactedContent(content: self) { reasons in
      isSensitive && reasons.contains(.privacy) ? reasons.union(.placeholder) : reasons
    }
  }

  /// Marks content that is out of date for the reason ``RedactionReasons/invalidated``.
  ///
  /// Mirrors SwiftUI's `invalidatableContent(_:)`; such content is half transparent.
  public func invalidatableContent(_ isInvalidatable: Bool = true) -> some View {
    InvalidatableContent(content: self, isInvalidatable: isInvalidatable)
  }
}

private struct RedactedContent<Content: View>: View {
  let content: Content
  let change: (RedactionReasons) -> RedactionReasons
  @Environment(\.redactionReasons) private var reasons

  init(content: Content, change: @escaping (RedactionReasons) -> RedactionReasons) {
    self.content = content
    self.change = change
  }

  var body: some View { content.environment(\.redactionReasons, change(reasons)) }
}

private struct InvalidatableContent<Content: View>: View {
  let content: Content
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  init(content: Content, isInvalidatable: Bool) {
    self.content = content
    self.isInvalidatable = isInvalidatable
  }

  var body: some View { content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1) }
}
