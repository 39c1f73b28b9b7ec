import GtkBridge

/// A transition that an ``AnyTransition`` describes without modifiers.
protocol DescribedTransition: Transition {
  var description: AnyTransition { get }
}

/// No visual effect.
///
/// Mirrors SwiftUI's `IdentityTransition`.
public struct IdentityTransition: Transition, DescribedTransition {
  /// The transition has no motion, so it remains with reduced motion.
  public static let properties = TransitionProperties(hasMotion: false)
  var description: AnyTransition { .identity }

  /// Creates a transition.
  public init() {}

  /// Returns the content unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades in and out.
///
/// Mirrors SwiftUI's `OpacityTransition`.
public struct OpacityTransition: Transition, DescribedTransition {
  /// The transition has no motion, so it remains with reduced motion.
  public static let properties = TransitionProperties(hasMotion: false)
  var description: AnyTransition { .opacity }

  /// Creates a transition.
  public init() {}

  /// Returns the content, invisible before its insertion and after its removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Grows from a fraction of its size and shrinks to it.
///
/// Mirrors SwiftUI's `ScaleTransition`.
public struct ScaleTransition: Transition, DescribedTransition {
  /// The fraction.
  public var scale: Double
  /// The point that stays in its place.
  public var anchor: UnitPoint
  var description: AnyTransition { .scale(scale: scale, anchor: anchor) }

  /// Creates a transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the content, scaled before its insertion and after its removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Enters from an offset in points and leaves to it.
///
/// Mirrors SwiftUI's `OffsetTransition`.
public struct OffsetTransition: Transition, DescribedTransition {
  /// The offset.
  public var offset: CGSize
  var description: AnyTransition { .offset(x: offset.width, y: offset.height) }

  /// Creates a transition.
  public init(_ offset: CGSize) { self.offset = offset }

  /// Returns the content, moved by the offset before its insertion and after its removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.isIdentity ? 0 : offset.width, y: phase.isIdentity ? 0 : offset.height)
  }
}

/// Enters and leaves over an edge, by the view's own width or height.
///
/// Mirrors SwiftUI's `MoveTransition`.
public struct MoveTransition: Transition, DescribedTransition {
  /// The edge.
  public var edge: Edge
  var description: AnyTransition { .move(edge: edge) }

  /// Creates a transition.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the content, moved over the edge before its insertion and after its removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.visualEffect { [edge] in $0.offset(edge.way(for: phase.isIdentity ? .zero : $1.size)) }
  }
}

/// Enters over the leading edge and leaves over the trailing edge.
///
/// Mirrors SwiftUI's `SlideTransition`.
public struct SlideTransition: Transition, DescribedTransition {
  var description: AnyTransition { .slide }

  /// Creates a transition.
  public init() {}

  /// Returns the content, moved by minus its width before its insertion and by its width after its removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.visualEffect { $0.offset(x: $1.size.width * phase.value) }
  }
}

/// Enters over an edge and leaves over the opposite one, fading.
///
/// Mirrors SwiftUI's `PushTransition`.
public struct PushTransition: Transition, DescribedTransition {
  /// The edge.
  public var edge: Edge
  var description: AnyTransition { .push(from: edge) }

  /// Creates a transition.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the content, invisible and moved: over the edge before its insertion, over the opposite one after its removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .visualEffect { [edge] content, geometry in
        let way = edge.way(for: geometry.size)
        return content.offset(x: -way.width * phase.value, y: -way.height * phase.value)
      }
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Separate transitions for the insertion and the removal.
///
/// Mirrors SwiftUI's `AsymmetricTransition`.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, DescribedTransition {
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal
  var description: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }

  /// Creates a transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Returns the content as the first transition changes it before its insertion, and the second after its removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
}

extension Edge {
  /// The distance that a view of a given size moves to leave over the edge.
  fileprivate func way(for size: CGSize) -> CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -size.height)
    case .bottom: CGSize(width: 0, height: size.height)
    case .leading: CGSize(width: -size.width, height: 0)
    case .trailing: CGSize(width: size.width, height: 0)
    }
  }
}

extension Transition where Self == IdentityTransition {
  /// No visual effect.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing and shrinks to nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Grows from a fraction of its size and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Enters from an offset in points and leaves to it.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Enters from an offset in points and leaves to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Enters and leaves over an edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Enters over the leading edge and leaves over the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Enters over an edge and leaves over the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
