import Foundation

/// A picture that a text shows in place of a character.
package struct InlinePicture: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// Only empty space.
    case empty
    case data(Data)
    case symbol(String)
  }

  package var content: Content
  /// The size in points.
  package var size: CGSize
  /// The distance of the lower edge above the line, which is negative below it.
  package var rise: Double
  /// Indicates whether the picture is a shape in one colour.
  package var isShape: Bool
  /// The colour of a shape, or `nil` for that of the text.
  package var color: Color?

  package init(_ content: Content, size: CGSize, rise: Double = 0, isShape: Bool = false, color: Color? = nil) {
    (self.content, self.size, self.rise, self.isShape, self.color) = (content, size, rise, isShape, color)
  }

  /// The words for the picture.
  package var words: String {
    if case .symbol(let name) = content { SymbolWords.words(of: name) } else { "" }
  }
}
