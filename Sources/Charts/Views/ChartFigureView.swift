import Foundation
import GtkObjects

/// The plot area of a chart with its axes.
struct ChartFigureView: View {
  let model: ChartModel
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.textScale) private var textScale
  @State private var labelSizes = LabelSizes.defaultValue
  @State private var scrolled = CGSize.zero
  /// The room of the axes and titles beside the plot area.
  @State private var axes = CGSize.zero

  /// The height of a chart that chooses its own.
  private static let idealHeight = 220.0

  var body: some View {
    PlotSizeLayout(axes: axes) {
      GeometryReader { geometry in
        FigureLayers(
          model: model, cache: cache(in: geometry), size: geometry.size, scrolled: $scrolled, axes: $axes)
      }
      .frame(idealWidth: 320, idealHeight: Self.idealHeight)
      if let style = model.settings.plotStyle { style(ChartPlotContent()).hidden() }
    }
    .onPreferenceChange(LabelSizes.self) { labelSizes = $0 }
  }

  private func cache(in geometry: GeometryProxy) -> FigureCache {
    let widget = geometry.widget
    // Labels are measured again when the user's text scale has changed.
    _ = textScale
    var surroundings = Figure.Surroundings { [weak widget] text, font in
      widget?.size(ofText: text, font: font) ?? CGSize(width: Double(text.count) * 7, height: 15)
    }
    surroundings.isRightToLeft = layoutDirection == .rightToLeft
    surroundings.labelSizes = labelSizes
    surroundings.scrolled = scrolled
    return FigureCache(model, surroundings)
  }
}

/// The views of a figure from the back to the front.
private struct FigureLayers: View {
  let model: ChartModel
  let cache: FigureCache
  /// The size of the latest layout. The canvas and the places of views follow the current one.
  let size: CGSize
  @Binding var scrolled: CGSize
  @Binding var axes: CGSize

  var body: some View {
    // A chart without views is left to the canvas, which knows its size first.
    let drawn = model.hasViews ? cache.drawn(at: size == .zero ? Self.guess : size) : nil
    ZStack(alignment: .topLeading) {
      if let drawn { layers(model.settings.backgrounds, ChartProxy(drawn.figure)) }
      if let style = model.settings.plotStyle {
        inPlot { style(ChartPlotContent()) }
          .onChange(of: size, initial: true) { _, size in
            if size != .zero { axes = cache.axes(at: size) }
          }
      }
      Canvas { [cache] context, size in FigureDrawing(cache.drawn(at: size)).draw(in: &context) }
        .accessibilityLabel(model.accessibleName)
        .accessibilityHint(model.accessibleDescription)
      if let drawn { views(on: drawn) }
    }
  }

  /// The size for which views are created before the first layout.
  private static let guess = CGSize(width: 320, height: 220)

  @ViewBuilder
  private func views(on drawn: FigureCache.Drawn) -> some View {
    let proxy = ChartProxy(drawn.figure)
    if !drawn.attachments.isEmpty { attachments(drawn) }
    if !model.settings.selections.isEmpty {
      inPlot { SelectionArea(proxy: proxy, model: model) { scroller(drawn.figure) } }
    } else {
      inPlot { scroller(drawn.figure) }
    }
    layers(model.settings.overlays, proxy)
  }

  @ViewBuilder
  private func scroller(_ figure: Figure) -> some View {
    if model.settings.x.isEnabled || model.settings.y.isEnabled {
      ChartScroller(figure: figure, scrolled: $scrolled)
    } else if !model.settings.selections.isEmpty {
      Color.clear
    }
  }

  private func layers(_ layers: [ChartSettings.Layer], _ proxy: ChartProxy) -> some View {
    ForEach(Array(layers.enumerated()), id: \.offset) { layer in
      layer.element.content(proxy).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.element.alignment)
    }
  }

  private func inPlot<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> some View {
    PlacedViews(spots: { [cache] in [.filling(cache.drawn(at: $0).figure.plot)] }, content: content)
  }

  private func attachments(_ drawn: FigureCache.Drawn) -> some View {
    let spots: @MainActor (CGSize) -> [ChartSpot] = { [cache] in cache.spots(at: $0) }
    return PlacedViews(spots: spots) {
      ForEach(Array(drawn.figure.axisViews.enumerated()), id: \.offset) { label in
        AxisView(axis: label.element.axis, content: label.element.attachment.view)
      }
      ForEach(Array(drawn.attachments.dropFirst(drawn.figure.axisViews.count).enumerated()), id: \.offset) {
        $0.element.view
      }
    }
  }
}

/// A label that is a view of the client, and reports its size.
private struct AxisView: View {
  let axis: Axis
  let content: AnyView

  var body: some View {
    content
      .font(.caption)
      .foregroundStyle(.secondary)
      .background {
        GeometryReader { geometry in
          Color.clear.preference(key: LabelSizes.self, value: [axis: geometry.size])
        }
      }
  }
}

/// The largest size of the labels of each axis that are views.
private struct LabelSizes: PreferenceKey {
  static var defaultValue: [Axis: CGSize] { [:] }

  static func reduce(value: inout [Axis: CGSize], nextValue: () -> [Axis: CGSize]) {
    value.merge(nextValue()) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
  }
}
