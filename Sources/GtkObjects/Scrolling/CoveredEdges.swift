import Graphics

extension Gtk {
  /// The parts of a scrolled area at its edges that other views cover, such as a bar. The area scrolls the focused
  /// widget into the uncovered part. The leading edge is the left one in all languages.
  @MainActor
  final class CoveredEdges {
    private static let key = "gtkbridge-covered-edges"

    private var insets = EdgeInsets()

    static func of(_ viewport: Widget) -> EdgeInsets {
      (viewport.kept(as: key) as? CoveredEdges)?.insets ?? EdgeInsets()
    }

    fileprivate static func set(_ insets: EdgeInsets, of viewport: Widget) {
      if let edges = viewport.kept(as: key) as? CoveredEdges {
        edges.insets = insets
      } else if insets != EdgeInsets() {
        let edges = CoveredEdges()
        edges.insets = insets
        viewport.keep(edges, as: key)
      }
    }
  }
}

extension Gtk.ScrolledWindow {
  /// Sets the covered parts at the edges.
  package func setCoveredEdges(_ insets: EdgeInsets) {
    if let viewport = child { Gtk.CoveredEdges.set(insets, of: viewport) }
  }
}
