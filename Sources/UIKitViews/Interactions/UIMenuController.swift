import Foundation
import GtkBridge
import GtkObjects

/// A command of the ``UIMenuController``.
///
/// Mirrors `UIMenuItem`, with a closure in place of a selector, which does not compile without Apple's Objective-C runtime.
@preconcurrency @MainActor
open class UIMenuItem {
  /// The title.
  open var title: String
  fileprivate let action: () -> Void

  /// Creates a command.
  public init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  deinit {}
}

/// The shared menu of commands, which the program opens at a view.
///
/// Mirrors `UIMenuController`; shown by the desktop's popover menu. ``UIEditMenuInteraction`` takes its place since iOS 16.
@preconcurrency @MainActor
open class UIMenuController {
  /// The menu.
  public static let shared = UIMenuController()

  /// The commands.
  open var menuItems: [UIMenuItem]?
  private var menu: AttachedMenu?

  private init() {}

  deinit {}

  /// Indicates whether the menu is open.
  open var isMenuVisible: Bool { menu?.isOpen == true }

  /// Opens the menu below a part of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    let actions = (menuItems ?? []).map { item in UIAction(title: item.title) { _ in item.action() } }
    menu = AttachedMenu(for: targetView)
    menu?.open(
      UIMenu(children: actions).lines(from: targetView), at: CGPoint(x: targetRect.midX, y: targetRect.maxY),
      of: targetView)
  }

  /// Closes the menu.
  open func hideMenu() { menu = nil }

  /// Closes the menu, even of another view.
  open func hideMenu(from targetView: UIView) { hideMenu() }

  /// Kept, without effect: an open menu keeps its commands.
  open func update() {}
}
