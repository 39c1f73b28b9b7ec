import GtkBridge
import GtkObjects

/// The place to which a scrollable view is scrolled.
///
/// Mirrors SwiftUI's `ScrollPosition`:
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
///
/// ScrollView { … }
///   .scrollPosition($position)
/// Button("To the Top") { withAnimation { position.scrollTo(edge: .top) } }
/// ```
public struct ScrollPosition: Equatable {
  enum Place: Equatable {
    case none
    case id(AnyHashable, anchor: UnitPoint?)
    case offset(x: Double?, y: Double?)
    case edge(Edge)
    case user
  }

  private(set) var place: Place
  private(set) var number = 0
  /// Indicates whether the identifier of the visible view is written into the position.
  var followsIdentifiers: Bool

  private init(_ place: Place, followsIdentifiers: Bool = false) {
    self.place = place
    self.followsIdentifiers = followsIdentifiers
  }

  /// Creates a position that receives the identifier of the view that is scrolled to.
  public init<ID: Hashable>(idType: ID.Type = Never.self) {
    self.init(.none, followsIdentifiers: idType != Never.self)
  }

  /// Creates the position of the view with an identifier.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.id(AnyHashable(id), anchor: anchor), followsIdentifiers: true)
  }

  /// Creates the position at an edge. The identifiers have a type if the position receives them.
  public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), followsIdentifiers: idType != Never.self)
  }

  /// Creates a position with a distance between the start of the content and the start of the visible area, in points.
  public init<ID: Hashable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.offset(x: point.x, y: point.y), followsIdentifiers: idType != Never.self)
  }

  /// Creates a position with a distance between the start of the content and the start of the visible area, in points.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: Double, y: Double) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }

  /// Scrolls to the view with an identifier.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    followsIdentifiers = true
    move(to: .id(AnyHashable(id), anchor: anchor))
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }

  /// Scrolls to a distance from the start of the content, in points.
  public mutating func scrollTo(point: CGPoint) { move(to: .offset(x: point.x, y: point.y)) }

  /// Scrolls to a distance from the start of the content, in points.
  public mutating func scrollTo(x: Double, y: Double) { move(to: .offset(x: x, y: y)) }

  /// Scrolls on one axis to a distance from the start of the content, in points.
  public mutating func scrollTo(x: Double) { move(to: .offset(x: x, y: nil)) }

  /// Scrolls on one axis to a distance from the start of the content, in points.
  public mutating func scrollTo(y: Double) { move(to: .offset(x: nil, y: y)) }

  private mutating func move(to place: Place) {
    self.place = place
    number += 1
  }

  /// The identifier of the view that is scrolled to, if it is known.
  public var viewID: (any Hashable)? {
    if case .id(let id, _) = place { id.base as? any Hashable } else { nil }
  }

  /// Returns the identifier of the view that is scrolled to, if it has a type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? {
    if case .id(let id, _) = place { id.base as? ID } else { nil }
  }

  /// The edge that was scrolled to, until the user scrolls.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The distance that was scrolled to on both axes, until the user scrolls.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The distance that was scrolled to on the horizontal axis, until the user scrolls.
  public var x: Double? { if case .offset(let x, _) = place { x } else { nil } }

  /// The distance that was scrolled to on the vertical axis, until the user scrolls.
  public var y: Double? { if case .offset(_, let y) = place { y } else { nil } }

  /// Indicates whether the user has scrolled last.
  public private(set) var isPositionedByUser = false

  mutating func userDidScroll() {
    isPositionedByUser = true
    if case .id = place { return }
    place = .user
  }

  mutating func didShow(_ id: AnyHashable) {
    place = .id(id, anchor: nil)
  }
}

extension View {
  /// Binds the place to which the scrollable view inside is scrolled. Assigning scrolls, with an animation inside
  /// `withAnimation`; when the user scrolls, the binding changes.
  ///
  /// Mirrors SwiftUI's `scrollPosition(_:anchor:)`.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}

private struct ScrollPositionModifier: ViewModifier {
  @Binding var position: ScrollPosition
  @State private var observer = ScrollObserver()
  let anchor: UnitPoint?

  init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    _position = position
    self.anchor = anchor
  }

  func body(content: Content) -> some View {
    let binding = $position
    observer.phaseDidChange = { _, new, _ in
      if new == .interacting { binding.wrappedValue.userDidScroll() }
    }
    return following(content.scrollObserver(observer)).scrollDestination(destination)
  }

  @ViewBuilder
  private func following(_ content: some View) -> some View {
    if position.followsIdentifiers {
      content.scrollPosition(id: id, anchor: idAnchor ?? anchor)
    } else {
      content
    }
  }

  private var idAnchor: UnitPoint? { if case .id(_, let anchor) = position.place { anchor } else { nil } }

  private var id: Binding<AnyHashable?> {
    let binding = $position
    return Binding(
      get: { if case .id(let id, _) = binding.wrappedValue.place { id } else { nil } },
      set: { if let id = $0 { binding.wrappedValue.didShow(id) } })
  }

  private var destination: ScrollDestination? {
    switch position.place {
    case .none, .id, .user: nil
    case .offset(let x, let y): ScrollDestination(x: x, y: y, number: position.number)
    case .edge(let edge): ScrollDestination(edge: edge, number: position.number)
    }
  }
}
