import GtkObjects
import QuartzCore

/// An animated property of layers, by its name.
@MainActor
struct LayerProperty {
  /// Returns the value, or `nil` for a layer of another class.
  let value: (CALayer) -> LayerValue?
  /// Gives a layer a value, and returns a closure that restores the previous one.
  let set: (CALayer, LayerValue) -> () -> Void

  private init<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>, _ value: @escaping (Value) -> LayerValue?,
    _ make: @escaping (LayerValue) -> Value?
  ) {
    self.value = { layer in (layer as? Layer).flatMap { value($0[keyPath: path]) } }
    set = { layer, new in
      guard let layer = layer as? Layer, let new = make(new) else { return {} }
      let old = layer[keyPath: path]
      layer[keyPath: path] = new
      return { layer[keyPath: path] = old }
    }
  }

  private init<Layer: CALayer>(length path: ReferenceWritableKeyPath<Layer, CGFloat>) {
    self.init(path, { .numbers([Double($0)]) }, { $0.numbers(1).map { CGFloat($0[0]) } })
  }

  private init<Layer: CALayer>(fraction path: ReferenceWritableKeyPath<Layer, Float>) {
    self.init(path, { .numbers([Double($0)]) }, { $0.numbers(1).map { Float($0[0]) } })
  }

  private init<Layer: CALayer>(point path: ReferenceWritableKeyPath<Layer, CGPoint>) {
    self.init(path, { .numbers([$0.x, $0.y]) }, { $0.numbers(2).map { CGPoint(x: $0[0], y: $0[1]) } })
  }

  private init<Layer: CALayer>(color path: ReferenceWritableKeyPath<Layer, CGColor?>) {
    // In an animation, no colour is a transparent one.
    self.init(path, { .color($0 ?? .clear) }, { if case .color(let color) = $0 { .some(color) } else { nil } })
  }

  private init<Layer: CALayer>(transform path: ReferenceWritableKeyPath<Layer, CATransform3D>) {
    self.init(path, { .transform($0) }, { if case .transform(let transform) = $0 { transform } else { nil } })
  }

  /// The properties that a view's layer shares with the view.
  static let places: Set<String> = ["position", "bounds", "transform", "opacity"]

  /// Returns whether a change of the layer's own value is animated. Outlines and pictures change at once.
  static func isAnimatedByItself(_ name: String) -> Bool { all[name] != nil && name != "path" && name != "contents" }

  static let all: [String: LayerProperty] = [
    "position": LayerProperty(point: \CALayer.position),
    "bounds": LayerProperty(
      \CALayer.bounds, { .numbers([$0.minX, $0.minY, $0.width, $0.height]) },
      { $0.numbers(4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } }),
    "transform": LayerProperty(transform: \CALayer.transform),
    "opacity": LayerProperty(fraction: \CALayer.opacity),
    "anchorPoint": LayerProperty(point: \CALayer.anchorPoint),
    "backgroundColor": LayerProperty(color: \CALayer.backgroundColor),
    "cornerRadius": LayerProperty(length: \CALayer.cornerRadius),
    "borderWidth": LayerProperty(length: \CALayer.borderWidth),
    "borderColor": LayerProperty(color: \CALayer.borderColor),
    "shadowColor": LayerProperty(color: \CALayer.shadowColor),
    "shadowOpacity": LayerProperty(fraction: \CALayer.shadowOpacity),
    "shadowRadius": LayerProperty(length: \CALayer.shadowRadius),
    "shadowOffset": LayerProperty(
      \CALayer.shadowOffset, { .numbers([$0.width, $0.height]) },
      { $0.numbers(2).map { CGSize(width: $0[0], height: $0[1]) } }),
    "contents": LayerProperty(
      \CALayer.contents, { $0.map { .other($0) } }, { if case .other(let value) = $0 { .some(value) } else { nil } }),
    "path": LayerProperty(
      \CAShapeLayer.path, { $0.map { .path($0) } }, { if case .path(let path) = $0 { .some(path) } else { nil } }),
    "fillColor": LayerProperty(color: \CAShapeLayer.fillColor),
    "strokeColor": LayerProperty(color: \CAShapeLayer.strokeColor),
    "lineWidth": LayerProperty(length: \CAShapeLayer.lineWidth),
    "miterLimit": LayerProperty(length: \CAShapeLayer.miterLimit),
    "lineDashPhase": LayerProperty(length: \CAShapeLayer.lineDashPhase),
    "strokeStart": LayerProperty(length: \CAShapeLayer.strokeStart),
    "strokeEnd": LayerProperty(length: \CAShapeLayer.strokeEnd),
    "colors": LayerProperty(
      \CAGradientLayer.colors, { $0.map { .init($0) } },
      { if case .colors(let colors) = $0 { .some(colors) } else { nil } }),
    "locations": LayerProperty(
      \CAGradientLayer.locations, { $0.map { .numbers($0.map(\.doubleValue)) } },
      { if case .numbers(let numbers) = $0 { .some(numbers.map { NSNumber(value: $0) }) } else { nil } }),
    "startPoint": LayerProperty(point: \CAGradientLayer.startPoint),
    "endPoint": LayerProperty(point: \CAGradientLayer.endPoint),
    "fontSize": LayerProperty(length: \CATextLayer.fontSize),
    "foregroundColor": LayerProperty(color: \CATextLayer.foregroundColor),
    "instanceTransform": LayerProperty(transform: \CAReplicatorLayer.instanceTransform),
    "instanceColor": LayerProperty(color: \CAReplicatorLayer.instanceColor),
    "instanceAlphaOffset": LayerProperty(fraction: \CAReplicatorLayer.instanceAlphaOffset),
  ]
}

extension LayerValue {
  /// Returns the numbers, if the count is right.
  func numbers(_ count: Int) -> [Double]? {
    if case .numbers(let numbers) = self, numbers.count == count { numbers } else { nil }
  }
}
