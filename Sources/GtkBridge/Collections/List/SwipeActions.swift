import GtkObjects

extension View {
  /// Adds buttons to the view's row of a ``List`` or a ``Form``. They appear at an edge of the row when the user swipes
  /// it sideways, and are always in the context menu of the row.
  ///
  /// Mirrors SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`:
  ///
  /// ```swift
  /// MessageRow(message: message).swipeActions {
  ///   Button("Delete", role: .destructive) { delete(message) }
  ///   Button("Flag") { flag(message) }.tint(.orange)
  /// }
  /// ```
  ///
  /// A row is swiped on a touchscreen or touchpad, or with a wheel that turns sideways. Trailing actions replace the
  /// Delete of ``ForEach/onDelete(perform:)`` in the menu.
  ///
  /// The buttons are in reading order at both edges. In SwiftUI, the first trailing action is the outermost.
  ///
  /// - Parameters:
  ///   - edge: The edge of the row.
  ///   - allowsFullSwipe: A Boolean value that indicates whether a swipe over more than half of the row performs the
  ///     first action.
  ///   - content: The buttons.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
  ) -> some View {
    SwipeActionsContent(content: self, actions: content(), edge: edge, allowsFullSwipe: allowsFullSwipe)
  }
}

private struct SwipeActionsContent<Content: View, Actions: View>: View {
  typealias Body = Never

  let content: Content
  let actions: Actions
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    SwipeActionsNode(view, in: context)
  }
}

@MainActor
private final class SwipeActionsNode<Content: View, Actions: View>:
  DecorationNode<SwipeActionsContent<Content, Actions>, Content>
{
  private var view: SwipeActionsContent<Content, Actions>
  private var sources: [ObjectIdentifier: SwipeActionsSource<Actions>] = [:]

  init(_ view: SwipeActionsContent<Content, Actions>, in context: NodeContext) {
    self.view = view
    super.init(in: context)
    makeChild(view.content)
  }

  override func decorate(_ element: Element) {
    guard element.isEditableRow else { return }
    _ = element.wrapInFrame(.init(horizontal: .start, vertical: .center))
    let overlay = Gtk.Overlay(element.outermost)
    // The buttons appear at the edge of the row, even if the content is narrower.
    overlay.setExpands(true, on: .horizontal)
    element.wrap(in: overlay) { _ in }
    let source = SwipeActionsSource(
      view.actions, edge: view.edge, allowsFullSwipe: view.allowsFullSwipe, over: overlay, in: context)
    sources[ObjectIdentifier(element)] = source
    element.addSwipeSource(source)
    element.addMenuSource(source)
  }

  override func forget(_ element: Element) {
    sources.removeValue(forKey: ObjectIdentifier(element))?.unmount()
  }

  override var retainedState: RetainedState { child?.retainedState ?? .none }

  override func update(_ view: SwipeActionsContent<Content, Actions>) {
    self.view = view
    child?.update(view.content)
    for source in sources.values { source.update(view.actions) }
  }
}

/// The actions of one row.
@MainActor
private final class SwipeActionsSource<Actions: View>: RowSwipeSource, RowMenuSource {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  private var actions: Actions
  private let overlay: Gtk.Overlay
  private let context: NodeContext
  private let menu: MenuContent<Actions>
  private var shown: (layer: Gtk.Bin, container: Container, node: CompositeNode<SwipeButtons<Actions>>)?

  init(
    _ actions: Actions, edge: HorizontalEdge, allowsFullSwipe: Bool, over overlay: Gtk.Overlay, in context: NodeContext
  ) {
    self.actions = actions
    self.edge = edge
    self.allowsFullSwipe = allowsFullSwipe
    self.overlay = overlay
    self.context = context
    menu = MenuContent(in: context)
  }

  func update(_ actions: Actions) {
    self.actions = actions
    shown?.node.update(SwipeButtons(actions: actions))
    menu.update(actions)
  }

  func menuLines() -> [MenuLine] { menu.lines(of: actions) }
  func menuDidClose() { menu.unmountLater() }

  func performFirst() {
    let lines = menuLines()
    for case .action(_, isEnabled: true, _, let perform) in lines {
      perform()
      break
    }
    menuDidClose()
  }

  func reveal(_ didPress: @escaping @MainActor () -> Void) {
    let layer = Gtk.Bin()
    layer.setAlign(edge == .leading ? .start : .end, on: .horizontal)
    layer.setAlign(.center, on: .vertical)
    let container = Container(layer, axis: nil, layout: .init(), outer: nil, graph: context.graph)
    let node = CompositeNode(SwipeButtons(actions: actions), in: context.inside(container))
    container.setContent(node)
    overlay.add(layer, isMeasured: false)
    for button in layer.all where button.typeName == "GtkButton" { button.connect("clicked", didPress) }
    shown = (layer, container, node)
    // The next update loads the styles of the buttons.
    context.graph.afterUpdate {}
  }

  func conceal() {
    guard let shown else { return }
    self.shown = nil
    shown.node.unmount()
    overlay.remove(shown.layer)
  }

  func unmount() {
    conceal()
    menu.unmount()
  }
}

private struct SwipeButtons<Actions: View>: View {
  let actions: Actions

  var body: some View {
    HStack(spacing: 6) { actions }
      .buttonStyle(SwipeButtonStyle())
  }
}

/// A button in its tint, or in red if it destroys data.
private struct SwipeButtonStyle: ButtonStyle {
  @Environment(\.tint) private var tint

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .padding(EdgeInsets(top: 5, leading: 12, bottom: 5, trailing: 12))
      .background(configuration.role == .destructive ? .red : tint ?? .gray)
      .cornerRadius(6)
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}
