/// A control for choosing one of several values.
///
/// Mirrors SwiftUI's `Picker`. The views inside are the options. The value of an option is its ``View/tag(_:)``, or the
/// identifier of a row in a ``ForEach``. Depending on ``View/pickerStyle(_:)``, the picker is a GtkDropDown of the
/// options' texts, a row of linked buttons, or a column of radio buttons. As on iOS, linked buttons are equally wide, fill
/// the width and truncate texts that are too long, and only assistive technology reads their label. The options of a
/// ``Section`` are options like the others. Unlike in SwiftUI, nothing separates them, and the header is not shown.
///
/// ```swift
/// Picker("Size", selection: $size) {
///   Text("Small").tag(Size.small)
///   Text("Large").tag(Size.large)
/// }
/// ```
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, StyledControl {
  @Environment(\.pickerLook) private var look
  private let parts: PickerParts<Label, SelectionValue, Content>

  /// Creates a picker that shows and changes `selection`. If no option has its value, none is shown as selected.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(anyOf: selection.optional, content: content, label: label)
  }

  /// Creates a picker that shows no option as selected while the value is `nil`.
  package init(
    anyOf selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    parts = PickerParts(selection: selection, content: content(), label: label())
  }

  public var body: some View {
    let options = parts.content.transformEnvironment(\.lookDetails) { $0.sections = .options }
    switch look.kind {
    case .menu: MenuPicker(parts: parts.with(options))
    case .segmented: OptionPicker(parts: parts.with(options.lineLimit(1)), isSegmented: true)
    case .inline: OptionPicker(parts: parts.with(options), isSegmented: false)
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

struct PickerParts<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue?>
  let content: Content
  let label: Label

  func with<Options: View>(_ options: Options) -> PickerParts<Label, SelectionValue, Options> {
    PickerParts<Label, SelectionValue, Options>(selection: selection, content: options, label: label)
  }
}

extension Element {
  /// Returns the element's tag if it has the given type, or else the identifier of its element in a ``ForEach``, as SwiftUI
  /// does.
  func tag<Value: Hashable>(as type: Value.Type) -> Value? { tag?.base as? Value ?? traits.rowTag?.base as? Value }
}
