import GtkBridge

extension Animation {
  /// Has no effect: the completion of an animation is its end.
  ///
  /// Mirrors SwiftUI's `logicallyComplete(after:)`.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

extension View {
  /// Animates every change of the view; `nil` disables animation for the view.
  ///
  /// SwiftUI's older form of `animation(_:value:)`.
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}
