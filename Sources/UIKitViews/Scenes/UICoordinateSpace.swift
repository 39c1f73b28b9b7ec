import GtkBridge

/// A frame of reference for points and rectangles.
///
/// Mirrors `UICoordinateSpace`: that of a view, or of the scene.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The bounds in the space itself.
  var bounds: CGRect { get }
  /// Converts a point of this space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point to this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle to this space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// Converts a point of this view. A space that is not a view is that of the window.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }

  /// Converts a point to this view. A space that is not a view is that of the window.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }

  /// Converts a rectangle of this view. A space that is not a view is that of the window.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }

  /// Converts a rectangle to this view. A space that is not a view is that of the window.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}

/// The space of the scene or the screen: that of a window, because the positions of windows on the desktop are unknown.
private final class WindowSpace: UICoordinateSpace {
  let size: CGSize

  init(size: CGSize) { self.size = size }

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}

extension UIWindowScene {
  /// The space of a window of the program. Its bounds are the frame of a new window.
  ///
  /// Mirrors `UIWindowScene.coordinateSpace`.
  public var coordinateSpace: any UICoordinateSpace { WindowSpace(size: keyWindow?.bounds.size ?? Self.usualSize) }
}

extension UIScreen {
  /// The space of the screen. The positions of windows in it are unknown on the desktop.
  ///
  /// Mirrors `UIScreen.coordinateSpace`.
  public var coordinateSpace: any UICoordinateSpace { WindowSpace(size: bounds.size) }

  /// The space of the screen in its natural orientation, which is that of ``coordinateSpace``.
  ///
  /// Mirrors `UIScreen.fixedCoordinateSpace`.
  public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
}
