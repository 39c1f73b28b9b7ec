extension View {
  /// Transforms an environment value for the views inside, starting from its value outside.
  ///
  /// Mirrors SwiftUI's `transformEnvironment(_:transform:)`.
  public consuming func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    environmentChange(TransformChange(path: path, transform: transform))
  }
}

private struct TransformChange<Value>: EnvironmentChange {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  /// Closures cannot be compared, so every update counts as a change.
  func isSame(as other: Self) -> Bool { false }

  func apply(to values: inout EnvironmentValues) { transform(&values[keyPath: path]) }
}
