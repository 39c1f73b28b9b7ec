import GtkBridge

/// The step of a view's insertion or removal.
///
/// Mirrors SwiftUI's `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is on screen, as without the transition.
  case identity
  /// The view has been removed.
  case didDisappear

  /// Indicates whether the view is on screen.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view appears, 0 while it is on screen, and 1 after it has disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a ``Transition``.
///
/// Mirrors SwiftUI's `TransitionProperties`.
public struct TransitionProperties: Hashable, Sendable {
  /// Indicates whether the transition moves the view, which reduced motion avoids.
  public let hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A view's look in each step of its insertion and removal.
///
/// ```swift
/// struct Spin: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.rotationEffect(.degrees(180 * phase.value)).opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `Transition`.
@preconcurrency @MainActor
public protocol Transition {
  /// The type of the view in a step.
  associatedtype Body: View

  /// The view that is inserted and removed.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the look of the view in a step.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns the look of a view in a step.
  public func apply<Content: View>(content: Content, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  /// Returns the transition with its own animation, which applies even if the update is not animated.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(transition: self, animation: animation)
  }

  /// Returns both transitions, one after the other.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// The view that a transition inserts and removes, or to which the closure of an animation adds its modifiers.
///
/// Mirrors SwiftUI's `PlaceholderContentView`.
public struct PlaceholderContentView<Value>: View {
  let content: AnyView

  public var body: some View { content }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

private struct AnimatedTransition<Base: Transition>: Transition, DescribedTransition {
  let transition: Base
  let animation: Animation?
  var description: AnyTransition { AnyTransition(transition).animation(animation) }

  func body(content: Content, phase: TransitionPhase) -> some View { transition.apply(content: content, phase: phase) }
}

/// A step of a transition as a modifier. The steps have different types, but a transition holds modifiers of one type.
private protocol TransitionStep {
  static var phase: TransitionPhase { get }
}

private enum Appearing: TransitionStep {
  static var phase: TransitionPhase { .willAppear }
}

private enum Disappearing: TransitionStep {
  static var phase: TransitionPhase { .didDisappear }
}

private struct TransitionModifier<Value: Transition, Step: TransitionStep>: ViewModifier {
  let transition: Value
  let isActive: Bool

  func body(content: Content) -> some View {
    transition.apply(content: content, phase: isActive ? Step.phase : .identity)
  }
}

extension AnyTransition {
  /// Creates a transition of any type.
  @preconcurrency @MainActor
  public init<Value: Transition>(_ transition: Value) {
    if let described = transition as? any DescribedTransition {
      self = described.description
      return
    }
    self = .asymmetric(
      insertion: .step(Appearing.self, of: transition), removal: .step(Disappearing.self, of: transition))
  }

  @MainActor
  private static func step<Value: Transition, Step: TransitionStep>(
    _ step: Step.Type, of transition: Value
  ) -> AnyTransition {
    .modifier(
      active: TransitionModifier<Value, Step>(transition: transition, isActive: true),
      identity: TransitionModifier<Value, Step>(transition: transition, isActive: false))
  }
}

extension View {
  /// Sets the transition with which the view is inserted and removed, when a surrounding `if` or ``ForEach`` is
  /// animated.
  ///
  /// Mirrors SwiftUI's `transition(_:)` for values of the protocol ``Transition``.
  @_disfavoredOverload
  public func transition<Value: Transition>(_ transition: Value) -> some View {
    self.transition(AnyTransition(transition))
  }
}
