import GtkBridge
import GtkObjects
import UIKit

/// The places of a gesture in the coordinate spaces of views.
///
/// Mirrors SwiftUI's `UIGestureRecognizerRepresentableCoordinateSpaceConverter`. Named spaces are those of the views
/// around the view with the recognizer.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// The view and the recognizer. A coordinator exists before the recognizer.
  @MainActor
  final class Subject {
    fileprivate weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?

    init(_ view: UIView) { self.view = view }
  }

  private let subject: Subject

  init(of subject: Subject) { self.subject = subject }

  /// The place of the gesture in the view with the recognizer.
  public var localLocation: CGPoint { location(in: .local) }

  /// Returns the place of the gesture in a coordinate space.
  public func location(in space: CoordinateSpace) -> CGPoint {
    convert(globalPoint: subject.recognizer?.location(in: nil) ?? .zero, to: space)
  }

  /// Returns the place of the gesture in a coordinate space.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { location(in: space.coordinateSpace) }

  /// The distance of a drag in the view with the recognizer, or `nil` for any other gesture.
  public var localTranslation: CGPoint? { translation(in: .local) }

  /// Returns the distance of a drag in a coordinate space, or `nil` for a gesture that is no drag.
  public func translation(in space: CoordinateSpace) -> CGPoint? {
    pan.map { vector($0.translation(in: nil), in: space) }
  }

  /// Returns the distance of a drag in a coordinate space, or `nil` for a gesture that is no drag.
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { translation(in: space.coordinateSpace) }

  /// The velocity of a drag in points per second in the view, or `nil` for a gesture that is no drag.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// Returns the velocity of a drag in points per second in a coordinate space, or `nil` for a gesture that is no drag.
  public func velocity(in space: CoordinateSpace) -> CGPoint? { pan.map { vector($0.velocity(in: nil), in: space) } }

  /// Returns the velocity of a drag in points per second in a coordinate space, or `nil` for a gesture that is no drag.
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { velocity(in: space.coordinateSpace) }

  /// Returns a point of the window, such as a touch's `location(in: nil)`, in a coordinate space.
  public func convert(globalPoint: CGPoint, to space: CoordinateSpace = .local) -> CGPoint {
    subject.view?.realizedWidget?.place.point(globalPoint, in: space) ?? globalPoint
  }

  /// Returns a point of the window, such as a touch's `location(in: nil)`, in a coordinate space.
  public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: globalPoint, to: space.coordinateSpace)
  }

  private var pan: UIPanGestureRecognizer? { subject.recognizer as? UIPanGestureRecognizer }

  private func vector(_ vector: CGPoint, in space: CoordinateSpace) -> CGPoint {
    let (start, end) = (convert(globalPoint: .zero, to: space), convert(globalPoint: vector, to: space))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
