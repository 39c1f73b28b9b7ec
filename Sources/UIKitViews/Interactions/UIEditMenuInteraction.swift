import Foundation
import GtkBridge
import GtkObjects

/// A menu of commands that the program opens at a point of a view.
///
/// Mirrors `UIEditMenuInteraction`; shown by the desktop's popover menu:
///
/// ```swift
/// let menu = UIEditMenuInteraction(delegate: self)
/// view.addInteraction(menu)
/// menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
/// ```
///
/// There are no suggested actions: the desktop's text fields have their own menu.
@preconcurrency @MainActor
open class UIEditMenuInteraction: UIInteraction {
  /// The object that provides the commands.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that has the menu.
  public private(set) weak var view: UIView?

  private var menu: AttachedMenu?
  private var point = CGPoint.zero

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  deinit {}

  /// Does nothing. A view calls it before the interaction is added or removed.
  public func willMove(to view: UIView?) {}

  /// Attaches the menu to the view that now has the interaction.
  public func didMove(to view: UIView?) {
    self.view = view
    if view == nil { menu = nil }
  }

  /// Opens the menu at the point of a configuration. Without commands, nothing opens.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let delegate,
      let content = delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    else { return }
    point = configuration.sourcePoint
    guard let menu = AttachedMenu(for: view) else { return }
    self.menu = menu
    menu.open(content.lines(from: view), at: point, of: view)
  }

  /// Closes the menu.
  open func dismissMenu() { menu = nil }

  /// Kept, without effect: an open menu keeps its commands.
  open func reloadVisibleMenu() {}

  /// Kept, without effect: an open menu keeps its place.
  open func updateVisibleMenuPosition(animated: Bool) {}

  /// Returns the point at which the menu has been opened, in a view.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let own = self.view else { return point }
    return view.convert(point, from: own)
  }
}

/// The position of a menu of commands.
///
/// Mirrors `UIEditMenuConfiguration`.
@preconcurrency @MainActor
open class UIEditMenuConfiguration {
  /// The program's own name for the menu.
  public let identifier: AnyHashable
  /// The point in the view.
  public let sourcePoint: CGPoint
  /// Kept, without effect: the desktop chooses the side.
  open var preferredArrowDirection = 0

  /// Creates a position.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }

  deinit {}
}

/// The object that provides the commands of a menu.
///
/// Mirrors the part of `UIEditMenuInteractionDelegate` that has a meaning on the desktop.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the commands, or `nil` for none. The suggested actions are always empty.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
  /// Returns no commands.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
