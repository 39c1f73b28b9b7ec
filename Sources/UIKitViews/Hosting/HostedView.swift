import GtkBridge
import GtkObjects

/// A UIKit view in a declarative view, such as a toolbar.
struct HostedView: View {
  typealias Body = Never

  let view: UIView
  /// Indicates whether the size of the view's frame replaces a missing intrinsic size.
  var keepsFrame = false

  static func _makeNode(_ view: HostedView, in context: NodeContext) -> Node<HostedView> {
    RepresentableNode(view, in: context) { view in
      let widget = view.view.realize()
      // The widget may still have another parent.
      widget.removeFromParent()
      if view.keepsFrame { view.view.requestFrame(of: widget) }
      return RepresentedContent(widget: widget, update: { _ in }, remove: {})
    }
  }
}

extension UIView {
  /// Requests the size of the frame for axes without constraints or intrinsic size, and centres the widget vertically.
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
