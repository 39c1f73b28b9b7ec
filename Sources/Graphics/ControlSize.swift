/// The size of controls.
///
/// Mirrors SwiftUI's `ControlSize`. It affects buttons, menus, text fields and indicators of ongoing work, because a theme
/// has a single size for other controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest size: buttons with a minimum height of 18 points without their padding. Text fields and spinners are
  /// those of ``small``.
  case mini
  /// A small size: buttons with a minimum height of 22 points without their padding, text fields 24 points, spinners 16
  /// points.
  case small
  /// The size of the theme. Spinners have 24 points.
  case regular
  /// A large size: buttons with a minimum height of 28 points without their padding, text fields 40 points, spinners 32
  /// points.
  case large
  /// The largest size: buttons with a minimum height of 32 points without their padding, text fields 46 points.
  /// Spinners are those of ``large``.
  case extraLarge

  /// The size as CSS declarations, or `nil` for the theme's size.
  package var css: String? {
    switch self {
    case .mini: "padding:0 6px;min-height:18px;min-width:0;"
    case .small: "padding:1px 8px;min-height:22px;min-width:0;"
    case .regular: nil
    case .large: "padding:6px 20px;min-height:28px;"
    case .extraLarge: "padding:10px 28px;min-height:32px;"
    }
  }

  /// The size of text fields as CSS declarations, or `nil` for the theme's size.
  package var fieldCSS: String? {
    switch self {
    case .mini, .small: "min-height:24px;padding:0 6px;"
    case .regular: nil
    case .large: "min-height:40px;"
    case .extraLarge: "min-height:46px;"
    }
  }

  /// The side of an indicator of ongoing work in points.
  package var spinnerSize: Double {
    switch self {
    case .mini, .small: 16
    case .regular: 24
    case .large, .extraLarge: 32
    }
  }
}
