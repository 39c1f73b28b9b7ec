import GtkBridgeTesting
import GtkObjects
import SwiftUI

extension ViewHost {
  /// The texts of the host's own view that assistive technology reads, without those of window bars.
  var contents: [String] {
    func texts(in widget: Gtk.Widget) -> [String] {
      guard widget.isShown, !widget.isAccessibleHidden else { return [] }
      return widget.labelText.map { [$0] } ?? widget.children.flatMap(texts)
    }
    return texts(in: controller.view.realize())
  }
}
