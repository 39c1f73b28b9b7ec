/// A movement of a symbol.
///
/// Mirrors `SymbolEffect` of Apple's Symbols framework. Symbols move as a whole here: options for a movement layer by
/// layer have no effect.
public protocol SymbolEffect: Sendable {
  /// The kind of movement. Not for use outside the library.
  var _motion: _SymbolMotion { get }
}

/// An effect that happens once, when a value changes.
///
/// Mirrors `DiscreteSymbolEffect` of Apple's Symbols framework.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts while it is active.
///
/// Mirrors `IndefiniteSymbolEffect` of Apple's Symbols framework.
public protocol IndefiniteSymbolEffect {}

/// An effect with which one symbol replaces another.
///
/// Mirrors `ContentTransitionSymbolEffect` of Apple's Symbols framework.
public protocol ContentTransitionSymbolEffect {}

/// An effect with which a symbol is inserted and removed.
///
/// Mirrors `TransitionSymbolEffect` of Apple's Symbols framework.
public protocol TransitionSymbolEffect {}

/// A kind of movement. Not for use outside the library.
public enum _SymbolMotion: Hashable, Sendable {
  /// Larger or smaller for a moment.
  case bounce(isUp: Bool)
  /// Fainter, and clear again.
  case pulse
  /// The marks of the symbol one after the other, which then disappear in the opposite order or together.
  case variableColor(isReversing: Bool)
  /// A multiple of the size while the effect is active.
  case scale(Double)
  /// Visible while the effect is active.
  case appear
  /// Hidden while the effect is active.
  case disappear
  /// No movement: the content transition fades.
  case replace
  /// Alternating rotations that become smaller.
  case wiggle
  /// A full rotation.
  case rotate(isClockwise: Bool)
  /// Slightly larger and fainter, and back, in two seconds at the usual speed.
  case breathe
}

/// The number of repetitions and the speed of an effect.
///
/// Mirrors `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of repetitions; `nil` for the effect's own.
  var count: Int?
  var speed = 1.0

  /// The effect's own number and speed.
  public static let `default` = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions().nonRepeating
  /// Over and over while the effect is active.
  public static let repeating = SymbolEffectOptions()

  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }

  /// A multiple of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// Once.
  public var nonRepeating: SymbolEffectOptions { `repeat`(1) }
  /// Over and over while the effect is active.
  public var repeating: SymbolEffectOptions { `repeat`(nil) }

  /// A number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count, speed: speed) }

  /// A multiple of the usual speed; the minimum is 0.01.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count, speed: speed > 0.01 ? speed : 0.01)
  }
}
