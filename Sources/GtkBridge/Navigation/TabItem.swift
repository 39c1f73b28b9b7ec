import GtkObjects

extension View {
  /// Sets the label of the view's tab in a ``TabView``: a text, an icon, or an icon above a text.
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
  private let labels: Container
  private let node: TabLabel<Label>._Node
  private var view: TabItemContent<Content, Label>
  var onChange: (() -> Void)?

  init(_ view: TabItemContent<Content, Label>, in context: NodeContext) {
    self.view = view
    scope = AppearanceScope(in: context.graph)
    labels = Container(
      Gtk.Box(axis: .vertical, spacing: 2), axis: .vertical, layout: .init(), outer: nil, graph: context.graph)
    let label = TabLabel(label: view.label, badge: nil, hasIcon: false)
    node = TabLabel<Label>._makeNode(label, in: context.inside(labels))
    var inner = context
    inner.appearance = scope
    super.init(view.content, inside: inner, in: context)
    labels.onArrange = { [weak self] in self?.onChange?() }
    labels.setContent(node)
  }

  var label: Gtk.Widget { labels.widget }

  var badge: String? {
    didSet { if badge != oldValue { updateLabel() } }
  }

  private func updateLabel() {
    // The place of the badge depends on the content of the label. Without a badge, the label keeps its state.
    TabLabel(label: view.label, badge: badge, hasIcon: badge != nil && labels.widget.hasPicture)._update(node)
  }

  func setOnScreen(_ isOnScreen: Bool) {
    if isOnScreen != scope.isOnScreen { scope.setOnScreen(isOnScreen) }
  }

  override var retainedState: RetainedState { .initial }

  override func update(_ view: TabItemContent<Content, Label>) {
    self.view = view
    child.update(view.content)
    updateLabel()
  }

  override func append(to contents: inout NodeContents) {
    let start = contents.elements.count
    super.append(to: &contents)
    for element in contents.elements[start...] {
      element.traits.tab = self
      if let badge = element.traits.badge { self.badge = badge }
    }
  }

  override func unmount() {
    onChange = nil
    node.unmount()
    super.unmount()
    setOnScreen(false)
  }
}

/// The label of a tab, with the icon above the title.
private struct TabLabel<Label: View>: View {
  let label: Label
  let badge: String?
  let hasIcon: Bool

  var body: some View {
    VStack(spacing: 2) { label.labelStyle(TabLabelStyle()) }
      .lineLimit(1)
      .tabBadge(badge, hasIcon: hasIcon)
      .environment(\.lookDetails.showsTemplates, true)
  }
}

/// A style with the icon above the title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

extension Gtk.Widget {
  fileprivate var hasPicture: Bool { all.contains { ["GtkImage", "GtkPicture"].contains($0.typeName) } }
}
