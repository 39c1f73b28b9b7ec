// The initialisers of fields with a key for their title.

extension TextField where Label == Text {
  /// Creates a field that changes `text`. The prompt, or else the title, is shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(titleKey.string, text: text, prompt: prompt)
  }

  /// Creates a field that changes `text`, and grows along `axis`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(titleKey.string, text: text, prompt: prompt, axis: axis)
  }

  /// Creates a field that reports the beginning and the end of editing, and Enter.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey.string, text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field that reports the beginning and the end of editing.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey.string, text: text, onEditingChanged: onEditingChanged)
  }

  /// Creates a field for a formatted value.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(titleKey.string, value: value, format: format, prompt: prompt)
  }

  /// Creates a field for an optional formatted value. An empty field is `nil`.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(titleKey.string, value: value, format: format, prompt: prompt)
  }

  /// Creates a field for a value that a formatter converts.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(titleKey.string, value: value, formatter: formatter, prompt: prompt)
  }
}

extension SecureField {
  /// Creates a field for text that must not be readable on screen.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(titleKey.string, text: text, prompt: prompt)
  }

  /// Creates a field that reports Enter.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey.string, text: text, onCommit: onCommit)
  }
}
