/// The size of controls.
///
/// Mirrors SwiftUI's `ControlSize`. It affects buttons, menus, text fields and indicators of ongoing work, because a theme
/// has a single size for other controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// A size, from the smallest to the largest. `regular` is that of the theme; `mini` and `small` text fields are alike.
  case mini, small, regular, large, extraLarge

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
