/// The coordinate space of a position.
///
/// Mirrors SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  /// The window's coordinate space, whose origin is the top leading corner of the content, below the title bar.
  case global
  /// The view's own coordinate space.
  case local
  /// The space of the nearest view around the view that has a name.
  case named(AnyHashable)
}

/// A type of coordinate space.
///
/// Mirrors SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view with a name.
///
/// Mirrors SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space of the view with the name.
  public let coordinateSpace: CoordinateSpace

  fileprivate init(_ name: AnyHashable) { coordinateSpace = .named(name) }
}

/// The window's space.
///
/// Mirrors SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The window's space.
  public var coordinateSpace: CoordinateSpace { .global }

  /// Creates the space.
  public init() {}
}

/// The view's own space.
///
/// Mirrors SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The view's own space.
  public var coordinateSpace: CoordinateSpace { .local }

  /// Creates the space.
  public init() {}
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around the view that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(AnyHashable(name)) }

  /// The space of the nearest scroll view around the view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(AnyHashable(ScrollViewSpace())) }

  /// The space of the nearest scroll view around the view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(ScrollViewSpace(axis: axis)))
  }
}

extension NamedCoordinateSpace {
  /// The space of the nearest scroll view or screen around the view.
  package static var container: NamedCoordinateSpace { NamedCoordinateSpace(AnyHashable(ContainerSpace())) }
}

/// The name of the space of each scroll view and each screen.
package struct ContainerSpace: Hashable {
  package init() {}
}

/// The name of each scroll view's space, or of the spaces of those that scroll along an axis.
package struct ScrollViewSpace: Hashable {
  private let axis: Axis?

  package init(axis: Axis? = nil) { self.axis = axis }
}
