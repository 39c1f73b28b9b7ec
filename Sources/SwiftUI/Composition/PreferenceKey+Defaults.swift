extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`, if no view reports a value.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// Takes the value of the last view.
  public static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() }
}
