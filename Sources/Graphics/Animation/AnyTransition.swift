/// An animation of a view's insertion and removal.
///
/// Mirrors SwiftUI's `AnyTransition`.
public struct AnyTransition: Hashable, Sendable {
  /// The appearance of a view at the start of its insertion or the end of its removal.
  package struct Effect: Hashable, Sendable {
    package var opacity = 1.0
    package var scale = 1.0
    package var anchor = UnitPoint.center
    /// The offset in points.
    package var x = 0.0
    package var y = 0.0
    /// The edges over which the view moves by its own size.
    package var edges: [Edge] = []
    /// The modifiers of the view, which are active in this appearance.
    package var modifiers: [TransitionModifiers] = []

    func combined(with other: Effect) -> Effect {
      Effect(
        opacity: opacity * other.opacity, scale: scale * other.scale, anchor: scale == 1 ? other.anchor : anchor,
        x: x + other.x, y: y + other.y, edges: edges + other.edges, modifiers: modifiers + other.modifiers)
    }
  }

  package private(set) var insertion = Effect()
  package private(set) var removal = Effect()
  /// The animation that overrides that of the transaction.
  package private(set) var animation: Animation?

  /// No visual effect: the view appears or disappears at once. In a stack, the other views still make room gradually.
  public static let identity = AnyTransition()

  /// Fades in and out.
  public static let opacity = AnyTransition(Effect(opacity: 0))

  /// Grows from nothing and shrinks to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Enters over the leading edge and leaves over the trailing edge.
  public static let slide = asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))

  private init() {}

  package init(_ effect: Effect) {
    insertion = effect
    removal = effect
  }

  /// Grows from a fraction of its size and shrinks to it.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(Effect(scale: scale, anchor: anchor))
  }

  /// Enters and leaves over an edge, by the view's own width or height.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(Effect(edges: [edge]))
  }

  /// Enters over an edge and leaves over the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: .opacity)
  }

  /// The modifiers of the insertion and the removal.
  package var modifiers: [TransitionModifiers] {
    insertion.modifiers + removal.modifiers.filter { !insertion.modifiers.contains($0) }
  }

  /// Enters from an offset in points and leaves to it.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(Effect(x: x, y: y))
  }

  /// Combines the insertion of one transition with the removal of another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = AnyTransition()
    transition.insertion = insertion.insertion
    transition.removal = removal.removal
    return transition
  }

  /// Combines two transitions.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion = insertion.combined(with: other.insertion)
    transition.removal = removal.combined(with: other.removal)
    return transition
  }

  /// Sets the animation of the transition, which applies even if the update is not animated.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.animation = animation
    return transition
  }
}

extension AnyTransition.Effect {
  package init(modifiers: [TransitionModifiers] = []) { self.modifiers = modifiers }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
