import Foundation

/// A grid of points that curves connect. Not for use outside the library.
public struct _Mesh: Hashable, Sendable {
  /// A point with the ends of its four curves' tangents, in a square from 0 to 1.
  package struct Node: Hashable, Sendable {
    package var position: CGPoint
    package var leading: CGPoint
    package var top: CGPoint
    package var trailing: CGPoint
    package var bottom: CGPoint

    package init(position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  package let width: Int
  package let height: Int
  package let nodes: [Node]
  /// Indicates whether colours change smoothly from one cell to the next.
  package let isSmooth: Bool
  /// The colour around the grid.
  package let background: Color

  /// Creates a mesh. It has no cells unless there is one node for each place of the grid.
  package init(width: Int, height: Int, nodes: [Node], isSmooth: Bool, background: Color) {
    let isComplete = width > 1 && height > 1 && nodes.count == width * height
    self.width = isComplete ? width : 0
    self.height = isComplete ? height : 0
    self.nodes = nodes
    self.isSmooth = isSmooth
    self.background = background
  }

  /// Creates a mesh whose curves go smoothly through points.
  package init(width: Int, height: Int, points: [CGPoint], isSmooth: Bool, background: Color) {
    func at(_ column: Int, _ row: Int) -> CGPoint? {
      (0..<width).contains(column) && (0..<height).contains(row) ? points[row * width + column] : nil
    }
    let isComplete = width > 1 && height > 1 && points.count == width * height
    let nodes = (isComplete ? points.indices : 0..<0).map { index in
      let (column, row, point) = (index % width, index / width, points[index])
      let across = Self.tangent(at(column - 1, row), point, at(column + 1, row))
      let down = Self.tangent(at(column, row - 1), point, at(column, row + 1))
      return Node(
        position: point, leading: point - across, top: point - down, trailing: point + across, bottom: point + down)
    }
    self.init(width: width, height: height, nodes: nodes, isSmooth: isSmooth, background: background)
  }

  /// Returns a third of the direction of a curve through three points, one of which may be missing.
  private static func tangent(_ before: CGPoint?, _ point: CGPoint, _ after: CGPoint?) -> CGPoint {
    let way = (after ?? point) - (before ?? point)
    return way * (before == nil || after == nil ? 1.0 / 3 : 1.0 / 6)
  }

  /// Returns the place of a part of a cell. The sides of the cell are cubic curves, which its inside follows.
  package func place(column: Int, row: Int, _ across: Double, _ down: Double) -> CGPoint {
    let first = row * width + column
    let (topLeft, topRight) = (nodes[first], nodes[first + 1])
    let (bottomLeft, bottomRight) = (nodes[first + width], nodes[first + width + 1])
    let top = Self.curve(topLeft.position, topLeft.trailing, topRight.leading, topRight.position, across)
    let bottom = Self.curve(
      bottomLeft.position, bottomLeft.trailing, bottomRight.leading, bottomRight.position, across)
    let left = Self.curve(topLeft.position, topLeft.bottom, bottomLeft.top, bottomLeft.position, down)
    let right = Self.curve(topRight.position, topRight.bottom, bottomRight.top, bottomRight.position, down)
    let straight =
      (topLeft.position * (1 - across) + topRight.position * across) * (1 - down)
      + (bottomLeft.position * (1 - across) + bottomRight.position * across) * down
    return top * (1 - down) + bottom * down + left * (1 - across) + right * across - straight
  }

  private static func curve(
    _ from: CGPoint, _ first: CGPoint, _ second: CGPoint, _ to: CGPoint, _ part: Double
  ) -> CGPoint {
    let rest = 1 - part
    return from * (rest * rest * rest) + first * (3 * rest * rest * part) + second * (3 * rest * part * part)
      + to * (part * part * part)
  }

  /// Returns the shares of the four corners of a cell in the colour of a part of it, those of the top corners first.
  package func shares(_ across: Double, _ down: Double) -> [Double] {
    func eased(_ part: Double) -> Double { isSmooth ? part * part * (3 - 2 * part) : part }
    let (across, down) = (eased(across), eased(down))
    return [(1 - across) * (1 - down), across * (1 - down), (1 - across) * down, across * down]
  }
}

private func + (first: CGPoint, second: CGPoint) -> CGPoint { CGPoint(x: first.x + second.x, y: first.y + second.y) }
private func - (first: CGPoint, second: CGPoint) -> CGPoint { CGPoint(x: first.x - second.x, y: first.y - second.y) }
private func * (point: CGPoint, factor: Double) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }
