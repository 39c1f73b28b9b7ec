/// One line of text that the user edits.
///
/// Mirrors SwiftUI's `TextField`; shown by a GtkEntry, which takes the width it is given. The title stands in the empty
/// field, and names it to assistive technology. It holds at most 65,534 bytes of UTF-8, GTK's limit for
/// one line; a ``TextEditor`` has none.
public struct TextField: View {
  private let field: EntryView

  /// Makes a field that shows and changes `text`.
  ///
  /// - Parameters:
  ///   - title: Names the field.
  ///   - text: What is in the field.
  ///   - prompt: Stands in the empty field instead of the title.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    field = EntryView(kind: .text, title: String(title), prompt: prompt?.content ?? String(title), text: text)
  }

  public var body: some View { field }
}

extension TextField {
  /// Makes a field for a value that is not text: what the user has typed becomes a value on Enter, or when they go on to
  /// something else. What cannot be read as one is marked while it is typed, and replaced by the value as it was.
  ///
  /// Mirrors SwiftUI's `TextField(_:value:format:prompt:)`.
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
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

  /// Makes a field for a value that is not text, or none: an empty field is none.
  ///
  /// Mirrors SwiftUI's `TextField(_:value:format:prompt:)`.
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
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

  /// Makes a field for a value that is not text, which one of Foundation's formatters writes and reads.
  ///
  /// Mirrors SwiftUI's `TextField(_:value:formatter:prompt:)`. On this platform only number and date formatters can read;
  /// a value that the formatter cannot write is shown as an empty field.
  public init<Title: StringProtocol, Value>(
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

extension Formatter {
  /// What a text stands for. Foundation has no one way to ask that here.
  fileprivate func value(from text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    case let formatter as ISO8601DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}

/// One line of text that is not to be read on the screen.
///
/// Mirrors SwiftUI's `SecureField`; shown by a GtkPasswordEntry, which offers to show the text while a button is on.
public struct SecureField: View {
  private let field: EntryView

  /// Makes a field that changes `text`.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    field = EntryView(kind: .password, title: String(title), prompt: prompt?.content ?? String(title), text: text)
  }

  public var body: some View { field }
}

extension View {
  /// Calls `action` when the user presses Enter in a text field inside.
  ///
  /// Mirrors SwiftUI's `onSubmit(_:)`. Of several around a field the innermost is called first.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { $0.append(action) }
  }
}

extension EnvironmentValues {
  /// What is done on Enter, the outermost first.
  var submitActions: [() -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}
