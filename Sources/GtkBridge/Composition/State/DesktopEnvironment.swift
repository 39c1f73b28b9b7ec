import Graphics
import GtkObjects

extension EnvironmentValues {
  /// The colour scheme of the theme, light or dark. It follows the desktop.
  ///
  /// Mirrors SwiftUI's `colorScheme`. Setting the value informs views but does not change the theme.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The direction of text and layout. It follows the language.
  ///
  /// Mirrors SwiftUI's `layoutDirection`. Setting the value informs views; GTK mirrors its own layout.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The language and region for formatting.
  ///
  /// Mirrors SwiftUI's `locale`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The user's text scale from the desktop's accessibility settings, 1 by default. It follows their changes.
  ///
  /// Text scales by itself; use this value for dimensions that should scale with it. ``dynamicTypeSize`` is its
  /// SwiftUI counterpart.
  public var textScale: Double {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }

  /// The SwiftUI size category that corresponds to ``textScale``. Text inside a view that sets it has its size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(scale: textScale) }
    set {
      guard newValue != dynamicTypeSize else { return }
      textLook.fontScale *= newValue.scale / textScale
      textScale = newValue.scale
    }
  }

  /// Indicates whether the user prefers reduced motion. It follows the desktop.
  ///
  /// Mirrors SwiftUI's `accessibilityReduceMotion`.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// The action that opens a URL in its default application: `@Environment(\.openURL) private var openURL`, then
  /// `openURL(url)`.
  ///
  /// Mirrors SwiftUI's `openURL`. A ``Link`` inside the view uses it too.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

  private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }

  private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .desktop } }

  private enum TextScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }

  private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }

  private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
}

/// An action that opens URLs.
///
/// Mirrors SwiftUI's `OpenURLAction`. Put a custom action into the environment to handle some URLs yourself.
public struct OpenURLAction {
  /// The outcome of handling a URL.
  ///
  /// Mirrors SwiftUI's `OpenURLAction.Result`.
  public enum Result: Sendable {
    /// The handler opened the URL.
    case handled
    /// The URL is not opened.
    case discarded
    /// The desktop opens the URL.
    case systemAction
  }

  private let handler: ((URL) -> Result)?

  /// Creates an action that opens every URL with the desktop.
  init() { handler = nil }

  /// Creates an action that passes each URL to `handler`.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Indicates whether the desktop opens every URL.
  var isSystem: Bool { handler == nil }

  /// Opens a URL.
  @preconcurrency @MainActor
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens a URL and reports whether it was accepted.
  @preconcurrency @MainActor
  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    switch handler?(url) ?? .systemAction {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction: completion(Gtk.open(url))
    }
  }
}
