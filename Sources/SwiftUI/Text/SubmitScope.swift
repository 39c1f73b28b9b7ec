extension View {
  /// Keeps the outer actions for Enter from the fields inside.
  ///
  /// Mirrors SwiftUI's `submitScope(_:)`.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}
