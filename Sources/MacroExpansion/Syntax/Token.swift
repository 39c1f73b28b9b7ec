/// A token of Swift source. Comments and white space are between tokens.
struct Token: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A name or keyword, also in backticks.
    case word
    /// A string or a regular expression, with all that it interpolates.
    case literal
    /// A number.
    case number
    /// One or more operator characters, such as `=` or `->`.
    case symbol
    /// One of `( ) [ ] { } , ; : . @ # \`.
    case mark
  }

  var kind: Kind
  /// The place in the source's bytes.
  var range: Range<Int>
  /// The text, except that of a literal.
  var text: String
  /// Indicates whether the token is the first one of a line.
  var isFirstInLine: Bool
  /// Indicates whether the token is the first one, or follows space or a comment.
  var followsSpace: Bool
}
