/// The style of the paragraphs of a text, in points.
package struct TextParagraphStyle: Equatable, Sendable {
  /// The sides of aligned lines. GTK mirrors them in a paragraph whose direction differs from that of the user's
  /// language.
  package enum Alignment: Sendable { case left, center, right }

  /// The alignment of the lines, or `nil` for that of the whole text.
  package var alignment: Alignment?
  /// The space between lines.
  package var lineSpacing = 0.0
  /// The space above a paragraph.
  package var spacingBefore = 0.0
  /// The space below a paragraph.
  package var spacingAfter = 0.0
  /// The distance of the first line from the leading edge.
  package var firstLineIndent = 0.0
  /// The distance of the other lines from the leading edge.
  package var indent = 0.0
  /// The distance of the lines from the trailing edge.
  package var trailingIndent = 0.0

  package init() {}
}
