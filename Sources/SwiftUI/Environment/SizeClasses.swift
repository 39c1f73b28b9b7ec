import Graphics

extension EnvironmentValues {
  /// The size class of the window's width: compact below 500 points, the width at which the desktop's own applications
  /// change to their layout for phones. It follows the window.
  ///
  /// Mirrors SwiftUI's `horizontalSizeClass`. It is regular for a view outside a window.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] ?? windowSizeClasses?.horizontal ?? .regular }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The size class of the window's height: compact below 450 points, as on a telephone on its side. It follows the
  /// window.
  ///
  /// Mirrors SwiftUI's `verticalSizeClass`. It is regular for a view outside a window.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] ?? windowSizeClasses?.vertical ?? .regular }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
