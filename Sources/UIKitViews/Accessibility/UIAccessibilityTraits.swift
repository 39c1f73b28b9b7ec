import Graphics

/// The kind and the state of a view for assistive technology, beyond those of its class.
///
/// Mirrors `UIAccessibilityTraits`. Most traits are a role of the desktop. A view has one role, which cannot change
/// after the view has been shown. The traits `selected` and `notEnabled` are states, which can always change.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, which equal UIKit's.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// The selected state.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// The view plays a sound of its own when it is used. Kept, without effect.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard: the role of a button.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// Text that does not change: the role of a label.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A summary that is read when the program starts: the role of a status.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// The disabled state.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// A value that changes often: the role of a status, whose changes are read.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A field for a search.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// The view plays or records when it is used. Kept, without effect.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// The user changes the value step by step. Kept, without effect: controls with a value are adjustable by themselves.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// Touches reach the view past the screen reader. Kept, without effect: they always do.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// The view turns its page after it has been read. Kept, without effect.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
  /// A header, of the first level.
  public static let header = UIAccessibilityTraits(rawValue: 65536)

  /// The traits as a value of the declarative layer.
  var traits: AccessibilityTraits {
    let pairs: [(UIAccessibilityTraits, AccessibilityTraits)] = [
      (.header, .isHeader), (.updatesFrequently, .updatesFrequently), (.summaryElement, .isSummaryElement),
      (.button, .isButton), (.link, .isLink), (.searchField, .isSearchField), (.image, .isImage),
      (.staticText, .isStaticText), (.keyboardKey, .isKeyboardKey), (.tabBar, .isTabBar),
    ]
    return pairs.reduce(into: []) { traits, pair in if contains(pair.0) { traits.insert(pair.1) } }
  }
}
