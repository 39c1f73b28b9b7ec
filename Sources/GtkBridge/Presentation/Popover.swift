import GtkObjects

extension View {
  /// Presents a popover that points at this view while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `popover(isPresented:arrowEdge:content:)`. It is a `GtkPopover`. A click outside or Escape
  /// closes it and sets `isPresented` to false. The content can do so through `@Environment(\.dismiss)`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the presence of the popover.
  ///   - arrowEdge: The edge of this view beside which the popover appears, if there is room.
  ///   - content: The content of the popover.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .bottom, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    _popover(isPresented: isPresented, pointsAt: nil, arrowEdge: arrowEdge, content: content)
  }

  /// Presents an item in a popover that points at this view, while the item is not `nil`.
  ///
  /// Mirrors SwiftUI's `popover(item:arrowEdge:content:)`.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .bottom, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    _popover(item: item, pointsAt: nil, arrowEdge: arrowEdge, content: content)
  }

  /// - Parameter part: Returns the part of the view that the popover points at, in the view's bounds.
  package func _popover<Content: View>(
    isPresented: Binding<Bool>, pointsAt part: ((CGRect) -> CGRect)?, arrowEdge: Edge,
    content: @escaping () -> Content
  ) -> some View {
    PopoverContent(
      content: self, item: isPresented.presenting(true), identity: { AnyHashable($0) }, part: part, edge: arrowEdge,
      popover: { _ in content() })
  }

  package func _popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, pointsAt part: ((CGRect) -> CGRect)?, arrowEdge: Edge,
    content: @escaping (Item) -> Content
  ) -> some View {
    PopoverContent(
      content: self, item: item, identity: { AnyHashable($0.id) }, part: part, edge: arrowEdge, popover: content)
  }
}

private struct PopoverContent<Content: View, Item, PopoverBody: View>: View {
  typealias Body = Never

  let content: Content
  let item: Binding<Item?>
  let identity: (Item) -> AnyHashable
  let part: ((CGRect) -> CGRect)?
  let edge: Edge
  let popover: (Item) -> PopoverBody

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    PopoverNode(view, in: context)
  }
}

@MainActor
private final class PopoverNode<Content: View, Item, PopoverBody: View>:
  DecorationNode<PopoverContent<Content, Item, PopoverBody>, Content>
{
  private var view: PopoverContent<Content, Item, PopoverBody>
  private let updater: BodyUpdater
  /// The element whose widget the popover is attached to: the first of the view's elements.
  private var anchor: ObjectIdentifier?
  private var popover: ViewPopover<PaddedPopover<PopoverBody>>?
  private var shown: AnyHashable?

  init(_ view: PopoverContent<Content, Item, PopoverBody>, in context: NodeContext) {
    self.view = view
    updater = BodyUpdater(for: PopoverContent<Content, Item, PopoverBody>.self, in: context)
    super.init(in: context)
    makeChild(view.content)
    updater.evaluate = { [unowned self] in self.follow() }
    follow()
  }

  override func decorate(_ element: Element) {
    guard popover == nil else { return }
    element.wrap()
    anchor = ObjectIdentifier(element)
    let popover = ViewPopover<PaddedPopover<PopoverBody>>(at: element.outermost, in: context)
    popover.onClose = { [weak self] in self?.didClose() }
    self.popover = popover
    // A popover needs a position on the display. The anchor on a page that slides in has its position only after the
    // transition.
    element.outermost.connect("map") { [weak self, weak widget = element.outermost] in
      widget?.whenInPlace { self?.follow() }
    }
  }

  override func forget(_ element: Element) {
    guard anchor == ObjectIdentifier(element) else { return }
    popover?.remove()
    popover = nil
    anchor = nil
    shown = nil
  }

  private func follow() {
    let item = view.item
    let wanted = updater.read { item.wrappedValue }
    context.graph.afterUpdate { [weak self] in self?.show(wanted) }
  }

  private func show(_ item: Item?) {
    guard let popover, popover.isAnchorOnScreen else { return }
    guard let item else { return popover.close() }
    guard !popover.isAnchorMoving else { return }
    let identity = view.identity(item)
    let make = view.popover
    let content = PaddedPopover { make(item) }
    if identity == shown { return popover.update(content) }
    shown = identity
    popover.open(content, side: view.edge.side, part: view.part)
  }

  private func didClose() {
    guard let identity = shown else { return }
    shown = nil
    if let item = view.item.wrappedValue, view.identity(item) == identity { view.item.wrappedValue = nil }
  }

  override func update(_ view: PopoverContent<Content, Item, PopoverBody>) {
    self.view = view
    child?.update(view.content)
    follow()
  }

  override func unmount() {
    updater.stop()
    super.unmount()
  }
}

/// The content of a popover. Its own `body` tracks the state that the content reads.
private struct PaddedPopover<Content: View>: View {
  let make: () -> Content

  var body: some View { VStack { make() }.padding(6) }
}

extension Edge {
  fileprivate var side: Gtk.Popover.Side {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}
