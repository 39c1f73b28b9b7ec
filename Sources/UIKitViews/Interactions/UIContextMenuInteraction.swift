import Foundation
import GtkBridge
import GtkObjects

/// The description of a context menu.
///
/// Mirrors `UIContextMenuConfiguration`. The desktop's menus have no preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration {
  /// The program's own name for the menu.
  public let identifier: any Sendable & Hashable
  private let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates the description of a menu.
  public init(
    identifier: (any Sendable & Hashable)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID()
    self.actionProvider = actionProvider
  }

  deinit {}

  package var menu: UIMenu? { actionProvider?([]) }
}

/// An object that provides the menu of a view.
///
/// Mirrors the part of `UIContextMenuInteractionDelegate` that has a meaning on the desktop.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a point of the view, or `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu that opens by the secondary button of the pointer, or by a long press.
///
/// Mirrors `UIContextMenuInteraction`:
///
/// ```swift
/// photo.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIContextMenuInteraction: UIInteraction {
  /// The object that provides the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the menu.
  public private(set) weak var view: UIView?

  private let click = UITapGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  private var menu: AttachedMenu?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    click.buttonMaskRequired = .secondary
    click.addTarget(self, action: UIContextMenuInteraction.didClick)
    press.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    press.addTarget(self, action: UIContextMenuInteraction.didPress)
  }

  deinit {}

  /// Does nothing. A view calls it before the interaction is added or removed.
  public func willMove(to view: UIView?) {}

  /// Follows the menu requests of the view that now has the interaction.
  public func didMove(to view: UIView?) {
    for recognizer in [click, press] {
      recognizer.view?.removeGestureRecognizer(recognizer)
      view?.addGestureRecognizer(recognizer)
    }
    self.view = view
    if view == nil { menu = nil }
  }

  /// Returns the point at which the menu has been opened, in a view.
  open func location(in view: UIView?) -> CGPoint { click.location(in: view) }

  /// Closes the menu.
  open func dismissMenu() { menu = nil }

  private func didClick() { openMenu(at: click) }

  private func didPress() {
    if press.state == .began { openMenu(at: press) }
  }

  private func openMenu(at recognizer: UIGestureRecognizer) {
    guard let view,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: recognizer.location(in: view)),
      let content = configuration.menu, let menu = AttachedMenu(for: view)
    else { return }
    self.menu = menu
    menu.open(content.lines(from: view), at: recognizer.location(in: view), of: view)
  }
}
