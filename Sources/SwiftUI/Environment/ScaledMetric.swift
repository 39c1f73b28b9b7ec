/// A length that scales with the user's text size.
///
/// Mirrors SwiftUI's `ScaledMetric`: `@ScaledMetric private var side = 40.0`. The desktop scales all styles of text
/// alike, so the text style of the length has no effect.
@preconcurrency @MainActor
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.textScale) private var scale
  private let value: Value

  /// Creates a length that is `wrappedValue` at the usual size of text.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates a length that is `wrappedValue` at the usual size of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }

  /// The length at the user's size of text.
  public var wrappedValue: Value { value * Value(scale) }
}

extension View {
  /// Sets the size of the text inside, in place of the user's.
  ///
  /// Mirrors SwiftUI's `dynamicTypeSize(_:)`.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the size of the text inside.
  ///
  /// Mirrors SwiftUI's `dynamicTypeSize(_:)` with a range.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return transformEnvironment(\.dynamicTypeSize) { size in
      size = min(max(size, sizes.first ?? .large), sizes.last ?? .large)
    }
  }

  /// Mirrors a view where the language is written from right to left, as for an arrow.
  ///
  /// Mirrors SwiftUI's `flipsForRightToLeftLayoutDirection(_:)`.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }
}

private struct RightToLeftFlip: ViewModifier {
  let isEnabled: Bool

  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}
