extension View {
  /// Changes a value of the environment for the views inside, starting from what it is around them.
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

  /// Two closures cannot be compared: each description's counts.
  func isSame(as other: Self) -> Bool { false }

  func apply(to values: inout EnvironmentValues) { transform(&values[keyPath: path]) }
}
