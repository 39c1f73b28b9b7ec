extension EnvironmentValues {
  /// The description of the text in the fields inside, for input methods.
  package var textInput: TextInput {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }
}

private struct TextInputKey: EnvironmentKey {
  static var defaultValue: TextInput { TextInput() }
}
