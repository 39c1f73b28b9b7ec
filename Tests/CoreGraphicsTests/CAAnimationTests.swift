import QuartzCore
import Testing

/// The values that animations set for the properties of a layer, without any layer.
@Suite struct CAAnimationTests {
  private var layer: LayerValues {
    LayerValues { name in
      switch name {
      case "opacity": .numbers([0.8])
      case "position": .numbers([100, 50])
      case "bounds": .numbers([0, 0, 40, 20])
      case "transform": .transform(CATransform3DIdentity)
      case "backgroundColor": .color(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      case "path": .path(CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)))
      case "locations": .numbers([0, 0.5, 1])
      default: nil
      }
    }
  }

  /// Returns the numbers of a property at a time.
  private func numbers(_ animation: CAAnimation, _ name: String, _ time: Double) -> [Double]? {
    var values = layer
    animation.plan(defaultDuration: 1).apply(at: time, to: &values)
    guard case .numbers(let numbers)? = values[name] else { return nil }
    return numbers.map { ($0 * 1000).rounded() / 1000 }
  }

  private func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    return animation
  }

  @Test func missingEndsAreThoseOfTheLayer() {
    #expect(numbers(basic("opacity", from: 0), "opacity", 0.5) == [0.4])
    #expect(numbers(basic("opacity", to: 0.4), "opacity", 0.5) == [0.6])
    #expect(numbers(basic("opacity", by: -0.4), "opacity", 0.5) == [0.6])
    #expect(numbers(basic("opacity", from: 0, by: 0.5), "opacity", 1) == [0.5])
    #expect(numbers(basic("opacity", to: 1, by: 0.5), "opacity", 0) == [0.5])
    #expect(numbers(basic("opacity", from: 0, to: 1), "opacity", 1.1) == [0.8], "the layer's own value is lost")
  }

  @Test func partsOfPropertiesMoveAlone() {
    #expect(numbers(basic("position.x", to: 200), "position", 0.5) == [150, 50])
    #expect(numbers(basic("bounds.size.height", from: 0, to: 40), "bounds", 0.5) == [0, 0, 40, 20])
    #expect(
      numbers(basic("bounds.size", to: NSValue(size: CGSize(width: 80, height: 60))), "bounds", 0.5) == [0, 0, 60, 40])
    #expect(numbers(basic("position", to: CGPoint(x: 0, y: 0)), "position", 0.25) == [75, 37.5])
    let group = CAAnimationGroup()
    group.animations = [
      basic("transform.scale", to: 3), basic("transform.rotation.z", to: Double.pi),
      basic("transform.translation.x", to: 8),
    ]
    #expect(numbers(group, "transform.scale.y", 0.5) == [2] && numbers(group, "transform.translation", 0.5) == [4, 0])
    #expect(numbers(group, "transform.rotation", 0.5) == [1.571])
  }

  @Test func sumsAreInRelationToTheLayer() {
    let added = basic("position.x", from: -10, to: 10)
    added.isAdditive = true
    #expect(numbers(added, "position", 0) == [90, 50] && numbers(added, "position", 1) == [110, 50])
    let walk = basic("position.x", from: 0, to: 10)
    (walk.isCumulative, walk.repeatCount) = (true, 3)
    #expect(numbers(walk, "position.x", 2.5) == [25])
  }

  @Test func curvesChangeTheSpeed() {
    let slow = basic("position.x", from: 0, to: 100)
    slow.timingFunction = CAMediaTimingFunction(name: .easeIn)
    #expect((numbers(slow, "position.x", 0.25)?.first ?? 99) < 15)
    slow.timingFunction = CAMediaTimingFunction(controlPoints: 0, 1, 0, 1)
    #expect((numbers(slow, "position.x", 0.25)?.first ?? 0) > 80)
  }

  @Test func springsComeToRest() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.damping) = (0, 100, 5)
    spring.duration = spring.settlingDuration
    let all = (0...200).compactMap { numbers(spring, "position.x", Double($0) / 200 * spring.duration)?.first }
    #expect((all.max() ?? 0) > 120 && abs((all.last ?? 0) - 100) < 1, "\(all.last ?? 0)")
    spring.damping = 20
    #expect(spring.settlingDuration < 2)
    spring.initialVelocity = 50
    #expect((numbers(spring, "position.x", 0.05)?.first ?? 0) > 50)
  }

  @Test func keyframesAreReachedInTime() {
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, 10, -10.0, NSNumber(value: 0)]
    #expect(numbers(shake, "position.x", 1.0 / 3) == [10] && numbers(shake, "position.x", 0.5) == [0])
    shake.keyTimes = [0, 0.1, 0.9, 1]
    #expect(numbers(shake, "position.x", 0.1) == [10] && numbers(shake, "position.x", 0.95) == [-5])
    shake.calculationMode = .discrete
    shake.keyTimes = nil
    #expect(numbers(shake, "position.x", 0.3) == [10] && numbers(shake, "position.x", 0.99) == [0])
    shake.calculationMode = .paced
    #expect(numbers(shake, "position.x", 0.25) == [10] && numbers(shake, "position.x", 0.75) == [-10])
    shake.calculationMode = .cubic
    #expect(numbers(shake, "position.x", 1.0 / 3) == [10] && (numbers(shake, "position.x", 0.38)?.first ?? 0) > 7)
    shake.calculationMode = .linear
    shake.timingFunctions = [.init(name: .easeIn), .init(name: .linear), .init(name: .linear)]
    #expect((numbers(shake, "position.x", 1.0 / 6)?.first ?? 9) < 4)
  }

  @Test func pathsAreFollowed() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 10, y: 110))
    let follow = CAKeyframeAnimation(keyPath: "position")
    (follow.path, follow.rotationMode) = (path, .rotateAuto)
    #expect(numbers(follow, "position", 0) == [10, 10] && numbers(follow, "position", 0.3) == [10, 40])
    #expect(numbers(follow, "transform.rotation.z", 0.3) == [1.571])
  }

  @Test func groupsHaveTheirOwnTime() {
    let group = CAAnimationGroup()
    let late = basic("opacity", from: 0, to: 1)
    (late.beginTime, late.duration, late.fillMode) = (1, 1, .backwards)
    group.animations = [late, basic("position.x", from: 0, to: 100)]
    (group.duration, group.fillMode) = (4, .forwards)
    #expect(numbers(group, "opacity", 0.5) == [0] && numbers(group, "opacity", 1.5) == [0.5])
    #expect(numbers(group, "position.x", 2) == [50] && numbers(group, "opacity", 3) == [0.8])
    #expect(numbers(group, "position.x", 9) == [100], "the last value of a group is lost")
  }

  @Test func coloursPathsAndFlipsAreMixed() {
    var values = layer
    func apply(_ animation: CAAnimation) {
      values = layer
      animation.plan(defaultDuration: 1).apply(at: 0.5, to: &values)
    }
    apply(basic("backgroundColor", to: CGColor(red: 0, green: 0, blue: 1, alpha: 1)))
    if case .color(let color)? = values["backgroundColor"] {
      #expect(color.components?.map { ($0 * 10).rounded() / 10 } == [0.5, 0, 0.5, 1])
    } else {
      Issue.record("no colour")
    }
    apply(basic("path", to: CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10))))
    if case .path(let path)? = values["path"] {
      #expect(path.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 10))
    } else {
      Issue.record("no path")
    }
    apply(basic("transform", to: CATransform3DMakeRotation(.pi, 0, 1, 0)))
    if case .transform(let flip)? = values["transform"] {
      #expect(abs(flip.m11) < 0.001 && flip.m22 == 1)
    } else {
      Issue.record("no transform")
    }
    #expect(numbers(basic("locations", from: [-1.0, -0.5, 0.0], to: [1, 1.5, 2]), "locations", 0.5) == [0, 0.5, 1])
    let quarter = basic("transform", to: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    #expect(numbers(quarter, "transform.rotation.z", 0.5) == [0.785] && numbers(quarter, "transform.scale", 0.5) == [1])
  }

  @Test func transitionsComeFromTheirSide() {
    let transition = CATransition()
    #expect(numbers(transition, "opacity", 0.5) == [0.4] && numbers(transition, "position", 0.5) == [100, 50])
    (transition.type, transition.subtype) = (.push, .fromBottom)
    #expect(numbers(transition, "position", 0) == [100, 70] && numbers(transition, "position", 1) == [100, 50])
  }

  @Test func copiesAreTheirOwn() {
    let group = CAAnimationGroup()
    let inner = basic("opacity", from: 0, to: 1)
    group.animations = [inner]
    group.setValue("pulse", forKey: "name")
    group.duration = 3
    let copy = group.copy() as? CAAnimationGroup
    inner.toValue = 0
    group.duration = 5
    #expect(copy?.duration == 3 && copy?.value(forKey: "name") as? String == "pulse")
    #expect((copy?.animations?.first as? CABasicAnimation)?.toValue as? Int == 1)
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect((spring.copy() as? CASpringAnimation)?.damping == spring.damping && spring.damping != 10)
  }
}
