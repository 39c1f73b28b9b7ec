import Graphics

/// What a view is for assistive technology, beyond its class.
///
/// Mirrors `UIAccessibilityTraits`. Most traits are a role of the desktop, of which a view has one; it cannot change after
/// the view has been shown. The traits `selected` and `notEnabled` are states, and always follow.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
  public static let header = UIAccessibilityTraits(rawValue: 65536)

  /// The traits in the declarative layer's words.
  var traits: AccessibilityTraits {
    let pairs: [(UIAccessibilityTraits, AccessibilityTraits)] = [
      (.header, .isHeader), (.updatesFrequently, .updatesFrequently), (.summaryElement, .isSummaryElement),
      (.button, .isButton), (.link, .isLink), (.searchField, .isSearchField), (.image, .isImage),
      (.staticText, .isStaticText), (.keyboardKey, .isKeyboardKey), (.tabBar, .isTabBar),
    ]
    return pairs.reduce(into: []) { traits, pair in if contains(pair.0) { traits.insert(pair.1) } }
  }
}
