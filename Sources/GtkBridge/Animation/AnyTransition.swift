/// How a view comes on screen and leaves it, where that is animated.
///
/// Mirrors SwiftUI's `AnyTransition`.
public struct AnyTransition: Hashable, Sendable {
  /// What is done to a view that is not there.
  struct Effect: Hashable, Sendable {
    var opacity = 1.0
    var scale = 1.0
    var anchor = UnitPoint.center
    /// In points.
    var x = 0.0
    var y = 0.0
    /// By its own size over these edges.
    var edges: [Edge] = []

    func combined(with other: Effect) -> Effect {
      Effect(
        opacity: opacity * other.opacity, scale: scale * other.scale, anchor: scale == 1 ? other.anchor : anchor,
        x: x + other.x, y: y + other.y, edges: edges + other.edges)
    }
  }

  private(set) var insertion = Effect()
  private(set) var removal = Effect()
  /// Counts instead of the transaction's.
  private(set) var animation: Animation?

  /// No change of how it looks; in a stack the others make room for it step by step.
  public static let identity = AnyTransition()

  /// Fades in and out.
  public static let opacity = AnyTransition(Effect(opacity: 0))

  /// Grows from nothing, and shrinks to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Comes over the leading edge, and leaves over the trailing one.
  public static let slide = asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))

  private init() {}

  private init(_ effect: Effect) {
    insertion = effect
    removal = effect
  }

  /// Grows from a part of its size, and shrinks to it.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(Effect(scale: scale, anchor: anchor))
  }

  /// Comes and leaves over an edge, by its own width or height.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(Effect(edges: [edge]))
  }

  /// Comes over an edge and leaves over the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: .opacity)
  }

  /// Comes from some points away, and leaves to there.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(Effect(x: x, y: y))
  }

  /// Comes in one way and leaves in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = AnyTransition()
    transition.insertion = insertion.insertion
    transition.removal = removal.removal
    return transition
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion = insertion.combined(with: other.insertion)
    transition.removal = removal.combined(with: other.removal)
    return transition
  }

  /// Animates in its own way, wherever the view comes or goes: also where nothing else is animated.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.animation = animation
    return transition
  }
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
