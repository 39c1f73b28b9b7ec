import Graphics

extension Text {
  /// Sets the additional space between characters in points.
  ///
  /// Mirrors SwiftUI's `kerning(_:)`. Pango has one kind of space, which does not end ligatures.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// Sets the additional space between characters in points.
  ///
  /// Mirrors SwiftUI's `tracking(_:)`.
  public func tracking(_ tracking: CGFloat) -> Text { adding { $0.details.tracking = tracking } }

  /// Sets the distance of the text above its line in points.
  ///
  /// Mirrors SwiftUI's `baselineOffset(_:)`.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding { $0.details.baselineOffset = baselineOffset }
  }
}

extension View {
  /// Draws a line below the texts inside.
  ///
  /// Mirrors SwiftUI's `underline(_:pattern:color:)`.
  @_disfavoredOverload
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textLook) { $0.underline = isActive ? TextLine(color: color) : nil }
  }

  /// Draws a line through the texts inside.
  ///
  /// Mirrors SwiftUI's `strikethrough(_:pattern:color:)`.
  @_disfavoredOverload
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textLook) { $0.strikethrough = isActive ? TextLine(color: color) : nil }
  }

  /// Sets the additional space between the characters of the texts inside in points.
  ///
  /// Mirrors SwiftUI's `kerning(_:)`.
  @_disfavoredOverload public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Sets the additional space between the characters of the texts inside in points.
  ///
  /// Mirrors SwiftUI's `tracking(_:)`.
  @_disfavoredOverload
  public func tracking(_ tracking: CGFloat) -> some View {
    transformEnvironment(\.textLook) { $0.tracking = tracking.isFinite ? tracking : 0 }
  }

  /// Shows the texts inside in capital or in small letters; `nil` shows them unchanged.
  ///
  /// Mirrors SwiftUI's `textCase(_:)`. Assistive technology reads the original text.
  public func textCase(_ textCase: Text.Case?) -> some View {
    transformEnvironment(\.textLook) { $0.letters = textCase?.letters }
  }

  /// Sets the additional space between the lines of the texts inside in points.
  ///
  /// Mirrors SwiftUI's `lineSpacing(_:)`. GTK puts half of it above the first and below the last line.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    transformEnvironment(\.textLook) { $0.lineSpacing = lineSpacing.isFinite ? max(0, lineSpacing) : 0 }
  }

  /// Permits tighter characters in a text to make it fit.
  ///
  /// Mirrors SwiftUI's `allowsTightening(_:)`. It has no effect, because Pango has no tighter spacing than that of the
  /// font.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Limits the number of lines of each text inside, and reserves space for the minimum number of lines.
  ///
  /// Mirrors SwiftUI's `lineLimit(_:)` with a range.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(ReservedLines(count: limit.lowerBound)).lineLimit(limit.upperBound)
  }

  /// Reserves space for the minimum number of lines of the text inside, which may have more.
  ///
  /// Mirrors SwiftUI's `lineLimit(_:)` with a range without an end.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(ReservedLines(count: limit.lowerBound)).lineLimit(nil)
  }

  /// Limits the number of lines of each text inside.
  ///
  /// Mirrors SwiftUI's `lineLimit(_:)` with a range without a start.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Limits the number of lines of each text inside, and reserves space for all of them.
  ///
  /// Mirrors SwiftUI's `lineLimit(_:reservesSpace:)`.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(ReservedLines(count: reservesSpace ? limit : 1)).lineLimit(limit)
  }

  /// Lets the texts inside shrink to make them fit, down to a part of their size.
  ///
  /// Mirrors SwiftUI's `minimumScaleFactor(_:)`. A text that may have several lines shrinks if its lines are too high, or a
  /// word is too wide.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
}

extension Text {
  /// The letters of a text.
  ///
  /// Mirrors SwiftUI's `Text.Case`.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase

    fileprivate var letters: TextLook.Letters { self == .uppercase ? .uppercase : .lowercase }
  }
}

extension EnvironmentValues {
  /// The letters of texts, or `nil` for those that they are written in.
  ///
  /// Mirrors SwiftUI's `textCase`.
  public var textCase: Text.Case? {
    get { textLook.letters.map { $0 == .uppercase ? .uppercase : .lowercase } }
    set { textLook.letters = newValue?.letters }
  }

  /// The additional space between lines, in points.
  ///
  /// Mirrors SwiftUI's `lineSpacing`.
  public var lineSpacing: CGFloat {
    get { textLook.lineSpacing }
    set { textLook.lineSpacing = newValue }
  }
}

/// Reserves space for a number of lines with an invisible text.
private struct ReservedLines: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    ZStack(alignment: .topLeading) {
      if count > 1 {
        Text(verbatim: Array(repeating: " ", count: min(count, 1_000)).joined(separator: "\n"))
          .lineLimit(nil).hidden().accessibilityHidden(true)
      }
      content
    }
  }
}
