import Foundation

/// A custom animation.
///
/// ```swift
/// struct Elastic: CustomAnimation {
///   func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///     time > 1 ? nil : value.scaled(by: time * (1 + 0.2 * sin(time * 20)))
///   }
/// }
///
/// withAnimation(Animation(Elastic())) { isOpen.toggle() }
/// ```
///
/// Mirrors SwiftUI's `CustomAnimation`. The value is the fraction of a change, from 0 to 1, and applies to all
/// numbers that change. An animation therefore cannot depend on these numbers, nor on an earlier animation.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of a change that has happened by a time in seconds, or `nil` after the end.
  ///
  /// - Parameters:
  ///   - value: The whole change.
  ///   - time: The time since the beginning.
  ///   - context: What the animation has remembered.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// Returns the speed of a change by a time in seconds, per second. Not called by the library.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Returns whether the animation continues an earlier one. Not called by the library.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns `nil`.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  /// Returns `false`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The data that a ``CustomAnimation`` keeps from one step to the next.
///
/// Mirrors SwiftUI's `AnimationContext`. The library keeps it only for one step.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values of the animation.
  public var state = AnimationState<Value>()
  /// Indicates whether the end of the animation is its logical end. Kept, without effect: an animation is complete at its end.
  public var isLogicallyComplete = false

  init() {}
}

/// The values that a ``CustomAnimation`` remembers.
///
/// Mirrors SwiftUI's `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state without values.
  public init() {}

  /// The value of a key, or its default.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of an ``AnimationState``.
///
/// Mirrors SwiftUI's `AnimationStateKey`.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }
}

/// A ``CustomAnimation`` whose type is hidden.
package struct AnyCustomAnimation: Hashable, Sendable {
  private let animation: any CustomAnimation

  init(_ animation: any CustomAnimation) { self.animation = animation }

  /// Returns the fraction of a change at a time in seconds, or `nil` after the end.
  func fraction(at time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 1, time: max(time, 0), context: &context)
  }

  /// The duration in seconds, rounded to a hundredth: the first time without a value. The maximum is a minute.
  var duration: Double {
    let steps = (1...6_000).first { fraction(at: Double($0) / 100) == nil }
    return Double(steps ?? 6_000) / 100
  }

  package static func == (first: Self, second: Self) -> Bool {
    AnyHashable(first.animation) == AnyHashable(second.animation)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(animation)) }
}

extension Animation {
  /// Creates a custom animation.
  ///
  /// Mirrors SwiftUI's `init(_:)`.
  public init<Custom: CustomAnimation>(_ base: Custom) { timing = .custom(AnyCustomAnimation(base)) }
}
