import Foundation
import GtkBridge
import GtkObjects

/// A shape of the pointer over a view.
///
/// Mirrors `UIPointerInteraction`. The desktop's theme shows a control under the pointer, so effects have no further
/// meaning; a ``UIPointerStyle`` with a shape sets the pointer's.
///
/// ```swift
/// text.addInteraction(UIPointerInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIPointerInteraction: UIInteraction {
  /// The object that provides the shape.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view.
  public private(set) weak var view: UIView?
  /// Indicates whether the pointer gets its shape.
  open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

  private weak var widget: Gtk.Widget?
  private weak var followed: Gtk.Widget?
  private var isOver = false

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  deinit {}

  /// Stops following the pointer in the view that loses the interaction.
  public func willMove(to view: UIView?) {
    if view == nil { widget?.setCursor(nil) }
  }

  /// Follows the pointer in the view that now has the interaction.
  public func didMove(to view: UIView?) {
    self.view = view
    widget = nil
    if let widget = view?.realizedWidget { attach(to: widget) }
  }

  /// Requests the shape again if the pointer is over the view.
  open func invalidate() {
    if isOver, let view { show(at: view.bounds.origin) }
  }

  private func follow(_ point: CGPoint?) {
    guard let view, widget != nil else { return }
    let region = UIPointerRegion(rect: view.bounds)
    if let point {
      if !isOver {
        isOver = true
        delegate?.pointerInteraction(self, willEnter: region)
      }
      show(at: point)
    } else if isOver {
      isOver = false
      delegate?.pointerInteraction(self, willExit: region)
    }
  }

  private func show(at point: CGPoint) {
    guard let view, let widget else { return }
    var style: UIPointerStyle?
    if isEnabled {
      let whole = UIPointerRegion(rect: view.bounds)
      let region = delegate?.pointerInteraction(
        self, regionFor: UIPointerRegionRequest(location: point), defaultRegion: whole)
      if let region, region.rect.contains(point) { style = delegate?.pointerInteraction(self, styleFor: region) }
    }
    if widget.cursorName != style?.cursorName { widget.setCursor(style?.cursorName) }
  }
}

extension UIPointerInteraction: WidgetInteraction {
  func attach(to widget: Gtk.Widget) {
    guard self.widget == nil else { return }
    self.widget = widget
    guard followed !== widget else { return }
    followed = widget
    widget.onPointerMove { [weak self] in self?.follow($0) }
  }
}

/// The object that provides the shape of the pointer.
///
/// Mirrors the part of `UIPointerInteractionDelegate` that has a meaning on the desktop.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the part of the view under the pointer, by default the whole view; `nil` for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// Returns the style of the pointer, by default that of the desktop.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

  /// Called when the pointer enters the view.
  func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion)

  /// Called when the pointer leaves the view.
  func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion)
}

extension UIPointerInteractionDelegate {
  /// Returns the whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns the style of the desktop.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Does nothing.
  public func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion) {}
  /// Does nothing.
  public func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion) {}
}

/// A request for the part of a view under the pointer.
///
/// Mirrors `UIPointerRegionRequest`.
@preconcurrency @MainActor
open class UIPointerRegionRequest {
  /// The place of the pointer in the view.
  public let location: CGPoint

  init(location: CGPoint) { self.location = location }

  deinit {}
}

/// A part of a view with a shape of the pointer.
///
/// Mirrors `UIPointerRegion`.
@preconcurrency @MainActor
open class UIPointerRegion {
  /// The rectangle in the view.
  public let rect: CGRect
  /// The program's own name for the part.
  public let identifier: AnyHashable?

  /// Creates a part of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }

  deinit {}
}
