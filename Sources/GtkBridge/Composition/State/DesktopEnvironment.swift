import GtkObjects

extension EnvironmentValues {
  /// Whether the theme is light or dark; it follows the desktop.
  ///
  /// Mirrors SwiftUI's `colorScheme`. It tells views of it: setting it changes no theme.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether text runs from left to right or from right to left; it follows the language.
  ///
  /// Mirrors SwiftUI's `layoutDirection`. It tells views of it: GTK mirrors what it lays out by itself.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The language and region for formats.
  ///
  /// Mirrors SwiftUI's `locale`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// How large the user wants text: 1, or what the desktop's accessibility settings say; it follows them.
  ///
  /// Text grows by itself; this is for what should grow with it. SwiftUI's ``dynamicTypeSize`` says it in words.
  public var textScale: Double {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }

  /// How large the user wants text, in SwiftUI's words for ``textScale``.
  public var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize(scale: textScale) }

  /// Whether the user wants nothing to move; it follows the desktop.
  ///
  /// Mirrors SwiftUI's `accessibilityReduceMotion`.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Opens an address in the desktop's program for it: `@Environment(\.openURL) private var openURL`, then `openURL(url)`.
  ///
  /// Mirrors SwiftUI's `openURL`; a ``Link`` inside asks it too.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }

  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }

  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
  }

  private enum TextScaleKey: EnvironmentKey {
    static var defaultValue: Double { 1 }
  }

  private enum ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
  }
}

/// Which way text runs.
///
/// Mirrors SwiftUI's `LayoutDirection`.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// How large the user wants text.
///
/// Mirrors SwiftUI's `DynamicTypeSize`: ``large`` is what most people have.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether text is so large that things should stand below, rather than beside, each other.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The largest size whose text is not larger than `scale` times the usual.
  init(scale: Double) {
    let scales = [0, 0.85, 0.93, 0.99, 1.12, 1.23, 1.34, 1.6, 1.9, 2.3, 2.7, 3.1]
    let index = scales.lastIndex { $0 <= scale } ?? 0
    self = Self.allCases[index]
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Opens addresses.
///
/// Mirrors SwiftUI's `OpenURLAction`; put one of your own into the environment to open some addresses yourself.
public struct OpenURLAction {
  /// What has become of an address.
  ///
  /// Mirrors SwiftUI's `OpenURLAction.Result`.
  public enum Result: Sendable {
    /// It has been opened.
    case handled
    /// It has not been, and is not to be.
    case discarded
    /// The desktop is to open it.
    case systemAction
  }

  private let handler: ((URL) -> Result)?

  /// Leaves all addresses to the desktop.
  init() { handler = nil }

  /// Decides about each address.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Whether the desktop decides about every address.
  var isSystem: Bool { handler == nil }

  /// Opens an address.
  @preconcurrency @MainActor
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens an address, and says whether that has been taken on.
  @preconcurrency @MainActor
  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    switch handler?(url) ?? .systemAction {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction: completion(Gtk.open(url))
    }
  }
}
