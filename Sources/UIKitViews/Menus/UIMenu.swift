import GtkObjects

/// A menu, or a group of items in one.
///
/// Mirrors `UIMenu`; shown by a GtkPopoverMenu, with the desktop's own keyboard navigation.
///
/// ```swift
/// button.menu = UIMenu(children: [
///   UIAction(title: "Rename") { _ in rename() },
///   UIAction(title: "Delete", attributes: .destructive) { _ in delete() },
/// ])
/// button.showsMenuAsPrimaryAction = true
/// ```
public final class UIMenu: UIMenuElement {
  /// The appearance of a menu in another menu.
  ///
  /// Mirrors `UIMenu.Options`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, which equal UIKit's.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The items are a section of the menu around them.
    public static let displayInline = Options(rawValue: 1)
    /// Kept, without effect: an item that opens a menu has the colour of the others.
    public static let destructive = Options(rawValue: 2)
    /// Only one of the items is on: choosing one turns the others off.
    public static let singleSelection = Options(rawValue: 32)
    /// Kept, without effect.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The identity of a menu.
  ///
  /// Mirrors `UIMenu.Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name, which is the program's own. Unlike in UIKit, the system's menus have no identities.
    public let rawValue: String

    /// Creates an identity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identity from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identity, if it has one.
  public let identifier: Identifier?
  /// The appearance of the menu in another menu.
  public let options: Options
  /// The items.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the menu with other items.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The items that are on, including those of submenus.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let action as UIAction: action.state == .on ? [action] : []
      case let menu as UIMenu: menu.selectedElements
      default: []
      }
    }
  }
}

/// Items of a menu that are created when it opens.
///
/// Mirrors `UIDeferredMenuElement`. The provider answers at once; items that it delivers later are in the menu when it
/// opens again.
public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var elements: [UIMenuElement]?

  /// Creates items that are created once.
  public convenience init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(provider, isCached: true)
  }

  /// Returns items that are created each time the menu opens.
  public static func uncached(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(provider, isCached: false)
  }

  private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  var current: [UIMenuElement] {
    if !isCached || elements == nil { provider { [weak self] in self?.elements = $0 } }
    return elements ?? []
  }
}
