import GtkBridge

/// The part of a view that a popover points at.
///
/// Mirrors SwiftUI's `PopoverAttachmentAnchor`. A part outside the view is moved to its nearest edge.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, as fractions of its size.
  case point(UnitPoint)

  /// Returns the part of a view with the given bounds.
  func part(of bounds: CGRect) -> CGRect {
    switch self {
    case .rect(let source): return source.make(bounds).value.intersection(bounds)
    case .point(let point):
      let (x, y) = (min(max(point.x, 0), 1), min(max(point.y, 0), 1))
      return CGRect(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height, width: 1, height: 1)
    }
  }
}

extension View {
  /// Presents a popover that points at a part of this view while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `popover(isPresented:attachmentAnchor:arrowEdge:content:)`.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .bottom,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    _popover(
      isPresented: isPresented, pointsAt: attachmentAnchor.part(of:), arrowEdge: arrowEdge, content: content)
  }

  /// Presents an item in a popover that points at a part of this view, while the item is not `nil`.
  ///
  /// Mirrors SwiftUI's `popover(item:attachmentAnchor:arrowEdge:content:)`.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .bottom,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    _popover(item: item, pointsAt: attachmentAnchor.part(of:), arrowEdge: arrowEdge, content: content)
  }
}
