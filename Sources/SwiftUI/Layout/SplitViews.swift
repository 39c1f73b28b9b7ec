import GtkBridge
import GtkObjects
import LayoutEngine

/// Views side by side, with handles between them for changing their widths.
///
/// Mirrors SwiftUI's `HSplitView`.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Creates a split view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { SplitParts(axis: .horizontal, content: content) }
}

/// Views one above the other, with handles between them for changing their heights.
///
/// Mirrors SwiftUI's `VSplitView`.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Creates a split view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { SplitParts(axis: .vertical, content: content) }
}

/// The parts of a split view and the handles between them.
private struct SplitParts<Content: View>: View {
  let axis: Axis
  let content: Content
  /// The share of each part in the length, by the identity of its view. The others share the rest equally.
  @State private var shares: [Subview.ID: Double] = [:]
  @State private var length = 0.0
  @State private var start: (first: Double, second: Double)?

  private static var handle: Double { 9 }

  init(axis: Axis, content: Content) {
    self.axis = axis
    self.content = content
  }

  var body: some View {
    let parts = Array(Subview.all(of: content))
    let values = values(of: parts)
    SplitLayout(axis: axis, shares: values, handle: Self.handle) {
      ForEach(Array(parts.enumerated()), id: \.element.id) { index, part in
        part.frame(maxWidth: .infinity, maxHeight: .infinity).clipped()
        if index < parts.count - 1 { handle(after: index, parts, values) }
      }
    }
    .onGeometryChange(for: Double.self) { [axis] in
      axis == .horizontal ? $0.size.width : $0.size.height
    } action: {
      length = $0
    }
  }

  private func values(of parts: [Subview]) -> [Double] {
    let known = parts.map { shares[$0.id] }
    let rest = max(0, 1 - known.compactMap { $0 }.reduce(0, +))
    let missing = known.count { $0 == nil }
    let all = known.map { $0 ?? (missing == parts.count ? 1 / Double(parts.count) : rest / Double(max(missing, 1))) }
    let sum = all.reduce(0, +)
    return all.map { $0 / max(sum, 0.001) }
  }

  private func handle(after index: Int, _ parts: [Subview], _ values: [Double]) -> some View {
    ZStack {
      Color.clear
      if axis == .horizontal {
        Color.primary.opacity(0.18).frame(width: 1)
      } else {
        Color.primary.opacity(0.18).frame(height: 1)
      }
    }
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .global)
        .onChanged { drag in
          let begin = start ?? (values[index], values[index + 1])
          start = begin
          move(axis == .horizontal ? drag.translation.width : drag.translation.height, begin, index, parts)
        }
        .onEnded { _ in start = nil }
    )
    .accessibilityElement()
    .accessibilityLabel(Gtk.word(localized: "Resize"))
    .accessibilityAdjustableAction { direction in
      let step = direction == .increment ? 24.0 : -24.0
      move(step, (values[index], values[index + 1]), index, parts)
    }
    .focusable()
    .onMoveCommand { direction in
      let isForward = direction == .right || direction == .down
      move(isForward ? 24 : -24, (values[index], values[index + 1]), index, parts)
    }
  }

  private func move(_ way: Double, _ begin: (first: Double, second: Double), _ index: Int, _ parts: [Subview]) {
    guard length > 0 else { return }
    let least = 24 / length
    let both = begin.first + begin.second
    let first = min(max(begin.first + way / length, min(least, both / 2)), max(both - least, both / 2))
    for (part, value) in zip(parts, values(of: parts)) where shares[part.id] == nil { shares[part.id] = value }
    shares[parts[index].id] = first
    shares[parts[index + 1].id] = both - first
  }
}

/// Gives each part its share of the length, with its own minimum as the lower limit.
private struct SplitLayout: Layout, Equatable {
  let axis: Axis
  let shares: [Double]
  let handle: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let isHorizontal = axis == .horizontal
    let length = (isHorizontal ? bounds.width : bounds.height) - handle * Double(max(shares.count - 1, 0))
    var place = isHorizontal ? bounds.minX : bounds.minY
    for (index, subview) in subviews.enumerated() {
      let size = index % 2 == 1 ? handle : max(0, length * (shares.indices.contains(index / 2) ? shares[index / 2] : 0))
      let point = isHorizontal ? CGPoint(x: place, y: bounds.minY) : CGPoint(x: bounds.minX, y: place)
      subview.place(
        at: point, anchor: .topLeading,
        proposal: isHorizontal
          ? ProposedViewSize(width: size, height: bounds.height) : ProposedViewSize(width: bounds.width, height: size))
      place += size
    }
  }
}
