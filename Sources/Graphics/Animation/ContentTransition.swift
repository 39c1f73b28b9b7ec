/// The animation of a change of text.
///
/// Mirrors SwiftUI's `ContentTransition`. Every kind but `identity` fades the new text in.
public struct ContentTransition: Hashable, Sendable {
  package let fades: Bool

  /// No visual effect.
  public static let identity = ContentTransition(fades: false)
  /// Fades the new text in.
  public static let opacity = ContentTransition(fades: true)
  /// Like ``opacity``.
  public static let interpolate = ContentTransition(fades: true)

  /// Like ``opacity``.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { opacity }

  /// Like ``opacity``.
  public static func numericText(value: Double) -> ContentTransition { opacity }
}
