/// An item of a menu, or a group of them: a ``UIAction`` or a ``UIMenu``.
///
/// Mirrors `UIMenuElement`. Menus of the desktop show titles; images and subtitles are kept for buttons.
@preconcurrency @MainActor
open class UIMenuElement {
  /// The title.
  public var title: String
  /// The second line. The desktop's menus show none.
  open var subtitle: String?
  /// The image. The desktop's menus show none; buttons do.
  public var image: UIImage?

  /// The mark before an item.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A check mark.
    case on
    /// Some of several items are on. Differs from UIKit: the item has no mark.
    case mixed
  }

  /// The properties of an item.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, which equal UIKit's.
    public let rawValue: UInt

    /// Creates properties from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The item destroys something, and is red.
    public static let destructive = Attributes(rawValue: 2)
    /// The item is not in the menu.
    public static let hidden = Attributes(rawValue: 4)
    /// Kept, without effect: a menu of the desktop closes when an item is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  deinit {}
}
