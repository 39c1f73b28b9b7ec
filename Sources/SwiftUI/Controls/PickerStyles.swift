import GtkBridge

/// A button that opens a menu: a desktop has no wheels.
///
/// Mirrors SwiftUI's `WheelPickerStyle`.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _PickerLook { .menu }
}

/// A button that opens a menu; a name of the menu's style on macOS.
///
/// Mirrors SwiftUI's `PopUpButtonPickerStyle`.
public struct PopUpButtonPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _PickerLook { .menu }
}

/// A button that opens a menu. As on macOS, no screen of options is pushed.
///
/// Mirrors SwiftUI's `NavigationLinkPickerStyle`.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _PickerLook { .menu }
}

/// A row of buttons.
///
/// Mirrors SwiftUI's `PalettePickerStyle`.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A button that opens a menu: a desktop has no wheels.
  public static var wheel: Self { Self() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A button that opens a menu. As on macOS, no screen of options is pushed.
  public static var navigationLink: Self { Self() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of buttons.
  public static var palette: Self { Self() }
}
