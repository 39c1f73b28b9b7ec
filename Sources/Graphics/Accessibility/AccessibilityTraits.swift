/// Accessibility traits beyond those that a view has by its type.
///
/// Mirrors SwiftUI's `AccessibilityTraits`. Most traits are a role for assistive technology. A view has only one role: of
/// several traits, the one declared first here applies. Traits without a role on the desktop have no effect.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of traits from its raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A heading for the content that follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1)

  /// A container of texts that change without user input, such as the number of items in a cart. Assistive technology
  /// reports each change.
  ///
  /// Apply it to the container of the texts. It sets WAI-ARIA's role `status`, a live region.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 2)

  /// A summary of the application's state.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 4)
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 8)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 16)
  /// A field for a search.
  public static let isSearchField = AccessibilityTraits(rawValue: 32)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 64)
  /// A view that is switched on and off.
  public static let isToggle = AccessibilityTraits(rawValue: 128)
  /// A text.
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  /// A key of a keyboard on screen.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 512)
  /// A list of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1024)
  /// A view that takes all input while it is shown.
  public static let isModal = AccessibilityTraits(rawValue: 2048)
  /// The selected view among several. It is a state, and follows each update.
  public static let isSelected = AccessibilityTraits(rawValue: 4096)

  /// A view that plays its own sound. Screen readers of the desktop speak over it.
  public static let playsSound = AccessibilityTraits(rawValue: 8192)
  /// A view that starts media. Screen readers of the desktop speak over it.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 16384)
  /// A view for direct touches. Screen readers of the desktop leave the pointer to the program.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 32768)
  /// A view that turns its page by itself. Screen readers of the desktop read only one page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 65536)
}
