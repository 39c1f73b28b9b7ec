import GtkObjects

/// A button that shows a colour and lets the user choose another.
///
/// Mirrors SwiftUI's `ColorPicker`; shown by a GtkColorButton, which opens the desktop's dialog. A theme colour is
/// shown with its current value; the user's choice is a fixed colour.
public struct ColorPicker<Label: View>: View {
  public typealias Body = Never

  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// Creates a picker that shows and changes `selection`.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ColorPickerNode(view, in: context)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

@MainActor
private final class ColorPickerNode<Label: View>: BoundControlNode<ColorPicker<Label>, Color> {
  private let button = Gtk.ColorButton()
  private let label: ControlLabel<Label>
  private var chosen: Gtk.SignalHandler?
  private var shown: Color?

  init(_ view: ColorPicker<Label>, in context: NodeContext) {
    label = ControlLabel(view.label, in: context)
    let box = Gtk.Box(axis: .horizontal, spacing: 12)
    label.box.insert(into: box, after: nil)
    button.insert(into: box, after: label.box)
    label.name(button.button ?? button)
    if context.environment.values.spreadsControls { label.box.setExpands(true, on: .horizontal) }
    super.init(box, control: button, binding: view.selection, in: context)
    button.supportsOpacity = view.supportsOpacity
    chosen = button.connect("color-set") { [weak self] in self?.userDidChoose() }
    showValue()
  }

  private func userDidChoose() {
    let parts = button.parts
    let color = Color(red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.opacity)
    shown = color
    userDidChange(to: color)
  }

  override func show(_ color: Color) {
    guard color != shown else { return }
    shown = color
    chosen?.withBlocked { button.parts = button.parts(of: color.css) }
  }

  override func update(_ view: ColorPicker<Label>) {
    label.update(view.label)
    if button.supportsOpacity != view.supportsOpacity { button.supportsOpacity = view.supportsOpacity }
    setBinding(view.selection)
  }

  override func unmount() {
    label.unmount()
    super.unmount()
  }
}
