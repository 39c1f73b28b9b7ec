/// Makes a symbol larger for a moment.
///
/// Mirrors `BounceSymbolEffect` of Apple's Symbols framework.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion.bounce(isUp: true)

  /// The symbol grows.
  public var up: BounceSymbolEffect { BounceSymbolEffect(_motion: .bounce(isUp: true)) }
  /// The symbol shrinks.
  public var down: BounceSymbolEffect { BounceSymbolEffect(_motion: .bounce(isUp: false)) }
  /// The symbol moves as a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// Like ``wholeSymbol``.
  public var byLayer: BounceSymbolEffect { self }
}

/// Makes a symbol fainter and clear again.
///
/// Mirrors `PulseSymbolEffect` of Apple's Symbols framework.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .pulse }

  /// The symbol changes as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// Like ``wholeSymbol``.
  public var byLayer: PulseSymbolEffect { self }
}

/// Shows the marks of a symbol such as `wifi` one after the other. Other symbols do not change.
///
/// Mirrors `VariableColorSymbolEffect` of Apple's Symbols framework.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion.variableColor(isReversing: false)

  /// The marks disappear in the opposite order.
  public var reversing: VariableColorSymbolEffect {
    VariableColorSymbolEffect(_motion: .variableColor(isReversing: true))
  }
  /// The marks disappear together.
  public var nonReversing: VariableColorSymbolEffect { VariableColorSymbolEffect() }
  /// Earlier marks remain, as always.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Like ``cumulative``.
  public var iterative: VariableColorSymbolEffect { self }
  /// The marks that are not shown are faint, as always.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Like ``dimInactiveLayers``.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// Makes a symbol larger or smaller while the effect is active.
///
/// Mirrors `ScaleSymbolEffect` of Apple's Symbols framework.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion.scale(1.2)

  /// The symbol is larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(_motion: .scale(1.2)) }
  /// The symbol is smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(_motion: .scale(0.8)) }
  /// The symbol moves as a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// Like ``wholeSymbol``.
  public var byLayer: ScaleSymbolEffect { self }
}

/// Shows an otherwise hidden symbol.
///
/// Mirrors `AppearSymbolEffect` of Apple's Symbols framework.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { .appear }

  /// The symbol grows.
  public var up: AppearSymbolEffect { self }
  /// Like ``up``.
  public var down: AppearSymbolEffect { self }
  /// The symbol moves as a whole.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// Like ``wholeSymbol``.
  public var byLayer: AppearSymbolEffect { self }
}

/// Hides a symbol. It keeps its place.
///
/// Mirrors `DisappearSymbolEffect` of Apple's Symbols framework.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { .disappear }

  /// The symbol shrinks.
  public var up: DisappearSymbolEffect { self }
  /// Like ``up``.
  public var down: DisappearSymbolEffect { self }
  /// The symbol moves as a whole.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// Like ``wholeSymbol``.
  public var byLayer: DisappearSymbolEffect { self }
}

/// Fades a symbol in that replaces another one.
///
/// Mirrors `ReplaceSymbolEffect` of Apple's Symbols framework.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var _motion: _SymbolMotion { .replace }

  /// Like the effect itself.
  public var downUp: ReplaceSymbolEffect { self }
  /// Like the effect itself.
  public var upUp: ReplaceSymbolEffect { self }
  /// Like the effect itself.
  public var offUp: ReplaceSymbolEffect { self }
  /// The symbol changes as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// Like ``wholeSymbol``.
  public var byLayer: ReplaceSymbolEffect { self }
}

/// The default replacement of one symbol by another.
///
/// Mirrors `AutomaticSymbolEffect` of Apple's Symbols framework.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { .replace }
}

/// Moves a symbol to and fro.
///
/// Mirrors `WiggleSymbolEffect` of Apple's Symbols framework.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .wiggle }

  /// The symbol moves as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// Like ``wholeSymbol``.
  public var byLayer: WiggleSymbolEffect { self }
}

/// Rotates a symbol once.
///
/// Mirrors `RotateSymbolEffect` of Apple's Symbols framework.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion.rotate(isClockwise: true)

  /// The symbol rotates clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
  /// The symbol rotates counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(_motion: .rotate(isClockwise: false)) }
  /// The symbol rotates as a whole.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// Like ``wholeSymbol``.
  public var byLayer: RotateSymbolEffect { self }
}

/// Makes a symbol larger and smaller, slowly.
///
/// Mirrors `BreatheSymbolEffect` of Apple's Symbols framework.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .breathe }

  /// The symbol moves as a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// Like ``wholeSymbol``.
  public var byLayer: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Makes a symbol larger for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Makes a symbol fainter and clear again.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Shows the marks of a symbol one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Makes a symbol larger or smaller while the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Shows an otherwise hidden symbol.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Hides a symbol.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Fades a symbol in that replaces another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default replacement of one symbol by another.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Moves a symbol to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Rotates a symbol once.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Makes a symbol larger and smaller, slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
