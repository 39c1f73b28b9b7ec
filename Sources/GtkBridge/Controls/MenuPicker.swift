import GtkObjects

/// A picker shown as a drop-down list of strings.
struct MenuPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
  typealias Body = Never

  let parts: PickerParts<Label, SelectionValue, Content>

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    MenuPickerNode(view, in: context)
  }
}

@MainActor
private final class MenuPickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  BoundControlNode<MenuPicker<Label, SelectionValue, Content>, SelectionValue?>, MenuLineSource
{
  private let dropDown = Gtk.DropDown()
  private let label: ControlLabel<Label>
  /// The container of the options, which is never shown. The options are mounted only for their texts and tags.
  private let options: Container
  private let content: Content._Node
  private var titles: [String] = []
  private var values: [SelectionValue?] = []
  private var selected: Gtk.SignalHandler?

  init(_ view: MenuPicker<Label, SelectionValue, Content>, in context: NodeContext) {
    label = ControlLabel(view.parts.label, in: context)
    options = Container(
      Gtk.Box(axis: .vertical), axis: .vertical, layout: .init(), outer: nil, graph: context.graph)
    var inner = context.inside(options)
    inner.tagsRows = true
    content = Content._makeNode(view.parts.content, in: inner)
    let box = Gtk.Box(axis: .horizontal, spacing: 12)
    label.box.insert(into: box, after: nil)
    dropDown.insert(into: box, after: label.box)
    label.name(dropDown)
    if let button = dropDown.button { label.name(button) }
    if context.environment.values.spreadsControls { label.box.setExpands(true, on: .horizontal) }
    super.init(box, control: dropDown, binding: view.parts.selection, in: context)
    options.onArrange = { [weak self] in self?.readOptions() }
    options.setContent(content)
    selected = dropDown.connect("notify::selected") { [weak self] in self?.choose() }
    if context.environment.values.describesMenuLines { element.traits.menuLines = self }
    readOptions()
  }

  func menuLines(named name: String?) -> [MenuLine] {
    [
      .choices(
        title: label.box.isVisible ? name ?? label.title : "", titles, chosen: dropDown.selected,
        isEnabled: dropDown.isSensitive
      ) { [weak self] index in
        if let self, values.indices.contains(index), let value = values[index] { userDidChange(to: value) }
      }
    ]
  }

  private func readOptions() {
    let elements = content.elements
    values = elements.map { $0.tag(as: SelectionValue.self) }
    let titles = elements.map { $0.outermost.labelTexts.joined(separator: " ") }
    if titles != self.titles {
      self.titles = titles
      selected?.withBlocked { dropDown.setStrings(titles) }
    }
    showValue()
  }

  private func choose() {
    guard let index = dropDown.selected, values.indices.contains(index), let value = values[index] else {
      return showValue()
    }
    userDidChange(to: value)
  }

  override func show(_ value: SelectionValue?) {
    let index = value.flatMap { values.firstIndex(of: $0) }
    guard dropDown.selected != index else { return }
    selected?.withBlocked { dropDown.selected = index }
  }

  override func update(_ view: MenuPicker<Label, SelectionValue, Content>) {
    label.update(view.parts.label)
    view.parts.content._update(content)
    setBinding(view.parts.selection)
    readOptions()
  }

  override func unmount() {
    content.unmount()
    label.unmount()
    super.unmount()
  }
}
