import GtkObjects

extension View {
  /// Sets the space around the view in its ``List`` row; `nil` requests that of the list's style.
  ///
  /// Mirrors SwiftUI's `listRowInsets(_:)`.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    widgetModifier(RowTraitModifier(traits: RowTraits(insets: insets)))
  }

  /// Shows or hides the lines above and below the view's ``List`` row.
  ///
  /// Mirrors SwiftUI's `listRowSeparator(_:edges:)`. The line between two rows is visible unless one of them hides it.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    let line = visibility == .automatic ? nil : RowTraits.Line(isHidden: visibility == .hidden)
    return rowLines(line, edges: edges)
  }

  /// Sets the colour of the lines above and below the view's ``List`` row.
  ///
  /// Mirrors SwiftUI's `listRowSeparatorTint(_:edges:)`.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    rowLines(color.map { RowTraits.Line(color: $0) }, edges: edges)
  }

  private func rowLines(_ line: RowTraits.Line?, edges: VerticalEdge.Set) -> some View {
    widgetModifier(
      RowTraitModifier(
        traits: RowTraits(
          topLine: edges.contains(.top) ? line : nil, bottomLine: edges.contains(.bottom) ? line : nil)))
  }

  /// Shows or hides the lines above and below a ``Section`` of a ``List``, in styles without cards.
  ///
  /// Mirrors SwiftUI's `listSectionSeparator(_:edges:)`.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    let line = visibility == .automatic ? nil : RowTraits.Line(isHidden: visibility == .hidden)
    return sectionLines(line, edges: edges)
  }

  /// Sets the colour of the lines above and below a ``Section`` of a ``List``, in styles without cards.
  ///
  /// Mirrors SwiftUI's `listSectionSeparatorTint(_:edges:)`.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    sectionLines(color.map { RowTraits.Line(color: $0) }, edges: edges)
  }

  private func sectionLines(_ line: RowTraits.Line?, edges: VerticalEdge.Set) -> some View {
    widgetModifier(
      RowTraitModifier(
        traits: RowTraits(
          sectionTopLine: edges.contains(.top) ? line : nil, sectionBottomLine: edges.contains(.bottom) ? line : nil)))
  }

  /// Sets whether the user cannot select the view's ``List`` row. The rule applies when the row is filled.
  package func selectionDisabledRow(_ isDisabled: Bool) -> some View {
    widgetModifier(RowTraitModifier(traits: RowTraits(isSelectionDisabled: isDisabled)))
  }

  /// Fills the view's ``List`` row with a colour.
  ///
  /// Mirrors SwiftUI's `listRowBackground(_:)`. A selected row shows the theme's colour. ``Color/clear`` removes the
  /// background of a card.
  public func listRowBackground(_ color: Color?) -> some View {
    widgetModifier(RowTraitModifier(traits: RowTraits(background: color)))
  }

  /// Places a view behind the whole ``List`` row of this view, including the space around it.
  ///
  /// Mirrors SwiftUI's `listRowBackground(_:)`. Apply it after modifiers that add space or another background.
  public func listRowBackground<Background: View>(_ background: Background?) -> some View {
    RowBackgroundContent(content: self, background: background)
  }
}

private struct RowBackgroundContent<Content: View, Background: View>: View {
  typealias Body = Never

  let content: Content
  let background: Background?

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    RowBackgroundNode(view, in: context)
  }
}

@MainActor
private final class RowBackgroundNode<Content: View, Background: View>:
  DecorationNode<RowBackgroundContent<Content, Background>, Content>
{
  /// The background of one row.
  private struct Target {
    let container: Container
    let node: Optional<Background>._Node
    let request: RowTraitRequest
  }

  private var background: Background?
  private var targets: [ObjectIdentifier: Target] = [:]

  init(_ view: RowBackgroundContent<Content, Background>, in context: NodeContext) {
    background = view.background
    super.init(in: context)
    makeChild(view.content)
  }

  override func decorate(_ element: Element) {
    // Outside a list, there is no row to fill.
    guard element.rowContainer != nil else { return }
    let request = element.addRowTraits()
    let layer = Gtk.Bin()
    let container = Container(
      layer, axis: nil, layout: .init(horizontal: .fill, vertical: .fill), outer: nil, graph: context.graph)
    let node = Optional<Background>._makeNode(background, in: context.inside(container))
    container.setContent(node)
    let box = Gtk.Overlay(layer)
    box.expand()
    let body = Gtk.Bin()
    body.addStyleClass(RowTraits.contentClass)
    _ = element.wrapInFrame(.init(horizontal: .start, vertical: .center), box: body)
    element.wrap(in: box) { box.add($0) }
    targets[ObjectIdentifier(element)] = Target(container: container, node: node, request: request)
    request.set(RowTraits(fillsRow: background != nil))
  }

  override func forget(_ element: Element) {
    targets.removeValue(forKey: ObjectIdentifier(element))?.node.unmount()
  }

  override var retainedState: RetainedState {
    targets.values.reduce(child?.retainedState ?? .none) { max($0, $1.node.retainedState) }
  }

  override func update(_ view: RowBackgroundContent<Content, Background>) {
    background = view.background
    child?.update(view.content)
    for target in targets.values {
      background._update(target.node)
      target.request.set(RowTraits(fillsRow: background != nil))
    }
  }
}
