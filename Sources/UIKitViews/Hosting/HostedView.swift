import GtkBridge
import GtkObjects

/// A view of UIKit in a declarative one, such as a toolbar.
struct HostedView: View {
  typealias Body = Never

  let view: UIView

  static func _makeNode(_ view: HostedView, in context: NodeContext) -> Node<HostedView> {
    RepresentableNode(view, in: context) { view in
      let widget = view.view.realize()
      // It may come from another place.
      widget.removeFromParent()
      return RepresentedContent(widget: widget, update: { _ in }, remove: {})
    }
  }
}
