import GtkBridge

extension TextField {
  /// Creates a field with a view as its label, which grows along `axis`. Only a text in the label is shown, as the
  /// placeholder.
  ///
  /// Mirrors SwiftUI's `TextField(text:prompt:axis:label:)`.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label)
    self.axis = axis
  }

  /// Creates a field with a view as its label for a formatted value.
  ///
  /// Mirrors SwiftUI's `TextField(value:format:prompt:label:)`.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(text: .constant(""), prompt: prompt, label: label)
    field = TextField<Text>(field.title, value: value, format: format, prompt: Text(verbatim: field.prompt)).field
  }

  /// Creates a field with a view as its label for an optional formatted value. An empty field is `nil`.
  ///
  /// Mirrors SwiftUI's `TextField(value:format:prompt:label:)`.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(text: .constant(""), prompt: prompt, label: label)
    field = TextField<Text>(field.title, value: value, format: format, prompt: Text(verbatim: field.prompt)).field
  }

  /// Creates a field with a view as its label for a value that a Foundation formatter converts.
  ///
  /// Mirrors SwiftUI's `TextField(value:formatter:prompt:label:)`.
  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: .constant(""), prompt: prompt, label: label)
    field = TextField<Text>(field.title, value: value, formatter: formatter, prompt: Text(verbatim: field.prompt)).field
  }
}

extension SecureField {
  /// Creates a field with a view as its label. Only a text in the label is shown, as the placeholder.
  ///
  /// Mirrors SwiftUI's `SecureField(text:prompt:label:)`.
  public init<Label: View>(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let title = TextField(text: text, label: label).field.title
    self.init(title, text: text, prompt: prompt)
  }
}
