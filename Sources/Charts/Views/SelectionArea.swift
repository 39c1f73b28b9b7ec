import Foundation

/// Handles the pointer, fingers and arrow keys for the selections of a chart.
struct SelectionArea<Content: View>: View {
  let proxy: ChartProxy
  let model: ChartModel
  /// The content, which may also handle them.
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { select(from: $0.startLocation, to: $0.location) }
          .onEnded { _ in clear() }
      )
      .focusable()
      .onMoveCommand(perform: move)
      .onExitCommand(perform: clear)
      .accessibilityLabel(model.accessibleName)
  }

  private func select(from start: CGPoint, to end: CGPoint) {
    func inside(_ value: Double, _ length: Double) -> Double { min(max(value, 0), max(length, 0)) }
    let plot = proxy.plotSize
    proxy.select(.x, at: inside(start.x, plot.width), to: inside(end.x, plot.width))
    proxy.select(.y, at: inside(start.y, plot.height), to: inside(end.y, plot.height))
    proxy.selectAngleValue(at: proxy.angle(at: end))
  }

  /// As on Apple's systems, a selection ends with the touch.
  private func clear() {
    for selection in model.settings.selections { selection.select(nil, nil) }
  }

  private func move(_ direction: MoveCommandDirection) {
    for selection in model.settings.selections where !selection.isRange {
      let step: Int?
      switch (selection.target, direction) {
      case (.x, .left), (.y, .down), (.angle, .left), (.angle, .up): step = -1
      case (.x, .right), (.y, .up), (.angle, .right), (.angle, .down): step = 1
      default: step = nil
      }
      guard let step else { continue }
      if let next = SelectionSteps(model, selection.target).next(after: selection.current(), by: step) {
        selection.select(next, nil)
      }
    }
  }
}

/// The values that the arrow keys select one after the other.
@MainActor
struct SelectionSteps {
  private(set) var values: [_DataValue] = []

  init(_ model: ChartModel, _ target: ChartSelection.Target) {
    if target == .angle {
      var sum = 0.0
      for mark in model.marks where mark.kind == .sector {
        let value = max(mark.x?.value.finite ?? 0, 0)
        if value > 0 { values.append(.number(sum + value / 2)) }
        sum += value
      }
      return
    }
    var known: Set<_DataValue> = []
    for mark in model.marks {
      guard let channel = target == .x ? mark.x : mark.y else { continue }
      if case .category = channel.value {
      } else if channel.value.finite == nil {
        continue
      }
      if known.insert(channel.value).inserted { values.append(channel.value) }
    }
    if let kind = values.first?.kind, kind != .category {
      values = values.filter { $0.kind == kind }.sorted { ($0.finite ?? 0) < ($1.finite ?? 0) }
    }
  }

  /// Returns the value some steps after the selected one, or the first or last value without a selection.
  func next(after current: _DataValue?, by step: Int) -> _DataValue? {
    guard let current else { return step > 0 ? values.first : values.last }
    if let index = values.firstIndex(of: current) {
      return values[min(max(index + step, 0), values.count - 1)]
    }
    guard let place = current.finite else { return step > 0 ? values.first : values.last }
    let following = step > 0 ? values.first { ($0.finite ?? 0) > place } : values.last { ($0.finite ?? 0) < place }
    return following ?? (step > 0 ? values.last : values.first)
  }
}
