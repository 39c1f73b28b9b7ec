import GtkBridge
import GtkObjects

/// A view of rows, which shows no other subviews.
@MainActor
package protocol RowsOverlaying: UIView {
  var frameLayers: Gtk.Overlay { get }
  /// Shows a view over all rows, or removes it.
  func setCover(_ cover: UIView?)
}

extension RowsOverlaying {
  package func setCover(_ cover: UIView?) { setLayer(cover) }

  /// Shows a view over the rows of a list, or removes it.
  package func setLayer(_ cover: UIView?) {
    if let cover {
      addSubview(cover)
      frameLayers.add(cover.realize(), isMeasured: false)
    } else {
      for view in subviews {
        if view is any UIContentView, let widget = view.realizedWidget { frameLayers.remove(widget) }
      }
    }
  }
}
