import Foundation

/// The figure of a chart at the last requested size.
///
/// The canvas, the layout and the views of a chart request it one after the other, mostly for the same size.
@MainActor
final class FigureCache {
  struct Drawn {
    let figure: Figure
    let shapes: [MarkShape]
    /// The views of the axes, then those of the marks.
    let attachments: [Figure.Attachment]
  }

  private let model: ChartModel
  private let surroundings: Figure.Surroundings
  private var latest: Drawn?

  init(_ model: ChartModel, _ surroundings: Figure.Surroundings) {
    self.model = model
    self.surroundings = surroundings
  }

  /// Returns the figure at a size.
  func drawn(at size: CGSize) -> Drawn {
    if let latest, latest.figure.size == size { return latest }
    let figure = Figure(model, size: size, surroundings)
    let marks = MarkShapes(figure)
    let drawn = Drawn(
      figure: figure, shapes: marks.shapes.map(\.shape),
      attachments: figure.axisViews.map(\.attachment) + marks.attachments)
    latest = drawn
    return drawn
  }

  /// Returns the room beside the plot area at a size.
  func axes(at size: CGSize) -> CGSize {
    let plot = drawn(at: size).figure.plot
    return CGSize(width: size.width - plot.width, height: size.height - plot.height)
  }

  /// Returns the places of the views beside axes and marks at a size.
  func spots(at size: CGSize) -> [ChartSpot] {
    let drawn = drawn(at: size)
    return drawn.attachments.map { $0.spot(plot: drawn.figure.plot, chart: size) }
  }
}
