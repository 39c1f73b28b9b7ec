import Foundation

/// A presentation as a bubble that points at a view.
///
/// Mirrors `UIPopoverPresentationController`:
///
/// ```swift
/// details.modalPresentationStyle = .popover
/// details.popoverPresentationController?.sourceView = infoView
/// present(details, animated: true)
/// ```
///
/// A click outside and Escape dismiss it. Where there is nothing on screen to point at, the controller is shown as a sheet;
/// UIKit raises an exception.
@preconcurrency @MainActor
public final class PopoverPresentationController: PresentationController {
  /// The view the bubble points at.
  public weak var sourceView: NativeView?

  /// What of ``sourceView`` the bubble points at, in its coordinates, in points; `null` is the whole view.
  public var sourceRect = CGRect.null

  /// Which ways the bubble's arrow may point. The desktop takes another where there is no room.
  public var permittedArrowDirections = PopoverArrowDirection.any
}

/// Which ways the arrow of a popover may point: `up` where the bubble stands below what it points at.
///
/// Mirrors `UIPopoverArrowDirection`.
public struct PopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The bubble stands below.
  public static let up = PopoverArrowDirection(rawValue: 1)
  /// The bubble stands above.
  public static let down = PopoverArrowDirection(rawValue: 2)
  /// The bubble stands on the right.
  public static let left = PopoverArrowDirection(rawValue: 4)
  /// The bubble stands on the left.
  public static let right = PopoverArrowDirection(rawValue: 8)
  /// The bubble stands where there is room, rather below than elsewhere.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
}
