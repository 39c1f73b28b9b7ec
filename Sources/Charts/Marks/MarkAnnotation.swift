import Foundation

/// The place of an annotation beside its mark.
///
/// Mirrors Swift Charts' `AnnotationPosition`.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let kind: Kind

  /// Above the mark; in the middle of a sector.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// In front of the mark.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above the mark.
  public static let top = AnnotationPosition(kind: .top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// Before the mark.
  public static let leading = AnnotationPosition(kind: .leading)
  /// After the mark.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// Above and before the mark.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// Above and after the mark.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// Below and before the mark.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// Below and after the mark.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// The treatment of an annotation that would exceed the chart.
///
/// Mirrors Swift Charts' `AnnotationOverflowResolution`.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The treatment on one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind { case automatic, disabled, fitChart, fitPlot }

    let kind: Kind

    /// The annotation is moved into the chart.
    public static let automatic = Strategy(kind: .automatic)
    /// The annotation keeps its place.
    public static let disabled = Strategy(kind: .disabled)
    /// The annotation is moved into the chart.
    public static var fit: Strategy { Strategy(kind: .fitChart) }

    /// The annotation is moved into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy {
      Strategy(kind: boundary == .plot ? .fitPlot : .fitChart)
    }

    /// The annotation is moved into the chart, which does not become larger for it.
    public static var padScale: Strategy { Strategy(kind: .automatic) }
  }

  /// A part of the chart that must contain annotations.
  public enum Boundary: Hashable, Sendable {
    /// The chart.
    case automatic
    /// The plot area.
    case plot
    /// The chart with its axes.
    case chart
  }

  /// The treatment on the horizontal axis.
  public var x: Strategy
  /// The treatment on the vertical axis.
  public var y: Strategy

  /// Creates a resolution.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// The annotation is moved into the chart.
  public static let automatic = AnnotationOverflowResolution()
}

/// The data that is available to the content of an annotation.
///
/// Mirrors Swift Charts' `AnnotationContext`.
public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: Double
  let overflow: AnnotationOverflowResolution
  let content: @MainActor (AnnotationContext) -> AnyView
}
