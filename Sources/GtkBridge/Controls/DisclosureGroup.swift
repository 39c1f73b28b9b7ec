import GtkObjects

/// A title that shows and hides the views below it.
///
/// Mirrors SwiftUI's `DisclosureGroup`; shown by a GtkExpander. Hidden views stay in the tree and keep their state.
public struct DisclosureGroup<Label: View, Content: View>: View, StyledControl {
  @State private var isOpen = false
  @Environment(\.customDisclosureGroupStyle) private var style
  private let isExpanded: Binding<Bool>?
  private let content: Content
  private let label: Label

  /// Creates a group that the user opens and closes.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content()
    self.label = label()
  }

  /// Creates a group that shows and changes `isExpanded`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    if let style {
      style.body(
        of: DisclosureGroupStyleConfiguration(
          label: .init(label), content: .init(content), isExpanded: isExpanded ?? $isOpen))
    } else {
      ExpanderView(isExpanded: isExpanded ?? $isOpen, content: content, label: label)
    }
  }
}

/// The properties of a disclosure group for its style.
///
/// Mirrors SwiftUI's `DisclosureGroupStyleConfiguration`.
@preconcurrency @MainActor
public struct DisclosureGroupStyleConfiguration {
  /// The title of the group.
  public typealias Label = StyledContent
  /// The views that the group shows and hides.
  public typealias Content = StyledContent

  /// The title of the group.
  public let label: Label
  /// The views that the group shows and hides.
  public let content: Content
  /// Indicates whether the content is visible. `$isExpanded` is the binding.
  @Binding public var isExpanded: Bool

  fileprivate init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension EnvironmentValues {
  fileprivate var customDisclosureGroupStyle: CustomStyle<DisclosureGroupStyleConfiguration>? {
    customStyles.of(DisclosureGroupStyleConfiguration.self)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title that shows and changes `isExpanded`.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

private struct ExpanderView<Label: View, Content: View>: View {
  typealias Body = Never

  let isExpanded: Binding<Bool>
  let content: Content
  let label: Label

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ExpanderNode(view, in: context)
  }
}

@MainActor
private final class ExpanderNode<Label: View, Content: View>: BoundControlNode<ExpanderView<Label, Content>, Bool> {
  private let expander = Gtk.Expander()
  private let label: ControlLabel<Label>
  private let content: VStack<Content>._Node
  private var toggled: Gtk.SignalHandler?

  init(_ view: ExpanderView<Label, Content>, in context: NodeContext) {
    label = ControlLabel(view.label, in: context)
    let bin = Gtk.Bin()
    let container = Container(
      bin, axis: nil, layout: .init(horizontal: .start, vertical: .start), outer: nil, graph: context.graph)
    content = VStack<Content>._makeNode(VStack(alignment: .leading) { view.content }, in: context.inside(container))
    container.setContent(content)
    bin.setMargins(EdgeInsets(top: 6, leading: 18))
    expander.setLabel(label.box)
    expander.setContent(bin)
    label.name(expander)
    super.init(expander, binding: view.isExpanded, in: context)
    toggled = expander.connect("notify::expanded") { [weak self] in
      guard let self else { return }
      self.userDidChange(to: self.expander.isExpanded)
    }
    showValue()
  }

  override func show(_ isExpanded: Bool) {
    guard expander.isExpanded != isExpanded else { return }
    toggled?.withBlocked { expander.isExpanded = isExpanded }
  }

  override func update(_ view: ExpanderView<Label, Content>) {
    label.update(view.label)
    VStack(alignment: .leading) { view.content }._update(content)
    setBinding(view.isExpanded)
  }

  override func unmount() {
    content.unmount()
    label.unmount()
    super.unmount()
  }
}
