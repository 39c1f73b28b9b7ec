import Charts
import SwiftUI

enum ReadingSize: String, Plottable, CaseIterable { case small, large }

struct Reading: Identifiable {
  let id: Int
  let date: Date
  let value: Double
  let size: ReadingSize
}

/// The way in which applications write charts: it must compile, and be shown.
struct Spellings: View {
  @State private var date: Date?
  @State private var range: ClosedRange<Date>?
  @State private var position = Date.now
  let readings: [Reading]

  var body: some View {
    Chart(readings) { reading in
      switch reading.size {
      case .small:
        BarMark(x: .value("Day", reading.date, unit: .day), y: .value("Value", reading.value), width: .ratio(0.6))
          .cornerRadius(4)
          .foregroundStyle(.blue.gradient)
          .opacity(date == nil ? 1 : 0.5)
      case .large:
        LineMark(x: .value("Day", reading.date, unit: .day), y: .value("Value", reading.value))
          .interpolationMethod(.catmullRom)
          .lineStyle(.init(lineWidth: 3, lineCap: .round, dash: [5]))
          .symbol { Image(systemName: "heart").accessibilityHidden(true) }
          .symbolSize(80)
          .foregroundStyle(by: .value("Size", reading.size))
      }
      if #available(macOS 14, *) { RuleMark(y: .value("Goal", 5)).zIndex(-1).offset(y: -2) }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 2)) { value in
        if let date = value.as(Date.self), value.index < 5 {
          AxisValueLabel { Text(date.formatted(.dateTime.day())) }
        }
        AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 0.5, dash: [2])).foregroundStyle(.secondary)
        AxisTick(length: .label)
      }
      AxisMarks(position: .top, values: .automatic(desiredCount: 3)) { AxisValueLabel(format: .dateTime.month()) }
    }
    .chartYAxis {
      AxisMarks(preset: .extended, position: .leading, values: [0, 5, 10])
      AxisMarks(format: .currency(code: "EUR"), position: .trailing, values: .stride(by: 2.5))
    }
    .chartXScale(range: .plotDimension(padding: 8))
    .chartYScale(domain: .automatic(includesZero: false, reversed: false), type: .linear)
    .chartForegroundStyleScale([ReadingSize.small: .green, ReadingSize.large: .purple])
    .chartSymbolScale(domain: ReadingSize.allCases, range: [.circle, .square])
    .chartLegend(position: .bottom, alignment: .center, spacing: 12)
    .chartXAxisLabel("Day", alignment: .trailing)
    .chartYAxisLabel(position: .top, alignment: .leading) { Label("Value", systemImage: "ruler") }
    .chartPlotStyle { plot in plot.background(.gray.opacity(0.1)).border(.gray) }
    .chartXSelection(value: $date)
    .chartXSelection(range: $range)
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3_600 * 24 * 4)
    .chartScrollPosition(x: $position)
    .chartGesture { proxy in SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) } }
    .chartBackground { _ in Color.clear }
    .chartOverlay(alignment: .topLeading) { proxy in
      GeometryReader { geometry in
        if let frame = proxy.plotFrame, let first = readings.first, let x = proxy.position(forX: first.date) {
          Text("overlay").offset(x: geometry[frame].minX + x)
        }
      }
    }
  }
}
