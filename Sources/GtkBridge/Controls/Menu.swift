import GtkObjects

/// A button that opens a menu of actions.
///
/// Mirrors SwiftUI's `Menu`; shown by a GtkMenuButton with a GtkPopoverMenu, the desktop's own menu with its keyboard
/// navigation. The views inside define the items when the menu opens: buttons, links, toggles, picker options,
/// sections, dividers and submenus, which replace the menu when they open. An item shows only the title of a label. Any
/// other view becomes a text that cannot be chosen.
public struct Menu<Label: View, Content: View>: View, StyledControl {
  @Environment(\.customMenuStyle) private var style
  @Environment(\.describesMenuLines) private var isMenuLine
  private let content: Content
  private let label: Label
  private let primaryAction: (() -> Void)?

  /// Creates a menu of the views in `content`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a button that performs an action, with an arrow beside it that opens a menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    if let style {
      style.body(
        of: MenuStyleConfiguration(label: .init(label), content: .init(content), primaryAction: primaryAction))
    } else if let primaryAction, !isMenuLine {
      HStack(spacing: 0) {
        Button(action: primaryAction) { label }
        MenuView(content: content, label: EmptyView()).accessibilityLabel(Gtk.word(localized: "More"))
      }.linked()
    } else {
      MenuView(content: content, label: label)
    }
  }
}

private struct MenuView<Label: View, Content: View>: View {
  typealias Body = Never

  let content: Content
  let label: Label

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    MenuNode(view, in: context)
  }
}

/// The properties of a menu for its style.
///
/// Mirrors SwiftUI's `MenuStyleConfiguration`.
public struct MenuStyleConfiguration {
  /// The label of the button that opens the menu.
  public typealias Label = StyledContent
  /// The items of the menu.
  public typealias Content = StyledContent

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension Menu where Label == StyledContent, Content == StyledContent {
  /// Creates the menu of a configuration, for the body of a style.
  public init(_ configuration: MenuStyleConfiguration) {
    content = configuration.content
    label = configuration.label
    primaryAction = configuration.primaryAction
  }
}

extension EnvironmentValues {
  fileprivate var customMenuStyle: CustomStyle<MenuStyleConfiguration>? { customStyles.of(MenuStyleConfiguration.self) }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == GtkBridge.Label<Text, Image> {
  /// Creates a menu with a title and a system symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GtkBridge.Label(title, systemImage: systemImage) }
  }
}

@MainActor
private final class MenuNode<Label: View, Content: View>: ControlNode<MenuView<Label, Content>>, MenuLineSource {
  private let button = Gtk.MenuButton()
  private let label: ControlLabel<Label>
  private let content: MenuContent<Content>
  private var view: MenuView<Label, Content>
  private var frame: AppliedStyle?

  init(_ view: MenuView<Label, Content>, in context: NodeContext) {
    self.view = view
    label = ControlLabel(view.label, alignment: .center, in: context)
    content = MenuContent(in: context)
    button.setLabel(label.box)
    label.name(button.button ?? button)
    super.init(button, control: button.button, in: context)
    button.setMenu(
      { [weak self] in self.map { $0.content.lines(of: $0.view.content) } ?? [] },
      onClose: { [weak self] in self?.content.unmountLater() })
    if context.environment.values.describesMenuLines { element.traits.menuLines = self }
    showArrow()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    let values = context.environment.values
    let isInRow = (values.buttonLook ?? .automatic) == .automatic && values.spreadsControls
    // Like GNOME's menus in a text, a menu in a style without a border has one under the pointer.
    let isFlat = isInRow || [.borderless, .plain, .link].contains(values.buttonLook)
    let control = element.control
    if isFlat != control.hasStyleClass("flat") {
      if isFlat { control.addStyleClass("flat") } else { control.removeStyleClass("flat") }
    }
    showArrow()
    let css = isInRow ? rowCSS + (values.buttonFrameCSS.map { "&{\($0)}" } ?? "") : values.buttonFrameCSS
    guard css != nil || frame != nil else { return }
    let frame = frame ?? AppliedStyle(control)
    self.frame = frame
    frame.set(css)
  }

  /// The CSS declarations of a menu in a row. Like a button there, its text has the colour of a control. The text of a
  /// menu that is the whole row is aligned with those of the other rows.
  private var rowCSS: String {
    let color = (context.environment.values.tint ?? .accentColor).textCSS
    let isRow = context.container is CardContainer || (context.container as? RowContainer)?.canBeLink == true
    return "button&:not(:disabled){color:\(color);}"
      + (isRow ? "button&:dir(ltr){margin-left:-11px;}button&:dir(rtl){margin-right:-11px;}" : "")
  }

  override var retainedState: RetainedState { button.isOpen ? .initial : label.retainedState }

  /// Shows the arrow only beside a text; by the desktop's convention, an icon alone already denotes a menu.
  private func showArrow() {
    let visibility = context.environment.values.lookDetails.menuIndicator
    button.showsArrow = visibility != .hidden && (visibility == .visible || label.box.showsText || !label.box.isVisible)
  }

  override func update(_ view: MenuView<Label, Content>) {
    self.view = view
    label.update(view.label)
    showArrow()
    content.update(view.content)
  }

  func menuLines(named name: String?) -> [MenuLine] {
    [.submenu(name ?? label.title, content.lines(of: view.content))]
  }

  override func unmount() {
    content.unmount()
    label.unmount()
    super.unmount()
  }
}
