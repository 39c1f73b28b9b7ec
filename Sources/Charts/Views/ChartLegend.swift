import Foundation

/// The names of the colours, symbols and dashes of a chart.
struct ChartLegend: View {
  let model: ChartModel
  let isColumn: Bool

  var body: some View {
    if let content = model.settings.legend.content {
      content
    } else if isColumn {
      VStack(alignment: .leading, spacing: 6) { entries }
    } else {
      FlowStack(alignment: .leading, spacing: 14, lineSpacing: 6) { entries }
    }
  }

  private var entries: some View {
    ForEach(model.legend) { entry in
      HStack(spacing: 6) {
        LegendSwatch(entry: entry)
        Text(entry.name).font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

private struct LegendSwatch: View {
  let entry: LegendEntry

  var body: some View {
    let paint = AnyShapeStyle(entry.paint)
    if let dash = entry.dash {
      Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)]) }
        .stroke(paint, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: dash))
        .frame(width: 20, height: 10)
    } else {
      entry.symbol.path(at: CGPoint(x: 5, y: 5), side: 9).fill(paint).frame(width: 10, height: 10)
    }
  }
}
