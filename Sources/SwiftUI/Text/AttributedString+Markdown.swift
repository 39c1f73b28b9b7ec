import Graphics

extension AttributedString {
  /// The way in which Markdown is read.
  ///
  /// Mirrors Foundation's `AttributedString.MarkdownParsingOptions`. Here only the marks within a line have a meaning,
  /// whatever the syntax, and white space stays.
  public struct MarkdownParsingOptions: Sendable {
    /// The parts of Markdown that have a meaning. Here every syntax is read as `inlineOnlyPreservingWhitespace`.
    ///
    /// Mirrors Foundation's `AttributedString.MarkdownParsingOptions.InterpretedSyntax`.
    public enum InterpretedSyntax: Sendable {
      /// Paragraphs, headers and lists, and the marks within a line.
      case full
      /// The marks within a line. White space becomes one space.
      case inlineOnly
      /// The marks within a line. White space stays.
      case inlineOnlyPreservingWhitespace
    }
    /// The treatment of text that is not Markdown. It has no effect: every text can be read here.
    ///
    /// Mirrors Foundation's `AttributedString.MarkdownParsingOptions.FailurePolicy`.
    public enum FailurePolicy: Sendable {
      /// Reading the text throws an error.
      case throwError
      /// The text up to the error is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Indicates whether `^[text](name: value)` sets attributes. Kept, without effect.
    public var allowsExtendedAttributes: Bool
    /// The parts of Markdown that have a meaning. Kept, without effect.
    public var interpretedSyntax: InterpretedSyntax
    /// The treatment of text that is not Markdown. Kept, without effect.
    public var failurePolicy: FailurePolicy
    /// The language of the text. Kept, without effect.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a string from Markdown: `**bold**`, `*italic*`, `~~struck through~~`, code between backticks and links.
  ///
  /// Mirrors Foundation's `init(markdown:options:baseURL:)`, which does not exist on Linux.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    for run in InlineMarkdown.runs(of: markdown) {
      var part = AttributedString(run.text)
      var intent = InlinePresentationIntent()
      if run.style.weight == .bold { intent.insert(.stronglyEmphasized) }
      if run.style.isItalic { intent.insert(.emphasized) }
      if run.style.isMonospaced { intent.insert(.code) }
      if run.style.details.strikethrough != nil { intent.insert(.strikethrough) }
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      part.link = run.style.details.link.map { link in
        baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0)?.absoluteURL } ?? link
      }
      append(part)
    }
  }
}
