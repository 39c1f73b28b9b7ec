import CGtk
import Graphics

extension Gtk {
  /// A path that takes the pointer: inside, or on its line.
  package struct HitPath {
    package enum Part {
      case inside(evenOdd: Bool)
      case line(StrokeStyle)
      case nothing
    }

    private let path: Path
    private let part: Part

    package init(_ path: Path, _ part: Part = .inside(evenOdd: false)) {
      self.path = path
      self.part = part
    }

    /// Returns whether a point belongs to the path. Complexity: O(*n*) in the number of elements.
    @MainActor
    func contains(x: Double, y: Double) -> Bool {
      // A context without pixels: only its path is of interest.
      guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil) else { return false }
      defer { cairo_surface_destroy(surface) }
      guard let context = cairo_create(surface) else { return false }
      defer { cairo_destroy(context) }
      switch part {
      case .inside(let evenOdd):
        guard path.trace(in: context) else { return false }
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        return cairo_in_fill(context, x, y) != 0
      case .line(let style):
        guard path.trace(in: context), style.set(in: context) else { return false }
        return cairo_in_stroke(context, x, y) != 0
      case .nothing:
        return false
      }
    }
  }
}
