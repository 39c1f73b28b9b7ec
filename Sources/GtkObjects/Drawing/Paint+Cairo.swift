import CGtk
import Foundation
import Graphics

@MainActor
extension _Paint {
  /// Makes a context paint with a resolved style, whose gradient extends over `bounds`.
  func set(
    in context: OpaquePointer, _ bounds: CGRect, for widget: UnsafeMutablePointer<GtkWidget>, opacity: Double = 1
  ) {
    let opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    func rgba(_ color: Color) -> GdkRGBA {
      var rgba = Gtk.rgba(of: color.css, for: widget)
      rgba.alpha *= Float(opacity)
      return rgba
    }
    if case .picture(let picture) = self, picture.set(in: context, bounds, opacity: opacity) { return }
    guard case .gradient(let gradient, let geometry) = self, !gradient.stops.isEmpty,
      let pattern = geometry.pattern(gradient.stops.map { ($0.location, rgba($0.color)) }, in: bounds, rgba)
    else {
      var rgba = rgba(color)
      return gdk_cairo_set_source_rgba(context, &rgba)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension _GradientGeometry {
  fileprivate typealias Stop = (location: Double, color: GdkRGBA)

  /// Returns a new pattern, or `nil` if a number is not finite.
  fileprivate func pattern(_ stops: [Stop], in bounds: CGRect, _ rgba: (Color) -> GdkRGBA) -> OpaquePointer? {
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let pattern: OpaquePointer?
    switch self {
    case .linear(let start, let end):
      let (start, end) = (place(start), place(end))
      guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return nil }
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let center, let start, let end):
      let center = place(center)
      guard [center.x, center.y, start, end].allSatisfy(\.isFinite) else { return nil }
      pattern = cairo_pattern_create_radial(center.x, center.y, max(start, 0), center.x, center.y, max(end, 0))
    case .elliptical(let center, let start, let end):
      let origin = place(center)
      guard bounds.width > 0, bounds.height > 0, [origin.x, origin.y, start, end].allSatisfy(\.isFinite) else {
        return nil
      }
      pattern = cairo_pattern_create_radial(0, 0, max(start, 0), 0, 0, max(end, 0))
      var matrix = cairo_matrix_t(
        xx: 1 / bounds.width, yx: 0, xy: 0, yy: 1 / bounds.height, x0: -origin.x / bounds.width,
        y0: -origin.y / bounds.height)
      cairo_pattern_set_matrix(pattern, &matrix)
    case .mesh(let mesh): return mesh.pattern(stops.map(\.color), rgba(mesh.background), in: bounds)
    case .angular(let center, let start, let end):
      return Self.sectors(stops, around: place(center), from: start.radians, to: end.radians, in: bounds)
    }
    for (location, color) in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, location, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    return pattern
  }

  /// Returns a pattern of narrow sectors, because cairo has no gradient around a point.
  private static func sectors(
    _ stops: [Stop], around center: CGPoint, from start: Double, to end: Double, in bounds: CGRect
  ) -> OpaquePointer? {
    guard [center.x, center.y, start, end].allSatisfy(\.isFinite), end > start, let first = stops.first,
      let last = stops.last
    else { return nil }
    let sweep = min(end - start, 2 * .pi)
    let gap = (2 * .pi - sweep) / 2
    var edges: [(angle: Double, color: GdkRGBA)] = [(start - gap, first.color), (start, first.color)]
    edges += stops.map { (start + sweep * min(max($0.location, 0), 1), $0.color) }
    edges += [(start + sweep, last.color), (start + sweep + gap, last.color)]
    let reach = hypot(
      max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x)),
      max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y)))
    let widest = Double.pi / 36
    // The straight outer edge of a sector is nearer than its corners.
    let radius = (reach + 1) / cos(widest / 2)
    let mesh = cairo_pattern_create_mesh()
    for (from, to) in zip(edges, edges.dropFirst()) where to.angle > from.angle {
      let count = Int(((to.angle - from.angle) / widest).rounded(.up))
      for index in 0..<count {
        let parts = [Double(index) / Double(count), Double(index + 1) / Double(count)]
        let corners = parts.map { part in
          let angle = from.angle + (to.angle - from.angle) * part
          return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        cairo_mesh_pattern_begin_patch(mesh)
        cairo_mesh_pattern_move_to(mesh, center.x, center.y)
        for corner in corners { cairo_mesh_pattern_line_to(mesh, corner.x, corner.y) }
        cairo_mesh_pattern_line_to(mesh, center.x, center.y)
        for (number, part) in [parts[0], parts[0], parts[1], parts[1]].enumerated() {
          let color = from.color.mixed(with: to.color, Float(part))
          cairo_mesh_pattern_set_corner_color_rgba(
            mesh, guint(number), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        }
        cairo_mesh_pattern_end_patch(mesh)
      }
    }
    return mesh
  }
}

extension GdkRGBA {
  fileprivate func mixed(with other: GdkRGBA, _ part: Float) -> GdkRGBA {
    func mix(_ from: Float, _ to: Float) -> Float { from + (to - from) * part }
    return GdkRGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
