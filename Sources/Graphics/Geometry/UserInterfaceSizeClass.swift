package import Foundation

/// A class of lengths of the space for views. It distinguishes layouts for small screens from those for large screens.
///
/// Mirrors SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// As on a phone.
  case compact
  /// As on a tablet or a desktop.
  case regular
}

/// The size classes of a window, and the scale of its display.
package struct WindowSizeClasses: Equatable {
  package let horizontal: UserInterfaceSizeClass
  package let vertical: UserInterfaceSizeClass
  /// The number of pixels for a point.
  package let displayScale: Double

  /// The width at which the desktop's own applications change to their layout for phones.
  private static let regularWidth = 500.0
  /// More than the height of a phone in landscape orientation, and less than that of a tablet.
  private static let regularHeight = 450.0

  package init(_ size: CGSize, displayScale: Double) {
    self.displayScale = displayScale
    horizontal = size.width < Self.regularWidth ? .compact : .regular
    vertical = size.height < Self.regularHeight ? .compact : .regular
  }
}
