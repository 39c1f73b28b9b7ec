import GtkBridge

extension View {
  /// Has no effect: no bar or sidebar of the desktop floats above a view, whose picture could continue below it.
  ///
  /// Mirrors SwiftUI's `backgroundExtensionEffect()`.
  public func backgroundExtensionEffect() -> some View { self }

  /// Has no effect, as `backgroundExtensionEffect()`.
  ///
  /// Mirrors SwiftUI's `backgroundExtensionEffect(isEnabled:)`.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
