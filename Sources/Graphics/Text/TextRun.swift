import Foundation

/// A part of a text with its own style.
@usableFromInline
package struct TextRun: Equatable, Sendable {
  /// The content of a run that is more than a text.
  private indirect enum Content: Equatable, Sendable {
    /// A date, which the run follows as time passes.
    case date(LiveDate)
    /// The symbol of a name, in place of the only character.
    case symbol(String)
    /// A picture, in place of the only character.
    case picture(InlinePicture)
  }

  package var text: String
  package var style: TextRunStyle
  private var content: Content?

  package init(text: String, style: TextRunStyle = TextRunStyle()) {
    self.text = text
    self.style = style
  }

  /// Indicates whether the run is a text that does not change.
  package var isPlain: Bool { content == nil }

  /// The date that the text shows, and that it follows as time passes.
  package var date: LiveDate? { if case .date(let date) = content { date } else { nil } }

  /// The name of the symbol that the run shows in place of its only character.
  package var symbol: String? { if case .symbol(let name) = content { name } else { nil } }

  /// The picture that the run shows in place of its only character.
  package var picture: InlinePicture? { if case .picture(let picture) = content { picture } else { nil } }

  /// The character that represents a symbol.
  package static let symbolCharacter: Unicode.Scalar = "\u{FFFC}"

  /// Creates a run that shows a symbol.
  package init(symbol: String) {
    self.init(text: String(Character(Self.symbolCharacter)))
    content = .symbol(symbol)
  }

  /// Creates a run that shows a picture.
  package init(picture: InlinePicture, style: TextRunStyle = TextRunStyle()) {
    self.init(text: String(Character(Self.symbolCharacter)), style: style)
    content = .picture(picture)
  }

  /// Creates a run that shows a date and follows the time.
  package init(_ date: LiveDate, at now: Date = Date()) {
    self.init(text: date.text(at: now))
    content = .date(date)
  }
}

// These comparisons run for each state of a screen. A function of another module would copy the runs.
extension [TextRun] {
  /// Indicates whether the runs are one text, in a style that a whole view of text could have.
  package var areUniform: Bool { count == 1 && self[0].isPlain && self[0].style.isCommon }

  /// Returns whether both are uniform, in the same style.
  package func haveUniformStyle(of others: [TextRun]) -> Bool {
    areUniform && others.areUniform && self[0].style == others[0].style
  }
}
