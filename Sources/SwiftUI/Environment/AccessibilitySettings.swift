import GtkObjects

/// The contrast between the colours of the theme.
///
/// Mirrors SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The usual contrast.
  case standard
  /// High contrast, which the user has chosen.
  case increased
}

/// The user's preference for the weight of text.
///
/// Mirrors SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// Bold text throughout.
  case bold
}

/// The prominence of the background of a view.
///
/// Mirrors SwiftUI's `BackgroundProminence`.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The usual background.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A background such as that of a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// The desktop's accessibility settings. They are read when a view reads them.
extension EnvironmentValues {
  /// The contrast that the user prefers: increased if the desktop's high contrast is on.
  ///
  /// Mirrors SwiftUI's `colorSchemeContrast`.
  public var colorSchemeContrast: ColorSchemeContrast {
    AccessibilitySetting.highContrast.isOn ? .increased : .standard
  }

  /// Indicates whether a screen reader is on.
  ///
  /// Mirrors SwiftUI's `accessibilityVoiceOverEnabled`.
  public var accessibilityVoiceOverEnabled: Bool { AccessibilitySetting.screenReader.isOn }

  /// Indicates whether any of the desktop's aids that read the elements on screen is on. Setting the value informs views.
  ///
  /// Mirrors SwiftUI's `accessibilityEnabled`.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] ?? accessibilityVoiceOverEnabled }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Indicates whether the user prefers shapes to colours: the desktop's high contrast is on.
  ///
  /// Mirrors SwiftUI's `accessibilityDifferentiateWithoutColor`.
  public var accessibilityDifferentiateWithoutColor: Bool {
    AccessibilitySetting.statusShapes.isOn || AccessibilitySetting.highContrast.isOn
  }

  /// Indicates whether the user prefers opaque backgrounds: the desktop's high contrast is on.
  ///
  /// Mirrors SwiftUI's `accessibilityReduceTransparency`.
  public var accessibilityReduceTransparency: Bool { AccessibilitySetting.highContrast.isOn }

  /// Indicates whether the user prefers outlines of buttons: the desktop's high contrast is on.
  ///
  /// Mirrors SwiftUI's `accessibilityShowButtonShapes`.
  public var accessibilityShowButtonShapes: Bool { AccessibilitySetting.highContrast.isOn }

  /// Indicates whether pictures may move: unless the user prefers reduced motion.
  ///
  /// Mirrors SwiftUI's `accessibilityPlayAnimatedImages`.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }

  /// Always `false`: the desktop does not invert colours.
  ///
  /// Mirrors SwiftUI's `accessibilityInvertColors`.
  public var accessibilityInvertColors: Bool { false }

  /// Always `false`: the desktop has no switch control.
  ///
  /// Mirrors SwiftUI's `accessibilitySwitchControlEnabled`.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Always `false`: the desktop has no such setting.
  ///
  /// Mirrors SwiftUI's `accessibilityDimFlashingLights`.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Always `false`: the desktop scales bars with all other text.
  ///
  /// Mirrors SwiftUI's `accessibilityLargeContentViewerEnabled`.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// The weight of text that the user prefers: always regular unless a view sets it, because the desktop's font has its
  /// own weight.
  ///
  /// Mirrors SwiftUI's `legibilityWeight`.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The prominence of the background: standard unless a view sets it, because GTK colours the text of selected rows.
  ///
  /// Mirrors SwiftUI's `backgroundProminence`.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}

private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { .regular }
}

private enum AccessibilityEnabledKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}
