import Foundation

/// A drawing of one of the system's symbols, on a grid of 16 by 16 points.
///
/// The marks are painted in order. See ``SymbolCatalogue`` for the names.
package struct Symbol: Equatable, Sendable {
  /// The side of the grid, in points.
  package static let gridSize = 16.0

  package var marks: [SymbolMark]

  init(_ marks: [SymbolMark] = []) {
    self.marks = marks
  }

  /// The number of layers that hierarchical and palette rendering distinguish.
  package var layerCount: Int {
    1 + (marks.compactMap(\.effect.layer).max() ?? 0)
  }

  /// The square for an unknown symbol.
  package static let missing = Symbol(
    (0..<4).flatMap { side in
      let corner = SymbolMark(
        path: Path { path in
          path.move(to: CGPoint(x: 2, y: 4.75))
          path.addLine(to: CGPoint(x: 2, y: 2))
          path.addLine(to: CGPoint(x: 4.75, y: 2))
          path.move(to: CGPoint(x: 7.25, y: 2))
          path.addLine(to: CGPoint(x: 8.75, y: 2))
        }, shape: .line, effect: .paint(layer: 0))
      return Symbol([corner]).applying(.rotation(degrees: Double(side) * 90)).marks
    })

  func applying(_ transform: SymbolTransform) -> Symbol {
    mapMarks { $0.path = transform($0.path) }
  }

  /// Returns a smaller copy around a centre, with thinner lines.
  func reduced(to scale: Double, around center: CGPoint, widthFactor: Double) -> Symbol {
    let half = Self.gridSize / 2
    return applying(.scale(x: scale, y: scale)).applying(.offset(x: center.x - half, y: center.y - half)).mapMarks {
      $0.widthFactor *= widthFactor
      $0.extraWidth *= scale
    }
  }

  func mapMarks(_ change: (inout SymbolMark) -> Void) -> Symbol {
    var copy = self
    for index in copy.marks.indices { change(&copy.marks[index]) }
    return copy
  }
}

extension SymbolMark.Effect {
  package var layer: Int? {
    switch self {
    case .paint(let layer), .punch(let layer): layer
    case .erase: nil
    }
  }
}
