import Foundation

/// The settings from the modifiers around a chart.
struct ChartSettings {
  enum AxisSetting {
    case automatic, hidden
    case custom([AxisDescription])
  }

  struct Scale {
    var domain = _ScaleDomain.automatic(includesZero: nil, reversed: false)
    var type: ScaleType?
    var padding: (start: Double, end: Double) = (0, 0)
  }

  struct Title {
    var text: String?
    var view: AnyView?
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: Double
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: Double?
    var content: AnyView?
  }

  struct Layer {
    let alignment: Alignment
    let content: @MainActor (ChartProxy) -> AnyView
  }

  /// A scrolling axis.
  struct Scrolling {
    var isEnabled = false
    /// The length of the visible part, in values or seconds.
    var visible: Double?
    var initial: _DataValue?
    var position: ChartBinding<_DataValue>?
  }

  var xAxis = AxisSetting.automatic
  var yAxis = AxisSetting.automatic
  var xScale = Scale()
  var yScale = Scale()
  var styles = StyleScale()
  var symbols = SymbolScale()
  var xTitles: [Title] = []
  var yTitles: [Title] = []
  var legend = Legend()
  var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
  var overlays: [Layer] = []
  var backgrounds: [Layer] = []
  var selections: [ChartSelection] = []
  var x = Scrolling()
  var y = Scrolling()

  func scale(on axis: Axis) -> Scale { axis == .horizontal ? xScale : yScale }
}

/// A client's binding, in the values of a scale.
struct ChartBinding<Value> {
  let get: @MainActor () -> Value
  let set: @MainActor (Value) -> Void
}

/// A selection that follows the pointer and the arrow keys.
struct ChartSelection {
  enum Target { case x, y, angle }

  let target: Target
  /// Sets the value, or the two ends of the range, or nothing.
  let select: @MainActor (_ from: _DataValue?, _ to: _DataValue?) -> Void
  let current: @MainActor () -> _DataValue?
  let isRange: Bool
}

struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}
