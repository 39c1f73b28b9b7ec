import Graphics

/// The appearance of all windows of an application.
@preconcurrency @MainActor
public final class UIWindowAppearance {
  fileprivate static let proxy = UIWindowAppearance()
  fileprivate init() {}

  /// The accent colour of the program: that of links, switches and selections, and `Color.accentColor`. `nil` selects the
  /// theme's.
  public var tintColor: UIColor? {
    didSet {
      guard self === Self.proxy else { return }
      let color = tintColor?.color == .accentColor ? nil : tintColor?.color
      // GTK's theme and libadwaita have different names for the colour. That of links is nearer to the colour of texts.
      AppearanceStyle.define("theme_selected_bg_color", as: color)
      AppearanceStyle.define("accent_bg_color", as: color)
      AppearanceStyle.define("accent_color", as: color.map { Color(css: "mix(\($0.css),@window_fg_color,0.25)") })
    }
  }
}

extension UIView {
  /// Returns the appearance of all views and windows, which have the same tint.
  ///
  /// Mirrors `UIView.appearance()`.
  @_disfavoredOverload  // That of a subclass comes first.
  public static func appearance() -> UIWindowAppearance { .proxy }

  /// Returns the appearance of views inside the given containers, the innermost first. Its tint is that of these views.
  ///
  /// Mirrors `UIView.appearance(whenContainedInInstancesOf:)`.
  @_disfavoredOverload
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIWindowAppearance {
    ContainedAppearances.appearance(of: UIView.self, in: containerTypes) { UIWindowAppearance() }
  }
}

/// The appearance of all text views. Its background is also that of each `TextEditor`, as before iOS 16.
@preconcurrency @MainActor
public final class UITextViewAppearance {
  fileprivate static let proxy = UITextViewAppearance()
  fileprivate init() {}

  /// The background, or `nil` for that of the theme.
  public var backgroundColor: UIColor? {
    didSet {
      if self === Self.proxy { AppearanceStyle.setBackground(backgroundColor, of: "textview,textview>text") }
    }
  }
  /// Kept, without effect: the tint is that of windows.
  public var tintColor: UIColor?
}

extension UITextView {
  /// Returns the appearance of all text views.
  ///
  /// Mirrors `UITextView.appearance()`.
  public static func appearance() -> UITextViewAppearance { .proxy }

  /// Returns the appearance of text views inside the given containers, the innermost first. Kept, without effect: the
  /// rules of the style sheet are for all text views.
  ///
  /// Mirrors `UITextView.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextViewAppearance {
    ContainedAppearances.appearance(of: UITextView.self, in: containerTypes) { UITextViewAppearance() }
  }
}
