package import Foundation

/// A class of lengths of the place that views have, by which a layout for a small screen differs from one for a large one.
///
/// Mirrors SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// As on a telephone.
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

  /// The width at which the desktop's own applications change to their layout for telephones.
  private static let regularWidth = 500.0
  /// More than the height of a telephone on its side, and less than that of a tablet.
  private static let regularHeight = 450.0

  package init(_ size: CGSize, displayScale: Double) {
    self.displayScale = displayScale
    horizontal = size.width < Self.regularWidth ? .compact : .regular
    vertical = size.height < Self.regularHeight ? .compact : .regular
  }
}
