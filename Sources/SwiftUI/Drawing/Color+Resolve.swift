extension Color {
  /// Returns the components of the colour in an environment.
  ///
  /// Mirrors SwiftUI's `resolve(in:)`. The theme's own colours, such as `primary`, are those of GNOME's theme in the
  /// environment's colour scheme.
  public func resolve(in environment: EnvironmentValues) -> Resolved { resolved(in: environment.colorScheme) }
}
