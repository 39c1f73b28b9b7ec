public import Foundation

/// A value that can be animated: it can be added, subtracted and scaled.
///
/// Mirrors SwiftUI's `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a number.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of all components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with each component multiplied by a number.
  package func scaled(by factor: Double) -> Self {
    var scaled = self
    scaled.scale(by: factor)
    return scaled
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Two animated values as one.
///
/// Mirrors SwiftUI's `AnimatablePair`.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of zeros.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// Adds the first values and the second ones.
  public static func + (first: AnimatablePair, second: AnimatablePair) -> AnimatablePair {
    AnimatablePair(first.first + second.first, first.second + second.second)
  }

  /// Subtracts the first values and the second ones.
  public static func - (first: AnimatablePair, second: AnimatablePair) -> AnimatablePair {
    AnimatablePair(first.first - second.first, first.second - second.second)
  }

  /// Multiplies both values by a number.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squares of both values.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// The data of a type without animatable values.
///
/// Mirrors SwiftUI's `EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the data.
  public init() {}

  /// The data, which are always the same.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Returns the data.
  public static func + (first: Self, second: Self) -> Self { first }
  /// Returns the data.
  public static func - (first: Self, second: Self) -> Self { first }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}

/// The numbers of a modifier. Unused components are zero.
package struct AnimationVector: VectorArithmetic, ExpressibleByArrayLiteral, Sendable {
  package var numbers: SIMD8<Double>

  package init(_ numbers: SIMD8<Double> = .zero) { self.numbers = numbers }

  package init(arrayLiteral elements: Double...) {
    numbers = .zero
    for (index, element) in elements.prefix(numbers.scalarCount).enumerated() { numbers[index] = element }
  }

  package subscript(index: Int) -> Double { numbers[index] }

  package static var zero: AnimationVector { AnimationVector() }
  package static var one: AnimationVector { AnimationVector(.one) }
  package static func + (first: Self, second: Self) -> Self { Self(first.numbers + second.numbers) }
  package static func - (first: Self, second: Self) -> Self { Self(first.numbers - second.numbers) }
  package mutating func scale(by rhs: Double) { numbers *= rhs }
  package var magnitudeSquared: Double { (numbers * numbers).sum() }
}
