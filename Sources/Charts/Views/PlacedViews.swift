import Foundation

/// Views at places that depend on the size of the chart.
struct PlacedViews<Content: View>: View {
  let spots: @MainActor (CGSize) -> [ChartSpot]
  @ViewBuilder let content: () -> Content

  var body: some View { PlacementLayout(spots: spots) { content() } }
}

/// The place of a view on a chart.
enum ChartSpot: Sendable {
  /// The view has the size of a rectangle.
  case filling(CGRect)
  /// The view has its own size and is beside a mark.
  case beside(
    CGRect, AnnotationPosition, Alignment, spacing: Double, AnnotationOverflowResolution, plot: CGRect, chart: CGSize)
}

private struct PlacementLayout: Layout {
  let spots: @MainActor (CGSize) -> [ChartSpot]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let size = bounds.size
    // Layout is a matter of the main thread.
    let spots = MainActor.assumeIsolated { [spots] in spots(size) }
    for (index, view) in subviews.enumerated() {
      let rect: CGRect
      switch index < spots.count ? spots[index] : .filling(.zero) {
      case .filling(let all): rect = all
      case let spot:
        let own = view.sizeThatFits(.unspecified)
        rect = CGRect(origin: spot.origin(of: own), size: own)
      }
      view.place(
        at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), anchor: .topLeading,
        proposal: ProposedViewSize(rect.size))
    }
  }
}

extension Figure.Attachment {
  func spot(plot: CGRect, chart: CGSize) -> ChartSpot {
    .beside(target, position, alignment, spacing: spacing, overflow, plot: plot, chart: chart)
  }
}

extension ChartSpot {
  /// Returns the top left corner of a view of a size. It is moved into the plot area or the chart if required.
  func origin(of size: CGSize) -> CGPoint {
    guard case .beside(let target, let position, let alignment, let spacing, let overflow, let plot, let chart) = self
    else { return .zero }
    let horizontal: Double = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    let vertical: Double = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    var x = target.minX + (target.width - size.width) * horizontal
    var y = target.minY + (target.height - size.height) * vertical
    let (before, after) = (target.minX - spacing - size.width, target.maxX + spacing)
    let (above, below) = (target.minY - spacing - size.height, target.maxY + spacing)
    switch position.kind {
    case .overlay: break
    case .automatic, .top: y = above
    case .bottom: y = below
    case .leading: x = before
    case .trailing: x = after
    case .topLeading: (x, y) = (before, above)
    case .topTrailing: (x, y) = (after, above)
    case .bottomLeading: (x, y) = (before, below)
    case .bottomTrailing: (x, y) = (after, below)
    }
    let wide = (low: Double(plot.minX), high: Double(plot.maxX), whole: Double(chart.width))
    let high = (low: Double(plot.minY), high: Double(plot.maxY), whole: Double(chart.height))
    return CGPoint(
      x: overflow.x.moved(x, length: size.width, into: wide), y: overflow.y.moved(y, length: size.height, into: high))
  }
}

extension AnnotationOverflowResolution.Strategy {
  /// Moves a length into the bounds of the plot area or of the whole chart, if it fits there.
  fileprivate func moved(
    _ place: Double, length: Double, into bounds: (low: Double, high: Double, whole: Double)
  ) -> Double {
    let (low, high) = kind == .fitPlot ? (bounds.low, bounds.high) : (0, bounds.whole)
    guard kind != .disabled, high - low > length else { return place }
    return min(max(place, low), high - length)
  }
}
