import GtkObjects

/// A control that is on or off.
///
/// Mirrors SwiftUI's `Toggle`; shown by a GtkCheckButton, a GtkSwitch or a GtkToggleButton, depending on
/// ``View/toggleStyle(_:)``.
public struct Toggle<Label: View>: View, StyledControl {
  @Environment(\.toggleLook) private var look
  @Environment(\.customToggleStyle) private var style
  @Environment(\.spreadsControls) private var spreadsControls
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle that shows and changes `isOn`.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    if let style {
      style.body(of: ToggleStyleConfiguration(label: .init(label), isOn: isOn))
    } else {
      switch look ?? (spreadsControls ? .switch : .checkbox) {
      case .checkbox: SwitchableView<Gtk.CheckButton, Label>(isOn: isOn, label: label, make: Gtk.CheckButton.init)
      case .button: SwitchableView<Gtk.ToggleButton, Label>(isOn: isOn, label: label, make: { Gtk.ToggleButton() })
      case .switch: SwitchableView<Gtk.Switch, Label>(isOn: isOn, label: label, make: Gtk.Switch.init)
      }
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == GtkBridge.Label<Text, Image> {
  /// Creates a toggle with a title and a system symbol.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GtkBridge.Label(title, systemImage: systemImage) }
  }
}

private struct SwitchableView<Control: Gtk.Switchable, Label: View>: View {
  typealias Body = Never

  let isOn: Binding<Bool>
  let label: Label
  let make: @MainActor () -> Control

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    SwitchableNode(view, in: context)
  }
}

@MainActor
private final class SwitchableNode<Control: Gtk.Switchable, Label: View>:
  BoundControlNode<SwitchableView<Control, Label>, Bool>, MenuLineSource
{
  private let control: Control
  private let label: ControlLabel<Label>
  private var toggled: Gtk.SignalHandler?

  init(_ view: SwitchableView<Control, Label>, in context: NodeContext) {
    control = view.make()
    label = ControlLabel(
      view.label, alignment: Control.self == Gtk.ToggleButton.self ? .center : .start, in: context)
    var widget: Gtk.Widget = control
    if Control.self == Gtk.Switch.self {
      widget = Gtk.Box(axis: .horizontal, spacing: 12)
      label.box.insert(into: widget, after: nil)
      label.box.setExpands(true, on: .horizontal)
      control.setAlign(.center, on: .vertical)
      control.insert(into: widget, after: label.box)
    } else {
      control.setLabel(label.box)
    }
    label.name(control)
    super.init(widget, control: control, binding: view.isOn, in: context)
    toggled = control.connect(Control.signal) { [weak self] in
      guard let self else { return }
      self.userDidChange(to: self.control.isOn)
    }
    if context.environment.values.describesMenuLines { element.traits.menuLines = self }
    showValue()
  }

  func menuLines(named name: String?) -> [MenuLine] {
    let isOn = control.isOn
    return [
      .toggle(name ?? label.title, isOn: isOn, isEnabled: control.isSensitive) { [weak self] in
        self?.userDidChange(to: !isOn)
      }
    ]
  }

  override func show(_ isOn: Bool) {
    guard control.isOn != isOn else { return }
    toggled?.withBlocked { control.isOn = isOn }
  }

  override var retainedState: RetainedState { label.retainedState }

  override func update(_ view: SwitchableView<Control, Label>) {
    label.update(view.label)
    setBinding(view.isOn)
  }

  override func unmount() {
    label.unmount()
    super.unmount()
  }
}
