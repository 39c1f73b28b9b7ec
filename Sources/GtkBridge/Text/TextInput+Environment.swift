extension EnvironmentValues {
  /// What input methods are told of the text in the fields inside.
  package var textInput: TextInput {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }
}

private struct TextInputKey: EnvironmentKey {
  static var defaultValue: TextInput { TextInput() }
}
