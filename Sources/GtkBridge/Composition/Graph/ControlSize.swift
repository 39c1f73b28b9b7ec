extension View {
  /// Sets the size of the controls inside.
  ///
  /// Mirrors SwiftUI's `controlSize(_:)`.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
}

extension EnvironmentValues {
  /// The size of controls.
  ///
  /// Mirrors SwiftUI's `controlSize`.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}
