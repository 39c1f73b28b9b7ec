/// The variants of the symbols inside a view, such as filled or struck through.
///
/// Mirrors SwiftUI's `SymbolVariants`. A variant that a symbol does not have is ignored.
///
/// ```swift
/// Label("Favourites", systemImage: "heart").symbolVariant(.fill.circle)
/// ```
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String, Sendable { case circle, square, rectangle }

  private var shape: Shape?
  private var isFilled = false
  private var isStruckThrough = false

  private init() {}

  /// No variant.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = none.circle
  /// The symbol in a square.
  public static let square = none.square
  /// The symbol in a rectangle.
  public static let rectangle = none.rectangle
  /// The filled symbol.
  public static let fill = none.fill
  /// The symbol struck through.
  public static let slash = none.slash

  /// These variants, in a circle.
  public var circle: SymbolVariants { changing { $0.shape = .circle } }
  /// These variants, in a square.
  public var square: SymbolVariants { changing { $0.shape = .square } }
  /// These variants, in a rectangle.
  public var rectangle: SymbolVariants { changing { $0.shape = .rectangle } }
  /// These variants, filled.
  public var fill: SymbolVariants { changing { $0.isFilled = true } }
  /// These variants, struck through.
  public var slash: SymbolVariants { changing { $0.isStruckThrough = true } }

  /// Returns whether these variants include all of `other`.
  public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

  package func adding(_ other: SymbolVariants) -> SymbolVariants {
    changing {
      $0.shape = other.shape ?? shape
      $0.isFilled = isFilled || other.isFilled
      $0.isStruckThrough = isStruckThrough || other.isStruckThrough
    }
  }

  /// Returns the name of a symbol in these variants.
  package func name(of symbol: String) -> String {
    guard self != .none else { return symbol }
    var parts = symbol.split(separator: ".").map(String.init)
    let fills = parts.last == "fill"
    if fills { parts.removeLast() }
    if isStruckThrough, !parts.contains("slash") { parts.append("slash") }
    if let shape, parts.last != shape.rawValue { parts.append(shape.rawValue) }
    if isFilled || fills { parts.append("fill") }
    return parts.joined(separator: ".")
  }

  private func changing(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }
}
