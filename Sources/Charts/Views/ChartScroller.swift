import Foundation

/// A scroll view without content in front of the marks of a chart, which follow it.
struct ChartScroller: View {
  let figure: Figure
  @Binding var scrolled: CGSize

  private var settings: ChartSettings { figure.model.settings }

  var body: some View {
    let wanted = wanted
    ScrollViewReader { reader in
      ScrollView(axes, showsIndicators: false) {
        ScrolledContent(start: wanted ?? .zero, size: CGSize(width: whole(.horizontal), height: whole(.vertical)))
      }
      .coordinateSpace(name: ScrollSpace.name)
      .onPreferenceChange(ScrolledDistance.self, perform: follow)
      .onChange(of: wanted, initial: true) {
        // The initial value must not reset a chart that the user has scrolled.
        let isBound = settings.x.position != nil || settings.y.position != nil
        if let wanted, wanted.distance(to: scrolled) > 1, isBound || scrolled == .zero {
          reader.scrollTo(ScrollSpace.start, anchor: .topLeading)
        }
      }
    }
  }

  private var axes: Axis.Set {
    var axes: Axis.Set = []
    if settings.x.isEnabled { axes.insert(.horizontal) }
    if settings.y.isEnabled { axes.insert(.vertical) }
    return axes
  }

  private func setting(_ axis: Axis) -> (ChartSettings.Scrolling, PlotScale?, plot: Double) {
    axis == .horizontal
      ? (settings.x, figure.xScale, figure.plot.width) : (settings.y, figure.yScale, figure.plot.height)
  }

  private func whole(_ axis: Axis) -> Double {
    let (scrolling, scale, length) = setting(axis)
    guard scrolling.isEnabled, let scale else { return length }
    return abs(scale.end - scale.start)
  }

  /// The offset that the client requests, or `nil` if the user decides.
  private var wanted: CGSize? {
    let (x, y) = (wanted(on: .horizontal), wanted(on: .vertical))
    if x == nil, y == nil { return nil }
    return CGSize(width: x ?? Double(scrolled.width), height: y ?? Double(scrolled.height))
  }

  private func wanted(on axis: Axis) -> Double? {
    let (scrolling, scale, length) = setting(axis)
    guard scrolling.isEnabled, let scale, let value = scrolling.position?.get() ?? scrolling.initial,
      let place = scale.position(of: value)
    else { return nil }
    // A value is at the start of the visible part: on the left, or at the bottom.
    let edge = axis == .horizontal ? place - abs(scale.bandWidth) / 2 : place + abs(scale.bandWidth) / 2 - length
    let distance = edge - min(scale.start, scale.end)
    return min(max(distance, 0), max(whole(axis) - length, 0)).rounded()
  }

  private func follow(_ distance: CGSize) {
    guard distance != scrolled else { return }
    scrolled = distance
    for axis in [Axis.horizontal, .vertical] {
      let (scrolling, scale, length) = setting(axis)
      guard scrolling.isEnabled, let position = scrolling.position, let scale else { continue }
      let edge = min(scale.start, scale.end) + (axis == .horizontal ? distance.width : distance.height + length)
      if let value = scale.value(at: edge) { position.set(value) }
    }
  }
}

/// Room for a whole axis, with a mark at the offset to which the chart scrolls.
private struct ScrolledContent: View {
  let start: CGSize
  let size: CGSize

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear.frame(width: size.width, height: size.height).contentShape(Rectangle())
      Color.clear
        .frame(width: max(size.width - start.width, 0), height: max(size.height - start.height, 0))
        .id(ScrollSpace.start)
        .padding(.leading, start.width)
        .padding(.top, start.height)
    }
    .background {
      GeometryReader { geometry in
        let origin = geometry.frame(in: .named(ScrollSpace.name)).origin
        Color.clear.preference(key: ScrolledDistance.self, value: CGSize(width: -origin.x, height: -origin.y))
      }
    }
  }
}

private enum ScrollSpace {
  static let name = "chart"
  static let start = "start"
}

private struct ScrolledDistance: PreferenceKey {
  static var defaultValue: CGSize { .zero }

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

extension CGSize {
  fileprivate func distance(to other: CGSize) -> Double {
    max(abs(Double(width - other.width)), abs(Double(height - other.height)))
  }
}
