import GtkObjects

extension View {
  /// Sets the position of a horizontal guide in the view, by which the container aligns it.
  ///
  /// Mirrors SwiftUI's `alignmentGuide(_:computeValue:)`.
  ///
  /// ```swift
  /// Image(systemName: "star").alignmentGuide(.leading) { dimensions in dimensions[.trailing] }
  /// ```
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Returns the distance of the guide from the leading edge, in points.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    widgetModifier(AlignmentGuide(guide: guide.key, computeValue: computeValue))
  }

  /// Sets the position of a vertical guide in the view, by which the container aligns it.
  ///
  /// Mirrors SwiftUI's `alignmentGuide(_:computeValue:)`.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Returns the distance of the guide from the top edge, in points.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    widgetModifier(AlignmentGuide(guide: guide.key, computeValue: computeValue))
  }
}

private struct AlignmentGuide: WidgetModifier {
  let guide: AlignmentKey
  /// Safe because only the main actor creates, compares and applies modifiers.
  nonisolated(unsafe) let computeValue: (ViewDimensions) -> CGFloat

  func attach(to element: Element) -> ModifierBox<AlignmentGuideLayout> {
    element.wrap(by: AlignmentGuideLayout(guide, computeValue: computeValue))
  }

  func apply(to target: ModifierBox<AlignmentGuideLayout>) {
    target.modifier = AlignmentGuideLayout(guide, computeValue: computeValue)
  }

  nonisolated static func == (first: AlignmentGuide, second: AlignmentGuide) -> Bool {
    first.guide == second.guide && isSamePlainFunction(first.computeValue, second.computeValue)
  }
}
