import CGtk
import Foundation
import Graphics

extension _Mesh {
  /// The number of patches along each side of a cell.
  private static let steps = 10

  /// Returns a new pattern, or `nil` if a number is not finite.
  func pattern(_ colors: [GdkRGBA], _ background: GdkRGBA, in bounds: CGRect) -> OpaquePointer? {
    let numbers = nodes.flatMap { [$0.position, $0.leading, $0.top, $0.trailing, $0.bottom] }.flatMap { [$0.x, $0.y] }
    guard colors.count == nodes.count, numbers.allSatisfy(\.isFinite) else { return nil }
    let mesh = cairo_pattern_create_mesh()
    let corners = [
      bounds.origin, CGPoint(x: bounds.maxX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY),
      CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    Self.add(corners.map { ($0, background) }, to: mesh)
    for row in 0..<max(height - 1, 0) {
      for column in 0..<max(width - 1, 0) {
        let first = row * width + column
        let ends = [colors[first], colors[first + 1], colors[first + width], colors[first + width + 1]]
        func corner(_ across: Int, _ down: Int) -> (CGPoint, GdkRGBA) {
          let (across, down) = (Double(across) / Double(Self.steps), Double(down) / Double(Self.steps))
          let place = place(column: column, row: row, across, down)
          return (
            CGPoint(x: bounds.minX + place.x * bounds.width, y: bounds.minY + place.y * bounds.height),
            GdkRGBA.mix(of: ends, shares(across, down))
          )
        }
        for down in 0..<Self.steps {
          for across in 0..<Self.steps {
            Self.add(
              [
                corner(across, down), corner(across + 1, down), corner(across + 1, down + 1),
                corner(across, down + 1),
              ], to: mesh)
          }
        }
      }
    }
    return mesh
  }

  private static func add(_ corners: [(place: CGPoint, color: GdkRGBA)], to mesh: OpaquePointer?) {
    cairo_mesh_pattern_begin_patch(mesh)
    cairo_mesh_pattern_move_to(mesh, corners[0].place.x, corners[0].place.y)
    for corner in corners.dropFirst() { cairo_mesh_pattern_line_to(mesh, corner.place.x, corner.place.y) }
    for (number, corner) in corners.enumerated() {
      let color = corner.color
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, guint(number), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    cairo_mesh_pattern_end_patch(mesh)
  }
}

extension GdkRGBA {
  fileprivate static func mix(of colors: [GdkRGBA], _ shares: [Double]) -> GdkRGBA {
    func part(_ path: KeyPath<GdkRGBA, Float>) -> Float {
      zip(colors, shares).reduce(0) { $0 + $1.0[keyPath: path] * Float($1.1) }
    }
    return GdkRGBA(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
  }
}
