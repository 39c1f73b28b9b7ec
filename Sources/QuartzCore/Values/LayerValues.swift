/// The values of a layer's properties while it is animated: those of the animations, or else the layer's own.
package struct LayerValues {
  /// The animated values, by the names of properties.
  package private(set) var animated: [String: LayerValue] = [:]
  private let model: (String) -> LayerValue?

  /// - Parameter model: Returns the layer's own value of a property.
  package init(model: @escaping (String) -> LayerValue?) { self.model = model }

  /// The value of a property, or of a part of one, such as `position.x` or `transform.rotation.z`.
  package subscript(keyPath: String) -> LayerValue? {
    get {
      let (name, part) = Self.parts(of: keyPath)
      guard let whole = animated[name] ?? model(name) else { return nil }
      guard let part else { return whole }
      switch whole {
      case .numbers(let numbers):
        let places = Self.places(of: part, amongst: numbers.count)
        return places.isEmpty ? nil : .numbers(places.map { numbers[$0] })
      case .transform(let transform): return transform.part(part).map { .numbers($0) }
      default: return nil
      }
    }
    set {
      let (name, part) = Self.parts(of: keyPath)
      guard let newValue else { return }
      guard let part else {
        animated[name] = newValue
        return
      }
      guard case .numbers(let some) = newValue, let first = some.first, let whole = animated[name] ?? model(name) else {
        return
      }
      switch whole {
      case .numbers(var numbers):
        for (index, place) in Self.places(of: part, amongst: numbers.count).enumerated() where index < some.count {
          numbers[place] = some[index]
        }
        animated[name] = .numbers(numbers)
      case .transform(let transform):
        animated[name] = .transform(transform.replacing(part, by: first, some.count > 1 ? some[1] : first))
      default: break
      }
    }
  }

  private static func parts(of keyPath: String) -> (name: String, part: String?) {
    guard let point = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
    return (String(keyPath[..<point]), String(keyPath[keyPath.index(after: point)...]))
  }

  /// Returns the indices of a component among the numbers of a point, a size or a rectangle.
  private static func places(of part: String, amongst count: Int) -> [Int] {
    switch (count, part) {
    case (2, "x"), (2, "width"), (4, "origin.x"): [0]
    case (2, "y"), (2, "height"), (4, "origin.y"): [1]
    case (4, "size.width"): [2]
    case (4, "size.height"): [3]
    case (4, "origin"): [0, 1]
    case (4, "size"): [2, 3]
    default: []
    }
  }
}

extension CATransform3D {
  fileprivate func part(_ name: String) -> [Double]? {
    let parts = TransformParts(self)
    switch name {
    case "scale", "scale.xy", "scale.x": return [parts.scaleX]
    case "scale.y": return [parts.scaleY]
    case "scale.z": return [m33]
    case "rotation", "rotation.z": return [parts.rotation]
    case "rotation.x", "rotation.y": return [0]
    case "translation": return [m41, m42]
    case "translation.x": return [m41]
    case "translation.y": return [m42]
    case "translation.z": return [m43]
    default: return nil
    }
  }

  fileprivate func replacing(_ name: String, by value: Double, _ second: Double) -> CATransform3D {
    var parts = TransformParts(self)
    switch name {
    case "scale", "scale.xy": (parts.scaleX, parts.scaleY) = (value, value)
    case "scale.x": parts.scaleX = value
    case "scale.y": parts.scaleY = value
    case "rotation", "rotation.z": parts.rotation = value
    // A rotation out of the plane is added to the transform, because it cannot be extracted from it.
    case "rotation.x": return CATransform3DRotate(self, value, 1, 0, 0)
    case "rotation.y": return CATransform3DRotate(self, value, 0, 1, 0)
    case "translation", "translation.x", "translation.y", "translation.z":
      var moved = self
      if name == "translation" { (moved.m41, moved.m42) = (value, second) }
      if name == "translation.x" { moved.m41 = value }
      if name == "translation.y" { moved.m42 = value }
      if name == "translation.z" { moved.m43 = value }
      return moved
    default: return self
    }
    return parts.transform
  }
}
