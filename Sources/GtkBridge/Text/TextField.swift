/// A text field.
///
/// Mirrors SwiftUI's `TextField`; shown by a GtkEntry that fills the available width. The title is the placeholder and
/// the accessibility label. The field holds at most 65,534 bytes of UTF-8, GTK's limit for one line; a ``TextEditor``
/// has no limit.
public struct TextField<Label: View>: View, StyledControl {
  @Environment(\.customTextFieldStyle) private var style
  package var field: EntryView
  package var axis = Axis.horizontal

  public var body: some View {
    if let style {
      style.body(of: TextField<_TextFieldStyleLabel>(field: field, axis: axis))
    } else if axis == .vertical {
      GrowingTextField(title: field.title, prompt: field.prompt, text: field.text, follow: field.follow)
    } else {
      field
    }
  }

  private init(field: EntryView, axis: Axis) where Label == _TextFieldStyleLabel {
    self.field = field
    self.axis = axis
  }

  /// Creates a field with a view as its label. Only a text in it is shown, as the placeholder.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let title = (label() as? any TitledView)?.titleText ?? ""
    field = EntryView(kind: .text, title: title, prompt: prompt?.content ?? title, text: text)
  }
}

/// A view whose text can be determined without showing the view.
@MainActor
protocol TitledView {
  var titleText: String { get }
}

extension Text: TitledView {
  var titleText: String { content }
}

/// The label of a text field for a ``TextFieldStyle``.
///
/// Mirrors SwiftUI's type of this name.
public typealias _TextFieldStyleLabel = StyledContent

extension TextField where Label == Text {
  /// Creates a field that shows and changes `text`.
  ///
  /// - Parameters:
  ///   - title: The accessibility label.
  ///   - text: The text of the field.
  ///   - prompt: The placeholder, or `nil` to use the title.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    field = EntryView(kind: .text, title: String(title), prompt: prompt?.content ?? String(title), text: text)
  }

  /// Creates a field that shows and changes `text`, and grows along `axis`.
  ///
  /// A vertical field wraps its text and grows with it, up to the lines of `lineLimit(_:)`. As on iOS, Enter begins a
  /// new line.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(title, text: text, prompt: prompt)
    self.axis = axis
  }

  /// Creates a field for a formatted value. A format without a locale of its own uses the user's. The text is parsed when the
  /// user presses Enter or leaves the field. Invalid text, of which a number may be only the beginning, is highlighted during
  /// the edit and then replaced by the previous value. Escape brings that back, too.
  ///
  /// Mirrors SwiftUI's `TextField(_:value:format:prompt:)`.
  @_disfavoredOverload public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let format = format.inDesktopLocale()
    let strategy = format.parseStrategy
    self.init(
      title, text: Binding(get: { format.format(value.wrappedValue) }, set: { _ in }), prompt: prompt
    ) { text in
      guard let parsed = strategy.value(ofWhole: text, writtenBy: format.format) else { return nil }
      return { value.wrappedValue = parsed }
    }
  }

  /// Creates a field for an optional formatted value. An empty field is `nil`.
  ///
  /// Mirrors SwiftUI's `TextField(_:value:format:prompt:)`.
  @_disfavoredOverload public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let format = format.inDesktopLocale()
    let strategy = format.parseStrategy
    self.init(
      title, text: Binding(get: { value.wrappedValue.map { format.format($0) } ?? "" }, set: { _ in }), prompt: prompt
    ) { text in
      if text.allSatisfy(\.isWhitespace) { return { value.wrappedValue = nil } }
      guard let parsed = strategy.value(ofWhole: text, writtenBy: format.format) else { return nil }
      return { value.wrappedValue = parsed }
    }
  }

  /// Creates a field for a value that a Foundation formatter converts.
  ///
  /// Mirrors SwiftUI's `TextField(_:value:formatter:prompt:)`. On this platform only number and date formatters can
  /// parse. A value that the formatter cannot format appears as an empty field.
  @_disfavoredOverload public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      title, text: Binding(get: { formatter.string(for: value.wrappedValue) ?? "" }, set: { _ in }), prompt: prompt
    ) { text in
      guard let parsed = formatter.value(from: text) as? Value else { return nil }
      return { value.wrappedValue = parsed }
    }
  }

  init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text?, commit: @escaping (String) -> (() -> Void)?
  ) {
    field = EntryView(
      kind: .text, title: String(title), prompt: prompt?.content ?? String(title), text: text, commit: commit)
  }
}

/// A single-line field for text that must not be readable on screen.
///
/// Mirrors SwiftUI's `SecureField`; shown by a GtkPasswordEntry with a button that reveals the text.
public struct SecureField: View {
  package var field: EntryView

  /// Creates a field that changes `text`.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    field = EntryView(kind: .password, title: String(title), prompt: prompt?.content ?? String(title), text: text)
  }

  public var body: some View { field }
}
