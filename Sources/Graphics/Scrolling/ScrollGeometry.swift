public import Foundation

/// The place and the sizes of a scrollable view.
///
/// Mirrors SwiftUI's `ScrollGeometry`, in points.
public struct ScrollGeometry: Hashable, Sendable {
  /// The distance between the start of the content and the start of the visible area.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The margins around the content. They are part of the content here, and so always zero.
  public var contentInsets: EdgeInsets
  /// The size of the visible area.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is visible.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible area in the coordinates of the content.
  public var bounds: CGRect { visibleRect }
}

/// The cause of a movement of a scrollable view.
///
/// Mirrors SwiftUI's `ScrollPhase`.
public enum ScrollPhase: Hashable, Sendable {
  /// The view does not move.
  case idle
  /// The user is about to move it. GTK does not distinguish this from `interacting`.
  case tracking
  /// The user moves it.
  case interacting
  /// It slows down after the user has let go. GTK does not distinguish this from `interacting`.
  case decelerating
  /// The program moves it.
  case animating

  /// Indicates whether the view moves.
  public var isScrolling: Bool { self != .idle }
}
