import GtkBridge
import GtkObjects

/// The place of the pointer over a view.
///
/// Mirrors SwiftUI's `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Calls a closure with the place of the pointer, in points, when it enters the view, moves over it, and leaves it.
  ///
  /// Mirrors SwiftUI's `onContinuousHover(coordinateSpace:perform:)`.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHover(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Calls a closure with the place of the pointer, in points, when it enters the view, moves over it, and leaves it.
  ///
  /// Mirrors SwiftUI's `onContinuousHover(coordinateSpace:perform:)`.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHover(space: coordinateSpace, action: action))
  }
}

private struct ContinuousHover: ViewModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void
  @State private var place = PlaceReader()

  init(space: CoordinateSpace, action: @escaping (HoverPhase) -> Void) {
    self.space = space
    self.action = action
  }

  func body(content: Content) -> some View {
    let moved: (CGPoint?) -> Void = { [place] point in
      guard let point else { return action(.ended) }
      let origin = space == .local ? .zero : place.origin
      action(.active(CGPoint(x: origin.x + point.x, y: origin.y + point.y)))
    }
    InputContent(content: content, action: moved) { element, latest in
      element.outermost.onPointerMove { latest.perform($0) }
    }
    .background {
      if space != .local {
        GeometryReader { proxy in
          place.origin = proxy.frame(in: space).origin
          return Color.clear
        }
      }
    }
  }
}

/// The place of a view in another coordinate space.
@MainActor
private final class PlaceReader {
  var origin = CGPoint.zero
}
