import GtkBridge

/// A ring, or a part of one, that is filled to a fraction.
struct Ring: View {
  let fraction: Double
  var tint: Color?
  /// The part of the circle that the ring occupies; the gap is at the bottom.
  var span = 1.0
  var lineWidth = 4.0

  var body: some View {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round)
    ZStack {
      Circle().trim(from: 0, to: span).stroke(Color.primary.opacity(0.15), style: style)
      Circle().trim(from: 0, to: span * fraction).stroke(color, style: style)
    }
    .rotationEffect(.degrees(span < 1 ? 90 + 180 * (1 - span) : -90))
    .padding(lineWidth / 2)
  }

  private var color: AnyShapeStyle { tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }
}

extension View {
  /// Makes assistive technology read an invisible bar of the theme, in place of a drawing of the same value.
  func representedByBar<Bar: View>(_ bar: Bar) -> some View {
    accessibilityHidden(true)
      .background { bar.opacity(0).allowsHitTesting(false).frame(width: 0, height: 0) }
  }
}
