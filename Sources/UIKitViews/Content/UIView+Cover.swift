import GtkBridge
import GtkObjects

/// A view of rows, which shows no subviews except a cover.
@MainActor
package protocol RowsOverlaying: UIView {
  var frameLayers: Gtk.Overlay { get }
  /// Shows a subview over all rows.
  func placeCover(_ cover: UIView)
  /// Removes a subview from over the rows.
  func takeCover(_ cover: UIView)
}

extension RowsOverlaying {
  package func placeCover(_ cover: UIView) { placeLayer(cover) }
  package func takeCover(_ cover: UIView) { takeLayer(cover) }

  /// Shows a subview over the rows of a list.
  package func placeLayer(_ cover: UIView) { frameLayers.add(cover.realize(), isMeasured: false) }

  /// Removes a subview from over the rows of a list.
  package func takeLayer(_ cover: UIView) {
    if let widget = cover.realizedWidget { frameLayers.remove(widget) }
  }
}

extension UIView {
  /// Shows a view over all content of this view, including the rows of a table.
  func addCover(_ cover: UIView) {
    addSubview(cover)
    if let rows = self as? any RowsOverlaying {
      rows.placeCover(cover)
    } else {
      cover.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        cover.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
        cover.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
        cover.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
        cover.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      ])
    }
  }

  /// Removes a view that covers this one.
  func removeCover(_ cover: UIView) {
    (self as? any RowsOverlaying)?.takeCover(cover)
    cover.removeFromSuperview()
  }
}
