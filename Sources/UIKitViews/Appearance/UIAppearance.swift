import Foundation
import Graphics

/// The appearance of all views of a class.
///
/// Mirrors `UIAppearance`. Set it before the first window opens, such as in the initialiser of the `App`:
///
/// ```swift
/// UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.systemOrange]
/// UIWindow.appearance().tintColor = .systemOrange
/// ```
///
/// The colours and the typeface of bars, the tint of windows and the backgrounds of lists and text editors are shown. The
/// other values are kept, without effect. Inside containers, the tint of views and the colours of switches, progress views
/// and page controls are shown:
///
/// ```swift
/// UISwitch.appearance(whenContainedInInstancesOf: [SettingsViewController.self]).onTintColor = .systemOrange
/// ```
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// Returns the appearance of the class.
  static func appearance() -> Self
  /// Returns the appearance of the class inside the given containers, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension NSAttributedString.Key {
  /// The font of text: a `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// The colour of text: a `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The colour behind text: a `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The distance between letters, in points.
  public static let kern = Self(rawValue: "NSKern")
  /// The kind of line under text.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The kind of line through text.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
}

extension [NSAttributedString.Key: Any] {
  /// The declarations of a style sheet. A bar has the height of the desktop's font, so a size is left out.
  var css: String {
    var css = ""
    if let color = self[.foregroundColor] as? UIColor { css += "color:\(color.color.css);" }
    if let font = self[.font] as? UIFont {
      css += font.font.css.split(separator: ";").filter { !$0.hasPrefix("font-size:") }.joined(separator: ";") + ";"
    }
    return css
  }
}
