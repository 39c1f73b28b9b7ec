import CGtk

extension Gtk {
  /// The parts of a scrolled area at its edges that something covers, such as a bar. What has the focus is scrolled between them.
  package struct CoveredEdges: Equatable {
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0

    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    private final class Box {
      var edges = CoveredEdges()
    }

    private static let key = "gtkbridge-covered-edges"

    @MainActor
    private static func box(of viewport: Widget) -> Box? {
      g_object_get_data(viewport.cast(), key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Returns the edges of a viewport.
    @MainActor
    static func of(_ viewport: Widget) -> CoveredEdges { box(of: viewport)?.edges ?? CoveredEdges() }

    @MainActor
    fileprivate func set(of viewport: Widget) {
      if let box = Self.box(of: viewport) {
        box.edges = self
      } else if self != CoveredEdges() {
        let box = Box()
        box.edges = self
        g_object_set_data_full(viewport.cast(), Self.key, Unmanaged.passRetained(box).toOpaque()) { data in
          guard let data else { return }
          Unmanaged<Box>.fromOpaque(data).release()
        }
      }
    }
  }
}

extension Gtk.ScrolledWindow {
  /// Sets the parts at the edges that something covers.
  package func setCoveredEdges(_ edges: Gtk.CoveredEdges) {
    if let viewport = child { edges.set(of: viewport) }
  }
}
