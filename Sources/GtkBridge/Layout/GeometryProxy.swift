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

  /// Returns the reader's frame in a coordinate space. An unknown name is that of the window.
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

extension Gtk.Widget {
  /// Returns the position of the widget in a coordinate space, and the size of a named space.
  func place(in space: CoordinateSpace) -> CGRect {
    guard case .named(let name) = space, let place = place(inSpaceNamed: name) else {
      return CGRect(origin: origin(in: space), size: .zero)
    }
    return CGRect(origin: place.origin, size: place.size)
  }

  /// Returns the position of the widget in a coordinate space.
  func origin(in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: .zero
    case .global: originInWindow
    case .named(let name): place(inSpaceNamed: name)?.origin ?? originInWindow
    }
  }
}
