import GtkObjects

/// The distance between an image and a text in a button.
private let spacingOfLabels = 6.0

/// The node of a ``Button``.
@MainActor
public final class ButtonNode<Label: View>: WidgetNode<Button<Label>>, MenuLineSource {
  var action: () -> Void
  var role: ButtonRole? {
    didSet { lookDidChange() }
  }
  /// The label's node, or `nil` if a custom style provides the content.
  let label: Label._Node?

  private let button: Gtk.Button
  private let container: ButtonLabelContainer
  /// The content of a custom style, or `nil` for the theme's styles.
  private let styled: StyledButton<Label>?
  private var styleClass: String?
  /// The CSS declarations of the style, created on demand.
  private var style: AppliedStyle?
  /// Indicates whether the label or a modifier of the button draws the button's look. A picture counts as a look, also
  /// inside the stacks of the label: on iOS no button has a frame.
  private var hasOwnLook: Bool {
    element.hasOwnLook || container.elements.contains(where: \.hasOwnLook) || labelHasPicture
  }
  /// Stored, because a search of all widgets at each change of the environment would take time.
  private var labelHasPicture = false
  /// The row of a list that consists of the button and presses it, if any.
  private let row: RowContainer?
  /// Indicates whether the button is a row of a card.
  private let isCardRow: Bool
  private let isLink: Bool
  private var hasOnlyChild = false
  /// The clicks on a destructive button.
  private let clicks: Gtk.OwnClicks?

  init(_ view: Button<Label>, in context: NodeContext) {
    action = view.action
    role = view.role
    button = Gtk.Button()
    clicks = view.role == .destructive ? Gtk.OwnClicks(on: button) : nil
    let values = context.environment.values
    // The label's container is separate from the button, whose padding belongs to the theme.
    let content = Gtk.Box(axis: .horizontal, spacing: spacingOfLabels)
    let listRow = (context.container as? RowContainer).flatMap { $0.canBeLink ? $0 : nil }
    let isRow = values.buttonLook == nil && (listRow != nil || context.container is CardContainer)
    container = ButtonLabelContainer(
      content, axis: .horizontal, layout: .init(horizontal: isRow ? .start : .center),
      outer: context.container, graph: context.graph)
    let styled = StyledButton(view, in: context.inside(container))
    self.styled = styled
    row = isRow && styled == nil ? listRow : nil
    isCardRow = isRow && styled == nil && listRow == nil
    isLink = view.isLink
    if let styled {
      label = nil
      container.setContent(styled.node)
    } else {
      let node = Label._makeNode(view.label, in: context.inside(container))
      label = node
      container.setContent(node)
    }
    // Set before the surrounding modifiers apply, so that an accessibility label set by one of them takes precedence.
    button.setLabelledByLabels(in: content)
    if Label.self == GtkBridge.Label<Text, Image>.self, !values.labelLook.showsTitle {
      button.tooltip = content.labelTexts.joined(separator: " ")
      button.setAccessible(.description, to: nil)  // The hidden title is the button's name already.
    }
    // The body of an interactive style replaces the button.
    let isInteractive = styled?.isInteractive == true
    super.init(isInteractive ? content : button, taken: .border, readsEnvironment: true, in: context)
    // A label that expands, such as a row with a spacer, fills the button. Any other label is centred.
    fillRow()
    let link = isCardRow && view.isLink && values.lookDetails.linkIndicator != .hidden ? Gtk.LinkLine(of: content) : nil
    let fillsRow = row != nil || isCardRow
    let place = { [unowned element] in
      let horizontal = fillsRow ? element.traits.labelAlignment ?? .start : .center
      Container.Layout(horizontal: horizontal, vertical: .fill).place(content)
      link?.pushArrow()
    }
    place()
    element.onAlign(place)
    if !isInteractive { button.setChild(link?.box ?? content) }
    labelDidChange(in: content)
    container.onArrange = { [weak self] in
      self?.labelDidChange(in: content)
      self?.styleDidChange()
      self?.nameByLabel(in: content)
    }
    container.onTextColorChange = { [weak self] in self?.styleDidChange() }
    button.connect("clicked") { [weak self] in self?.press() }
    if let styled {
      styled.action = { [weak self] in self?.press() }
      button.connect("state-flags-changed") { [weak self] in
        if let self { styled.setPressed(button.isPressed) }
      }
    }
    values.dialog?.add(button, role: role, as: element) { [weak self] in self?.press() }
    if values.describesMenuLines { element.traits.menuLines = self }
    environmentDidChange()
  }

  private func labelDidChange(in content: Gtk.Box) {
    layOutLabel(in: content)
    // Most labels are a text.
    guard Label.self != Text.self else { return }
    labelHasPicture = content.containsPicture
    button.letInnerButtonsBePressed()
  }

  private func layOutLabel(in content: Gtk.Box) {
    guard hasOnlyChild != (container.elements.count == 1) else { return }
    hasOnlyChild.toggle()
    if hasOnlyChild {
      content.useLayoutOfOnlyChild()
    } else {
      content.useOwnLayout(axis: .horizontal, spacing: spacingOfLabels)
    }
  }

  /// Makes the row press the button, in a list without a style for its buttons. In a card, the button is the row.
  private func fillRow() {
    guard row != nil || isCardRow else { return }
    for name in ["flat", RowTraits.buttonClass] { button.addStyleClass(name) }
    button.setExpands(true, on: .horizontal)
    element.traits.cardRow?.fill()
    row?.followLink = { [weak self] in
      if let self, button.isSensitive { press() }
    }
  }

  /// Names the button by its label after that has changed, unless a modifier names it.
  private func nameByLabel(in content: Gtk.Box) {
    if button.accessible(.label) == nil { button.setLabelledByLabels(in: content) }
  }

  private func press() {
    guard clicks?.isForeign != true else { return }
    // The dialog closes first, so that it does not cover a window that the action opens.
    context.environment.values.dialog?.close()
    action()
  }

  func updateStyled(_ view: Button<Label>) { styled?.update(view) }

  override func environmentDidChange() {
    let values = context.environment.values
    if button.isSensitive != values.isEnabled { button.isSensitive = values.isEnabled }
    if values.lookDetails.fillsWidthWithButtons { button.setExpands(true, on: .horizontal) }
    styled?.update()
    styleDidChange()
  }

  /// The style of the environment. The automatic one is plain if the button has its own look, and without a border beside
  /// other views in a row.
  private var look: ButtonLook {
    if styled != nil { return .plain }
    let look = context.environment.values.buttonLook ?? .automatic
    guard look == .automatic else { return look }
    return hasOwnLook ? .plain : isBesideOthersInRow && role != .destructive ? .borderless : .automatic
  }

  /// Indicates whether the button is in a list or a form, and is not a row itself.
  private var isBesideOthersInRow: Bool {
    row == nil && !isCardRow && context.environment.values.spreadsControls
  }

  private func styleDidChange() {
    if let css = cardRowCSS ?? lookCSS ?? rowCSS ?? frameCSS {
      let style = style ?? AppliedStyle(button)
      self.style = style
      style.set(css)
    } else {
      style?.set(nil)
    }
    lookDidChange()
  }

  /// The CSS declarations of the style. Without a frame, the label has the tint of a modifier, as on iOS.
  private var lookCSS: String? {
    let values = context.environment.values
    guard let css = look.css, look == .plain, styled == nil, values.buttonLook != .plain, values.isEnabled,
      let tint = values.tint
    else { return look.css }
    return css + "color:\(tint.textCSS);"
  }

  /// The CSS declarations of the button's frame. With a colour for texts, the frame has a tone of that colour: the author
  /// has chosen the colour for the background of the view, which the theme's frame may not suit.
  private var frameCSS: String? {
    let values = context.environment.values
    // The theme would mark the button under the pointer by a box inside its background.
    if look == .borderless, element.hasOwnLook {
      return "button&:hover{background:none;opacity:0.8;}button&:active{background:none;opacity:0.6;}"
        + (tintCSS ?? "") + (values.buttonFrameCSS.map { "&{\($0)}" } ?? "")
    }
    // A text without a frame has the colour of a control.
    if look == .borderless, values.buttonLook != .borderless, textColor == nil, !container.widget.labelTexts.isEmpty {
      return textCSS + (values.buttonFrameCSS.map { "&{\($0)}" } ?? "")
    }
    if isDangerInCard {
      return "button&:not(:disabled){color:\(Color.destructive.textCSS);}"
        + (values.buttonFrameCSS.map { "&{\($0)}" } ?? "")
    }
    if let tintCSS { return tintCSS + (values.buttonFrameCSS.map { "&{\($0)}" } ?? "") }
    guard look == .automatic, role != .destructive, let color = textColor, color != .primary else {
      return values.buttonFrameCSS
    }
    let tone = "color:\(color.textCSS);background:alpha(currentColor,0.1);border-color:alpha(currentColor,0.25);"
    return tone + "box-shadow:none;text-shadow:none;-gtk-icon-shadow:none;" + (values.buttonFrameCSS ?? "")
  }

  /// The rules of the frame in the tint. Frames that are not prominent are the theme's, unless a modifier has set the tint.
  private var tintCSS: String? {
    guard role != .destructive, let tint = context.environment.values.tint else { return nil }
    if look == .borderless { return "button&:not(:disabled){color:\(tint.textCSS);}" }
    guard look == .prominent || look == .bordered && tint != Color.accentOfProgram else { return nil }
    return TintStyle.buttonCSS(for: tint, isFilled: look == .prominent)
  }

  /// The colour of the only text in the label, or else that of all surrounding texts.
  private var textColor: Color? {
    guard let color = container.textColor, container.widget.labelTexts.count == 1 else {
      return context.environment.values.foregroundColor
    }
    return color
  }

  /// The CSS declarations of a button that is a row: a text in the theme's accent colour. The list sets the space around it.
  private var rowCSS: String? {
    guard row != nil, look == .automatic else { return nil }
    return "button&{border:none;border-radius:inherit;background:none;box-shadow:none;outline-offset:-4px;}" + textCSS
  }

  private var textCSS: String {
    let color = role == .destructive ? Color.destructive : context.environment.values.tint ?? .accentColor
    return "button&:not(:disabled){color:\(color.textCSS);}"
  }

  /// The CSS declarations of a button that is a row of a card, which marks it under the pointer as a list does.
  private var cardRowCSS: String? {
    guard isCardRow else { return nil }
    return "button&{padding:8px 12px;min-width:0;min-height:0;border:none;border-radius:inherit;box-shadow:none;"
      + "background:none;font-weight:inherit;outline-offset:-4px;}"
      + "button&:hover{background:alpha(currentColor,0.04);}button&:active{background:alpha(currentColor,0.08);}"
      + (isLink ? "" : textCSS)
  }

  /// Indicates whether the button is destructive and in a card: then it is a red text, no more prominent than the rows.
  private var isDangerInCard: Bool {
    role == .destructive && look == .automatic && isBesideOthersInRow
  }

  private func lookDidChange() {
    let isPlainRow = isCardRow || row != nil && look == .automatic
    let name = isPlainRow ? nil : isDangerInCard ? "flat" : look.styleClass(for: role)
    guard name != styleClass else { return }
    if let styleClass { button.removeStyleClass(styleClass) }
    if let name { button.addStyleClass(name) }
    styleClass = name
  }

  func menuLines(named name: String?) -> [MenuLine] {
    let texts = button.labelTexts
    // Users recognise a symbol, but do not know Apple's name for it.
    if name == nil, texts.isEmpty, let symbol = button.images.first,
      let word = symbol.accessible(.label), word == SymbolWords.title(of: symbol.contentName)
    {
      return [.symbol(symbol, name: word, isEnabled: button.isSensitive) { [weak self] in self?.press() }]
    }
    let title = name ?? (texts.isEmpty ? button.pictureNames : texts).joined(separator: " ")
    return [
      .action(title, isEnabled: button.isSensitive, isDestructive: role == .destructive) { [weak self] in
        self?.press()
      }
    ]
  }

  override var retainedState: RetainedState { label?.retainedState ?? .initial }

  override func unmount() {
    label?.unmount()
    styled?.node.unmount()
    row?.followLink = nil
    context.environment.values.dialog?.remove(element)
    super.unmount()
  }
}

extension ButtonRole {
  fileprivate var styleClass: String? { self == .destructive ? "destructive-action" : nil }
}

extension ButtonLook {
  fileprivate func styleClass(for role: ButtonRole?) -> String? {
    switch self {
    case .automatic, .bordered: role?.styleClass
    case .prominent: role?.styleClass ?? "suggested-action"
    case .borderless: "flat"
    case .plain, .link: nil
    }
  }

  /// The CSS declarations that remove the theme's button style, for styles that need this.
  fileprivate var css: String? {
    let plain = "padding:0;min-width:0;min-height:0;border:none;background:none;box-shadow:none;"
    return switch self {
    case .automatic, .bordered, .prominent, .borderless: nil
    case .plain: plain
    case .link: plain + "color:\(Color.accentColor.textCSS);text-decoration:underline;"
    }
  }
}

/// The content of a button with a custom style: the style's body, which contains the label.
@MainActor
private final class StyledButton<Label: View> {
  private(set) lazy var node: Node<AnyView> = AnyView._makeNode(body, in: context)
  var action: () -> Void = {}
  var isInteractive: Bool { style.isInteractive }

  private let context: NodeContext
  private var style: CustomStyle<PrimitiveButtonStyleConfiguration>
  private var view: Button<Label>
  private var isPressed = false

  /// Returns `nil` if the button has a style of the theme.
  init?(_ view: Button<Label>, in context: NodeContext) {
    guard let style = context.environment.values.customStyles.of(PrimitiveButtonStyleConfiguration.self) else {
      return nil
    }
    self.style = style
    self.view = view
    self.context = context
  }

  private var body: AnyView {
    style.body(
      of: PrimitiveButtonStyleConfiguration(
        role: view.role, label: StyledContent(view.label), isPressed: isPressed,
        action: { [weak self] in self?.action() }))
  }

  func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    node.update(body)
  }

  func update(_ view: Button<Label>? = nil) {
    if let view { self.view = view }
    style = context.environment.values.customStyles.of(PrimitiveButtonStyleConfiguration.self) ?? style
    node.update(body)
  }
}
