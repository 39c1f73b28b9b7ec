import GtkObjects

extension List {
  /// Shows a placeholder instead of the list while the list has no rows.
  ///
  /// Corresponds to an `overlay` with a `ContentUnavailableView` in SwiftUI; the name comes from GTK.
  ///
  /// ```swift
  /// List(books) { BookRow(book: $0) }.placeholder { Text("No books yet") }
  /// ```
  public func placeholder<Placeholder: View>(@ViewBuilder _ placeholder: () -> Placeholder) -> some View {
    PlaceholderList(list: self, placeholder: placeholder())
  }
}

struct PlaceholderList<SelectionValue: Hashable, Content: View, Placeholder: View>: View {
  typealias Body = Never

  let list: List<SelectionValue, Content>
  let placeholder: Placeholder

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    PlaceholderListNode(view, in: context)
  }
}

@MainActor
private final class PlaceholderListNode<SelectionValue: Hashable, Content: View, Placeholder: View>:
  WidgetNode<PlaceholderList<SelectionValue, Content, Placeholder>>
{
  private let list: ListNode<SelectionValue, Content>
  private let container: Container
  private let placeholderBox: Gtk.Box
  private let placeholderContainer: Container
  private let placeholder: Placeholder._Node

  init(_ view: PlaceholderList<SelectionValue, Content, Placeholder>, in context: NodeContext) {
    let box = Gtk.Box(axis: .vertical)
    container = Container(
      box, axis: .vertical, layout: .init(horizontal: .fill, vertical: .fill), outer: context.container,
      graph: context.graph)
    list = ListNode(view.list, in: context.inside(container))
    placeholderBox = Gtk.Box(axis: .vertical, spacing: 6)
    placeholderContainer = Container(
      placeholderBox, axis: .vertical, layout: .init(), outer: nil, graph: context.graph)
    placeholder = Placeholder._makeNode(view.placeholder, in: context.inside(placeholderContainer))
    super.init(box, in: context)
    container.setContent(list)
    placeholderContainer.setContent(placeholder)
    placeholderBox.setAlign(.center, on: .vertical)
    placeholderBox.setExpands(true, on: .vertical)
    placeholderBox.insert(into: box, after: list.element.outermost)
    list.rows.onEmptyChange = { [weak self] in self?.showWhatThereIs() }
    showWhatThereIs()
  }

  private func showWhatThereIs() {
    let isEmpty = list.rows.count == 0
    list.element.outermost.isVisible = !isEmpty
    placeholderBox.isVisible = isEmpty
  }

  override func update(_ view: PlaceholderList<SelectionValue, Content, Placeholder>) {
    list.update(view.list)
    view.placeholder._update(placeholder)
  }

  override func unmount() {
    list.unmount()
    placeholder.unmount()
    super.unmount()
  }
}
