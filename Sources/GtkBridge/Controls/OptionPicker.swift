import GtkObjects

/// A picker that shows each option as a button.
struct OptionPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
  typealias Body = Never

  let parts: PickerParts<Label, SelectionValue, Content>
  let isSegmented: Bool

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    OptionPickerNode(view, in: context)
  }
}

@MainActor
private final class OptionPickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  BoundControlNode<OptionPicker<Label, SelectionValue, Content>, SelectionValue?>, Decoration, MenuLineSource
{
  private struct Option {
    let element: Element
    let button: any Gtk.Switchable
  }

  private let isSegmented: Bool
  private let label: ControlLabel<Label>
  private let buttons: Gtk.Box
  private let options: Container
  private var content: Content._Node?
  private var choices: [ObjectIdentifier: Option] = [:]
  private var group: (any Gtk.Switchable)?
  /// Indicates whether the node itself is switching buttons.
  private var isShowing = false

  init(_ view: OptionPicker<Label, SelectionValue, Content>, in context: NodeContext) {
    isSegmented = view.isSegmented
    label = ControlLabel(view.parts.label, in: context)
    buttons = Gtk.Box(axis: isSegmented ? .horizontal : .vertical, spacing: isSegmented ? 0 : 6)
    if isSegmented {
      buttons.addStyleClass("linked")
      buttons.setHomogeneous(true)
      label.box.isVisible = false
    }
    options = Container(
      buttons, axis: isSegmented ? .horizontal : .vertical,
      layout: isSegmented ? .init(horizontal: .fill, vertical: .center) : .init(horizontal: .start, vertical: .fill),
      outer: nil, graph: context.graph)
    let box = Gtk.Box(axis: .vertical, spacing: 6)
    label.box.insert(into: box, after: nil)
    label.box.setAlign(.start, on: .horizontal)
    buttons.insert(into: box, after: label.box)
    if isSegmented { box.setExpands(true, on: .horizontal) }
    buttons.setAccessibleRole(.radioGroup)
    if isSegmented { buttons.setAccessibleLabel(label.title) } else { label.name(buttons) }
    super.init(box, control: buttons, binding: view.parts.selection, in: context)
    var inner = context.inside(options)
    inner.tagsRows = true
    inner.decorations = DecorationChain(self, outer: nil)
    let content = Content._makeNode(view.parts.content, in: inner)
    self.content = content
    options.onArrange = { [weak self] in self?.optionsDidChange() }
    options.setContent(content)
    optionsDidChange()
    if context.environment.values.describesMenuLines { element.traits.menuLines = self }
  }

  func menuLines(named name: String?) -> [MenuLine] {
    let elements = options.elements
    return [
      .choices(
        title: context.environment.values.hidesLabels ? "" : name ?? label.title,
        elements.map { $0.outermost.labelTexts.joined(separator: " ") },
        chosen: elements.firstIndex { choices[ObjectIdentifier($0)]?.button.isOn == true },
        isEnabled: buttons.isSensitive
      ) { [weak self] index in
        if let value = elements[index].tag(as: SelectionValue.self) { self?.userDidChange(to: value) }
      }
    ]
  }

  func decorate(_ element: Element) {
    let button: any Gtk.Switchable
    if isSegmented {
      element.outermost.setAlign(.center, on: .horizontal)
      let toggle = Gtk.ToggleButton(.choice)
      if let group = group as? Gtk.ToggleButton { toggle.setGroup(group) }
      button = toggle
    } else {
      let radio = Gtk.CheckButton()
      if let group = group as? Gtk.CheckButton { radio.setGroup(group) }
      button = radio
    }
    if group == nil { group = button }
    element.wrap(in: button) { button.setLabel($0) }
    element.taken = .border
    let identifier = ObjectIdentifier(element)
    choices[identifier] = Option(element: element, button: button)
    button.connect("toggled") { [weak self] in self?.toggle(identifier) }
  }

  func forget(_ element: Element) {
    choices[ObjectIdentifier(element)] = nil
  }

  private func toggle(_ identifier: ObjectIdentifier) {
    guard !isShowing, let choice = choices[identifier] else { return }
    if choice.button.isOn, let value = choice.element.tag(as: SelectionValue.self) {
      userDidChange(to: value)
    } else if !choices.values.contains(where: { $0.button.isOn }) {
      showValue()
    }
  }

  private func optionsDidChange() {
    for choice in choices.values { choice.button.setLabelledByLabels(in: choice.button) }
    showValue()
  }

  override func show(_ value: SelectionValue?) {
    isShowing = true
    defer { isShowing = false }
    for choice in choices.values {
      let isOn = value != nil && choice.element.tag(as: SelectionValue.self) == value
      if choice.button.isOn != isOn { choice.button.isOn = isOn }
    }
  }

  override func update(_ view: OptionPicker<Label, SelectionValue, Content>) {
    let title = label.title
    label.update(view.parts.label)
    if isSegmented, label.title != title { buttons.setAccessibleLabel(label.title) }
    if let content { view.parts.content._update(content) }
    setBinding(view.parts.selection)
  }

  override func unmount() {
    content?.unmount()
    label.unmount()
    super.unmount()
  }
}
