import Foundation

/// A presentation as a popover that points at a view.
///
/// Mirrors `UIPopoverPresentationController`:
///
/// ```swift
/// details.modalPresentationStyle = .popover
/// details.popoverPresentationController?.sourceView = infoView
/// present(details, animated: true)
/// ```
///
/// A click outside and Escape dismiss the popover. If no source view is on screen, the controller is shown as a sheet;
/// UIKit raises an exception.
@preconcurrency @MainActor
public final class PopoverPresentationController: PresentationController {
  /// The view at which the popover points.
  public weak var sourceView: NativeView?

  /// The object at which the popover points instead of a view, such as a bar item. The module UIKit sets it.
  package final weak var sourceAnchor: AnyObject?

  /// The part of ``sourceView`` at which the popover points, in its coordinates, in points. `null` means the whole
  /// view.
  public var sourceRect = CGRect.null

  /// The permitted directions of the popover's arrow. The desktop may choose another direction if there is not enough
  /// room.
  public var permittedArrowDirections = PopoverArrowDirection.any
}

/// A delegate of a popover.
///
/// Mirrors `UIPopoverPresentationControllerDelegate`. It has the methods of ``AdaptivePresentationControllerDelegate`` alone:
/// the others of UIKit have no meaning on the desktop.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {}

/// The directions in which the arrow of a popover may point. With `up`, the popover is below its source.
///
/// Mirrors `UIPopoverArrowDirection`.
public struct PopoverArrowDirection: OptionSet, Sendable {
  /// The bits, which equal UIKit's.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The popover is below its source.
  public static let up = PopoverArrowDirection(rawValue: 1)
  /// The popover is above its source.
  public static let down = PopoverArrowDirection(rawValue: 2)
  /// The popover is to the right of its source.
  public static let left = PopoverArrowDirection(rawValue: 4)
  /// The popover is to the left of its source.
  public static let right = PopoverArrowDirection(rawValue: 8)
  /// The popover is wherever there is room, preferably below its source.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
}
