import Foundation

/// A view that shows data by marks on axes.
///
/// Mirrors Swift Charts' `Chart`. It takes all offered space. One canvas draws all marks. For assistive technology the
/// chart is a picture that has the labels of its axes as its name, and the values of its first marks as its
/// description.
///
/// ```swift
/// Chart(sales) { sale in
///   BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
///     .foregroundStyle(by: .value("Shop", sale.shop))
/// }
/// .chartYAxisLabel("Pieces")
/// .frame(height: 240)
/// ```
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartSettings) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.tint) private var tint

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with marks for each element.
  public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with marks for each element, identified by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    ChartBody(model: ChartModel(marks, tinted, locale: locale))
      // The views on the chart may contain another chart.
      .environment(\.chartSettings, ChartSettings())
  }

  private var tinted: ChartSettings {
    var tinted = settings
    tinted.styles.tint = tint
    return tinted
  }

  private var marks: [Mark] {
    var list = _MarkList()
    Content._add(content, to: &list)
    return list.marks
  }
}

/// A chart with its legend.
private struct ChartBody: View {
  let model: ChartModel

  private var legend: ChartSettings.Legend { model.settings.legend }

  private var showsLegend: Bool {
    switch legend.visibility {
    case .hidden: false
    case .visible, .automatic: legend.content != nil || !model.legend.isEmpty
    }
  }

  var body: some View {
    if !showsLegend {
      ChartFigureView(model: model)
    } else {
      switch legend.position.kind {
      case .top, .topLeading, .topTrailing:
        VStack(alignment: alignment, spacing: legend.spacing ?? 10) {
          ChartLegend(model: model, isColumn: false)
          ChartFigureView(model: model)
        }
      case .leading:
        HStack(spacing: legend.spacing ?? 12) {
          ChartLegend(model: model, isColumn: true)
          ChartFigureView(model: model)
        }
      case .trailing:
        HStack(spacing: legend.spacing ?? 12) {
          ChartFigureView(model: model)
          ChartLegend(model: model, isColumn: true)
        }
      case .overlay:
        ChartFigureView(model: model)
          .overlay(alignment: legend.alignment ?? .topLeading) { ChartLegend(model: model, isColumn: true) }
      default:
        VStack(alignment: alignment, spacing: legend.spacing ?? 10) {
          ChartFigureView(model: model)
          ChartLegend(model: model, isColumn: false)
        }
      }
    }
  }

  private var alignment: HorizontalAlignment {
    if let alignment = legend.alignment { return alignment.horizontal }
    return switch legend.position.kind {
    case .topTrailing, .bottomTrailing: .trailing
    case _ where model.hasSectors: .center
    default: .leading
    }
  }
}
