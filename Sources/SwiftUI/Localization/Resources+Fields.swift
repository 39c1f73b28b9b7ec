// The initialisers of fields with a resource for their title, beside those with a key.

extension TextField where Label == Text {
  /// Creates a field that changes `text`. The prompt, or else the title, is shown while the field is empty.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(title.string, text: text, prompt: prompt)
  }

  /// Creates a field that changes `text`, and grows along `axis`.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(title.string, text: text, prompt: prompt, axis: axis)
  }

  /// Creates a field for a formatted value.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title.string, value: value, format: format, prompt: prompt)
  }

  /// Creates a field for an optional formatted value. An empty field is `nil`.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title.string, value: value, format: format, prompt: prompt)
  }

  /// Creates a field for a value that a formatter converts.
  @_disfavoredOverload
  public init<Value>(
    _ title: LocalizedStringResource, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(title.string, value: value, formatter: formatter, prompt: prompt)
  }
}

extension SecureField {
  /// Creates a field for text that must not be readable on screen.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(title.string, text: text, prompt: prompt)
  }
}
