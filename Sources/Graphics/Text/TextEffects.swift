/// The outline of the letters of a text.
package struct TextStroke: Equatable, Hashable, Sendable {
  /// The width in hundredths of the font's size. With a positive width, letters are hollow.
  package var width: Double
  /// The colour, or `nil` for that of the text.
  package var color: Color?

  package init(width: Double, color: Color? = nil) { (self.width, self.color) = (width, color) }
}

/// The shadow of the letters of a text.
package struct TextShadow: Equatable, Hashable, Sendable {
  package var color: Color
  package var x: Double
  package var y: Double
  package var radius: Double

  package init(color: Color, x: Double, y: Double, radius: Double) {
    (self.color, self.x, self.y, self.radius) = (color, x, y, radius)
  }
}
