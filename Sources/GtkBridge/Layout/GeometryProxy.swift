import GtkObjects

/// The size and position of a ``GeometryReader``.
///
/// Mirrors SwiftUI's `GeometryProxy`, without insets of a safe area.
@preconcurrency @MainActor
public struct GeometryProxy {
  /// The size of the reader, in points.
  public let size: CGSize
  package weak var widget: Gtk.Widget?
  /// Called with each space in which the position is read.
  let onPositionRead: (CoordinateSpace) -> Void

  /// Returns the reader's frame in a coordinate space. An unknown name stands for the window's space.
  ///
  /// The content is read again when the position changes, such as by scrolling.
  public func frame(in space: CoordinateSpace) -> CGRect {
    if space != .local { onPositionRead(space) }
    return CGRect(origin: widget?.origin(in: space) ?? .zero, size: size)
  }

  /// Returns the reader's frame in a coordinate space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// Returns the bounds of a named space in the coordinates of the reader, or `nil` if no view around it has the name.
  ///
  /// Mirrors SwiftUI's `bounds(of:)`.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space.coordinateSpace, let widget else { return nil }
    guard let (origin, size) = widget.place(inSpaceNamed: name) else { return nil }
    onPositionRead(space.coordinateSpace)
    return CGRect(x: -origin.x, y: -origin.y, width: size.width, height: size.height)
  }

  /// The safe area insets, always zero.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
