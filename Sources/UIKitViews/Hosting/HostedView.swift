import GtkBridge
import GtkObjects

/// A view of UIKit in a declarative one, such as a toolbar.
struct HostedView: View {
  typealias Body = Never

  let view: UIView
  /// Indicates whether the frame that the program has given the view is its size, where its content has none.
  var keepsFrame = false

  static func _makeNode(_ view: HostedView, in context: NodeContext) -> Node<HostedView> {
    RepresentableNode(view, in: context) { view in
      let widget = view.view.realize()
      // It may come from another place.
      widget.removeFromParent()
      if view.keepsFrame { view.view.requestFrame(of: widget) }
      return RepresentedContent(widget: widget, update: { _ in }, remove: {})
    }
  }
}

extension UIView {
  /// Has the widget take the size of the frame where constraints and content say nothing, and stand in the middle of a bar.
  fileprivate func requestFrame(of widget: Gtk.Widget) {
    guard translatesAutoresizingMaskIntoConstraints, isPlaced else { return }
    func length(_ axis: Axis, _ length: CGFloat) -> Double? {
      length > 0 && widget.extent(on: axis).natural == 0 ? length : nil
    }
    let (width, height) = (length(.horizontal, frame.width), length(.vertical, frame.height))
    guard width != nil || height != nil else { return }
    widget.setSizeRequest(width: width, height: height)
    if height != nil { widget.setAlign(.center, on: .vertical) }
  }
}
