/// A single-line text field.
///
/// Mirrors SwiftUI's `TextField`; shown by a GtkEntry that fills the available width. The title is the placeholder and
/// the accessibility label. The field holds at most 65,534 bytes of UTF-8, GTK's limit for one line; a ``TextEditor``
/// has no limit.
public struct TextField: View {
  private let field: EntryView

  /// Creates a field that shows and changes `text`.
  ///
  /// - Parameters:
  ///   - title: The accessibility label.
  ///   - text: The text of the field.
  ///   - prompt: The placeholder, or `nil` to use the title.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    field = EntryView(kind: .text, title: String(title), prompt: prompt?.content ?? String(title), text: text)
  }

  public var body: some View { field }
}

extension TextField {
  /// Creates a field for a formatted value. The text is parsed when the user presses Enter or leaves the field. Invalid
  /// text is highlighted during the edit and then replaced by the previous value.
  ///
  /// Mirrors SwiftUI's `TextField(_:value:format:prompt:)`.
  @_disfavoredOverload public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let strategy = format.parseStrategy
    self.init(
      title, text: Binding(get: { format.format(value.wrappedValue) }, set: { _ in }), prompt: prompt
    ) { text in
      guard let parsed = try? strategy.parse(text) else { return nil }
      return { value.wrappedValue = parsed }
    }
  }

  /// Creates a field for an optional formatted value. An empty field is `nil`.
  ///
  /// Mirrors SwiftUI's `TextField(_:value:format:prompt:)`.
  @_disfavoredOverload public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let strategy = format.parseStrategy
    self.init(
      title, text: Binding(get: { value.wrappedValue.map { format.format($0) } ?? "" }, set: { _ in }), prompt: prompt
    ) { text in
      if text.allSatisfy(\.isWhitespace) { return { value.wrappedValue = nil } }
      guard let parsed = try? strategy.parse(text) else { return nil }
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

  private init<Title: StringProtocol>(
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
  private let field: EntryView

  /// Creates a field that changes `text`.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    field = EntryView(kind: .password, title: String(title), prompt: prompt?.content ?? String(title), text: text)
  }

  public var body: some View { field }
}

extension View {
  /// Calls `action` when the user presses Enter in a text field inside.
  ///
  /// Mirrors SwiftUI's `onSubmit(_:)`. Of several actions, the innermost is called first.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { $0.append(action) }
  }
}

extension EnvironmentValues {
  /// The actions for Enter, from outermost to innermost.
  var submitActions: [() -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}
