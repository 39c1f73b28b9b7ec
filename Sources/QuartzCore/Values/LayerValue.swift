internal import Graphics

/// A value of a layer's property, for the computations of animations.
package enum LayerValue {
  /// A number, a point, a size, a rectangle or a list of numbers.
  case numbers([Double])
  case transform(CATransform3D)
  case color(CGColor)
  case colors([CGColor])
  case path(CGPath)
  /// A value without intermediate values, such as a picture.
  case other(Any)

  /// Creates a value from an animation's value in the program.
  package init(_ value: Any) {
    self =
      switch value {
      case let value as LayerValue: value
      case let point as CGPoint: .numbers([point.x, point.y])
      case let size as CGSize: .numbers([size.width, size.height])
      case let rect as CGRect: .numbers([rect.minX, rect.minY, rect.width, rect.height])
      case let transform as CATransform3D: .transform(transform)
      case let transform as CGAffineTransform: .transform(CATransform3D(transform))
      case let color as CGColor: .color(color)
      case let colors as [CGColor]: .colors(colors)
      case let path as CGPath: .path(path)
      default:
        if let value = value as? NSValue, let numbers = Self.numbers(of: value) {
          .numbers(numbers)
        } else if let number = Self.number(value) {
          .numbers([number])
        } else if let list = value as? [Any], case let numbers = list.compactMap(Self.number),
          numbers.count == list.count
        {
          .numbers(numbers)
        } else if let list = value as? [Any], case let colors = list.compactMap({ $0 as? CGColor }),
          colors.count == list.count
        {
          .colors(colors)
        } else {
          .other(value)
        }
      }
  }

  /// Returns the numbers of a point, a size or a rectangle.
  private static func numbers(of value: NSValue) -> [Double]? {
    let type = String(cString: value.objCType)
    if type.hasPrefix("{CGPoint") { return [value.pointValue.x, value.pointValue.y] }
    if type.hasPrefix("{CGSize") { return [value.sizeValue.width, value.sizeValue.height] }
    guard type.hasPrefix("{CGRect") else { return nil }
    let rect = value.rectValue
    return [rect.minX, rect.minY, rect.width, rect.height]
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// Returns a value between this one and another.
  package func mixed(with other: LayerValue, _ fraction: Double) -> LayerValue {
    switch (self, other) {
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      .numbers(zip(from, to).map { $0 + ($1 - $0) * fraction })
    case (.transform(let from), .transform(let to)): .transform(from.mixed(with: to, fraction))
    case (.color(let from), .color(let to)): .color(from.mixed(with: to, fraction))
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      .colors(zip(from, to).map { $0.mixed(with: $1, fraction) })
    case (.path(let from), .path(let to)):
      Path(from).mixed(with: Path(to), fraction).map { .path($0.cgPath) } ?? (fraction < 1 ? self : other)
    default: fraction < 0.5 ? self : other
    }
  }

  /// Returns the sum with another value: transforms are concatenated, and a value without a sum is replaced.
  package func adding(_ other: LayerValue, times count: Double = 1) -> LayerValue {
    switch (self, other) {
    case (.numbers(let first), .numbers(let second)) where first.count == second.count:
      .numbers(zip(first, second).map { $0 + $1 * count })
    case (.transform(let first), .transform(let second)):
      count == 1 ? .transform(CATransform3DConcat(second, first)) : self
    default: count == 1 ? other : self
    }
  }

  /// Returns the distance to another value, for movements of constant speed.
  func distance(to other: LayerValue) -> Double {
    guard case (.numbers(let from), .numbers(let to)) = (self, other) else { return 1 }
    return zip(from, to).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}

extension CATransform3D {
  fileprivate init(_ t: CGAffineTransform) {
    self.init()
    (m11, m12, m21, m22, m41, m42) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
  }
}

extension CGColor {
  /// Returns a colour between this one and another.
  fileprivate func mixed(with other: CGColor, _ fraction: Double) -> CGColor {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    let (from, to) = (Color(cgColor: self).css, Color(cgColor: other).css)
    // Colours of the theme are resolved when they are drawn. Each mixture is parsed again, so their number is limited.
    if from.contains("@") || to.contains("@") {
      return CGColor(Color(css: "mix(\(from),\(to),\((fraction * 32).rounded() / 32))"))
    }
    guard let from = components, let to = other.components else { return other }
    let alpha = from[3] + (to[3] - from[3]) * fraction
    guard alpha > 0 else { return .clear }
    // A transparent colour does not affect the hue.
    let parts = (0..<3).map { (from[$0] * from[3] * (1 - fraction) + to[$0] * to[3] * fraction) / alpha }
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
}

extension Path {
  /// Returns a path between this one and another with the same kinds of elements, or `nil` if they differ.
  fileprivate func mixed(with other: Path, _ fraction: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mixed(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }
    var path = Path()
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let from), .move(let to)): path.move(to: mixed(from, to))
      case (.line(let from), .line(let to)): path.addLine(to: mixed(from, to))
      case (.quadCurve(let from, let fromControl), .quadCurve(let to, let toControl)):
        path.addQuadCurve(to: mixed(from, to), control: mixed(fromControl, toControl))
      case (.curve(let from, let fromFirst, let fromSecond), .curve(let to, let toFirst, let toSecond)):
        path.addCurve(to: mixed(from, to), control1: mixed(fromFirst, toFirst), control2: mixed(fromSecond, toSecond))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}
