/// A part of a symbol: an outline on a grid of 16 points, and the way it is painted.
package struct SymbolMark: Equatable, Sendable {
  /// The part of the plane that the mark covers.
  package enum Shape: Equatable, Sendable {
    /// A line with round ends and corners.
    case line
    /// The inside of the path.
    case area
    /// The inside of the path and the line around it, so that a filled shape is as large as its outline.
    case lineAndArea
  }

  /// The effect on the content below.
  package enum Effect: Equatable, Sendable {
    /// Replaces it by the colour of a layer. Layer 0 is the primary one.
    case paint(layer: Int)
    /// Removes it in a single colour, and otherwise replaces it by the colour of a layer.
    case punch(layer: Int)
    /// Removes it.
    case erase
  }

  package var path: Path
  package var shape: Shape
  package var effect: Effect
  /// The width of the line as a multiple of the line width of the symbol's weight.
  package var widthFactor = 1.0
  /// A width in grid points that does not follow the weight, such as that of a gap.
  package var extraWidth = 0.0
  /// The colour in multicolour rendering; `nil` is the foreground colour.
  package var color: Color?

  /// The width of the line on the grid.
  package func lineWidth(weight: Font.Weight) -> Double { widthFactor * weight.symbolLineWidth + extraWidth }
}

extension Font.Weight {
  /// The width of the lines of a symbol beside a text of this weight, on a grid of 16 points.
  package var symbolLineWidth: Double {
    switch self {
    case .ultraLight: 0.8
    case .thin: 1
    case .light: 1.25
    case .regular: 1.5
    case .medium: 1.7
    case .semibold: 1.9
    case .bold: 2.1
    case .heavy: 2.4
    case .black: 2.7
    }
  }
}
