import GtkObjects

extension View {
  /// Sets the label of the view's tab in a ``TabView``: the text in `label`, or its icon if it has no text.
  ///
  /// Mirrors SwiftUI's `tabItem(_:)`.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItemContent(content: self, label: label())
  }
}

struct TabItemContent<Content: View, Label: View>: View {
  typealias Body = Never

  let content: Content
  let label: Label

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    TabItemNode(view, in: context)
  }
}

@MainActor
private final class TabItemNode<Content: View, Label: View>: WrapperNode<TabItemContent<Content, Label>, Content>,
  TabDescription
{
  private let scope: AppearanceScope
  /// A container that is never shown. The label is mounted only for its text and icon.
  private let labels: Container
  private let label: Label._Node
  var onChange: (() -> Void)?

  init(_ view: TabItemContent<Content, Label>, in context: NodeContext) {
    scope = AppearanceScope(in: context.graph)
    labels = Container(
      Gtk.Box(axis: .horizontal), axis: .horizontal, layout: .init(), outer: nil, graph: context.graph)
    label = Label._makeNode(view.label, in: context.inside(labels))
    var inner = context
    inner.appearance = scope
    super.init(view.content, inside: inner, in: context)
    labels.onArrange = { [weak self] in self?.onChange?() }
    labels.setContent(label)
  }

  var title: String { labels.widget.labelTexts.joined(separator: " ") }
  var image: Gtk.Image? { labels.widget.images.first }

  func setOnScreen(_ isOnScreen: Bool) {
    if isOnScreen != scope.isOnScreen { scope.setOnScreen(isOnScreen) }
  }

  override var retainedState: RetainedState { .initial }

  override func update(_ view: TabItemContent<Content, Label>) {
    child.update(view.content)
    let old = (title, labels.widget.iconNames)
    view.label._update(label)
    if old != (title, labels.widget.iconNames) { onChange?() }
  }

  override func append(to contents: inout NodeContents) {
    let start = contents.elements.count
    super.append(to: &contents)
    for element in contents.elements[start...] { element.traits.tab = self }
  }

  override func unmount() {
    onChange = nil
    label.unmount()
    super.unmount()
    setOnScreen(false)
  }
}
