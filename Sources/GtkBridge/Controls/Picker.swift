/// One of several values, chosen by the user.
///
/// Mirrors SwiftUI's `Picker`. The views inside are the options; each says by ``View/tag(_:)`` which value it stands
/// for, and the rows of a ``ForEach`` stand for their identifiers. As ``View/pickerStyle(_:)`` says, it is shown by a
/// GtkDropDown (of the options' texts alone), by linked buttons, or by a column of radio buttons.
///
/// ```swift
/// Picker("Size", selection: $size) {
///   Text("Small").tag(Size.small)
///   Text("Large").tag(Size.large)
/// }
/// ```
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerStyle) private var style
  private let parts: PickerParts<Label, SelectionValue, Content>

  /// Makes a picker that shows and changes `selection`. Where no option stands for its value, none is shown as chosen.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    parts = PickerParts(selection: selection, content: content(), label: label())
  }

  public var body: some View {
    switch style.kind {
    case .menu: MenuPicker(parts: parts)
    case .segmented: OptionPicker(parts: parts, isSegmented: true)
    case .inline: OptionPicker(parts: parts, isSegmented: false)
    }
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// How pickers look.
///
/// Mirrors the members of SwiftUI's `PickerStyle`, as values; styles of one's own are not supported.
public struct PickerStyle: Hashable, Sendable {
  enum Kind { case menu, segmented, inline }

  let kind: Kind

  /// A button that opens a menu, the desktop's own choice.
  public static let automatic = PickerStyle(kind: .menu)
  /// A button that opens a menu.
  public static let menu = PickerStyle(kind: .menu)
  /// Buttons in a row.
  public static let segmented = PickerStyle(kind: .segmented)
  /// Radio buttons in a column.
  public static let inline = PickerStyle(kind: .inline)
  /// Radio buttons in a column, by the name that it has on macOS.
  public static let radioGroup = PickerStyle(kind: .inline)
}

extension View {
  /// Sets the look of the pickers inside.
  ///
  /// Mirrors SwiftUI's `pickerStyle(_:)`.
  public func pickerStyle(_ style: PickerStyle) -> some View { environment(\.pickerStyle, style) }
}

extension EnvironmentValues {
  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyle { .automatic }
}

struct PickerParts<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label
}

extension Element {
  /// The value the view stands for.
  func tag<Value: Hashable>(as type: Value.Type) -> Value? { tag?.base as? Value }
}
