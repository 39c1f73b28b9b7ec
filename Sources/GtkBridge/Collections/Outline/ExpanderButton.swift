import GtkObjects

/// A small arrow button that expands and collapses an outline element.
struct ExpanderButton: View {
  typealias Body = Never

  let isExpanded: Binding<Bool>

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ExpanderButtonNode(view, in: context)
  }
}

@MainActor
private final class ExpanderButtonNode: BoundControlNode<ExpanderButton, Bool> {
  private let button = Gtk.Button()
  private let image = Gtk.Image(icon: "")
  private let style: AppliedStyle
  private var isExpanded = false

  init(_ view: ExpanderButton, in context: NodeContext) {
    button.setChild(image)
    button.addStyleClass("flat")
    button.setSizeRequest(width: 24, height: 24)
    style = AppliedStyle(button)
    style.set("min-width:24px;min-height:24px;padding:0;border:none;")
    super.init(button, binding: view.isExpanded, in: context)
    button.connect("clicked") { [weak self] in
      guard let self else { return }
      userDidChange(to: !isExpanded)
    }
    showValue()
    describe()
  }

  override func show(_ isExpanded: Bool) {
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    describe()
  }

  private func describe() {
    // The theme mirrors the arrow in right-to-left layouts.
    image.iconName = isExpanded ? "pan-down-symbolic" : "pan-end-symbolic"
    button.setAccessibleLabel(isExpanded ? Gtk.word(localized: "Collapse") : Gtk.word(localized: "Expand"))
    button.setAccessibleExpanded(isExpanded)
  }

  override var retainedState: RetainedState { .none }

  override func update(_ view: ExpanderButton) { setBinding(view.isExpanded) }
}
