import GtkBridge

extension View {
  /// Moves the symbols of the view while `isActive` is true.
  ///
  /// ```swift
  /// Image(systemName: "wifi").symbolEffect(.variableColor, isActive: isConnecting)
  /// ```
  ///
  /// Mirrors SwiftUI's `symbolEffect(_:options:isActive:)`. The view moves as a whole, whatever it shows.
  public func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(LastingSymbolEffect(motion: effect._motion, options: options, isActive: isActive))
  }

  /// Moves the symbols of the view whenever `value` changes.
  ///
  /// Mirrors SwiftUI's `symbolEffect(_:options:value:)`. The view moves as a whole, whatever it shows.
  public func symbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    modifier(MomentarySymbolEffect(motion: effect._motion, options: options, value: value))
  }

  /// Removes the effects on the symbols inside while `isEnabled` is true.
  ///
  /// Mirrors SwiftUI's `symbolEffectsRemoved(_:)`.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.removesSymbolEffects, isEnabled)
  }
}

extension ContentTransition {
  /// Fades a symbol in that replaces another one.
  public static var symbolEffect: ContentTransition { opacity }

  /// Fades a symbol in that replaces another one. The effect and its options have no effect.
  public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { opacity }
}

/// Inserts and removes a symbol with an effect.
///
/// Mirrors SwiftUI's `SymbolEffectTransition`. Every effect fades the symbol in from a smaller one.
public struct SymbolEffectTransition: Transition {
  /// Creates a transition.
  public init<Effect: TransitionSymbolEffect & SymbolEffect>(effect: Effect, options: SymbolEffectOptions = .default) {}

  /// Returns the content, invisible and smaller before its insertion and after its removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.6).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// The default effect of a symbol's insertion and removal.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

  /// Inserts and removes a symbol with an effect.
  public static func symbolEffect<Effect: TransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension EnvironmentValues {
  fileprivate var removesSymbolEffects: Bool {
    get { self[RemovesSymbolEffectsKey.self] }
    set { self[RemovesSymbolEffectsKey.self] = newValue }
  }
}

private struct RemovesSymbolEffectsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct LastingSymbolEffect: ViewModifier {
  @Environment(\.removesSymbolEffects) private var isRemoved
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool

  private var isOn: Bool { isActive && !isRemoved }

  func body(content: Content) -> some View {
    if let pose = SymbolPose.held(by: motion, isActive: isOn) {
      content.pose(pose).animation(.spring(duration: 0.3 / options.speed), value: isOn)
    } else if options.count != nil {
      content.modifier(CountedSymbolEffect(motion: motion, options: options, isOn: isOn))
    } else {
      // An animator without repetition stops at its current place, so at rest the view has no animator.
      ZStack {
        if isOn {
          content.keyframeAnimator(initialValue: SymbolPose()) { view, pose in
            view.pose(pose)
          } keyframes: { _ in
            motion.keyframes(speed: options.speed, count: 1)
          }
        } else {
          content
        }
      }
    }
  }
}

/// Plays an effect some times whenever it becomes active.
private struct CountedSymbolEffect: ViewModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let isOn: Bool
  @State private var activations = 0

  func body(content: Content) -> some View {
    content.modifier(MomentarySymbolEffect(motion: motion, options: options, value: activations))
      .symbolEffectsRemoved(!isOn)
      .onChange(of: isOn, initial: true) {
        if isOn { activations += 1 }
      }
  }
}

private struct MomentarySymbolEffect<Value: Equatable>: ViewModifier {
  @Environment(\.removesSymbolEffects) private var isRemoved
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let value: Value

  func body(content: Content) -> some View {
    content.keyframeAnimator(initialValue: SymbolPose(), trigger: value) { view, pose in
      view.pose(isRemoved ? SymbolPose() : pose)
    } keyframes: { _ in
      motion.keyframes(speed: options.speed, count: max(options.count ?? 1, 1))
    }
  }
}

extension View {
  fileprivate func pose(_ pose: SymbolPose) -> some View {
    environment(\.symbolValue, pose.value).rotationEffect(.degrees(pose.degrees)).scaleEffect(pose.scale)
      .opacity(pose.opacity)
  }
}
