import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// The appearance of layers during animations, and the ends of the animations.
  @Suite @MainActor struct LayerAnimationTests {
    final class Observer: CAAnimationDelegate {
      var events: [String] = []

      deinit {}

      func animationDidStart(_ anim: CAAnimation) { events.append("start") }

      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        events.append(flag ? "end" : "stop \(anim.value(forKey: "name") ?? "")")
      }
    }

    private let screen = UIViewController()
    private let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))

    init() {
      card.backgroundColor = .systemRed
      screen.view.addSubview(card)
      Gtk.DesktopSettings.animationsAreEnabled = true
    }

    private func show(height: CGFloat = 200) async throws -> ViewHost {
      let host = try ViewHost(screen, size: CGSize(width: 300, height: height))
      await host.nextFrame()
      return host
    }

    private func animation(_ keyPath: String, from: Any?, to: Any?, _ duration: Double = 60) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
      return animation
    }

    /// Returns an animation that is paused in its middle.
    private func middle(_ keyPath: String, from: Any?, to: Any?) -> CABasicAnimation {
      let animation = animation(keyPath, from: from, to: to, 1)
      (animation.speed, animation.timeOffset) = (0, 0.5)
      return animation
    }

    private var drawnLeft: Double {
      guard let widget = card.realizedWidget, let root = screen.view.realizedWidget else { return .nan }
      return Double(widget.place(in: root)?.minX ?? .nan)
    }

    private func wait(_ condition: () -> Bool) async -> Bool {
      await MainLoop.wait(timeout: .seconds(20)) { condition() }
    }

    @Test func viewsShowTheAnimationAndKeepTheirValues() async throws {
      let host = try await show()
      let observer = Observer()
      let slide = animation("position.x", from: 70, to: 6070)
      slide.delegate = observer
      slide.setValue("slide", forKey: "name")
      card.layer.add(slide, forKey: "slide")
      #expect(await wait { drawnLeft > 30 })
      #expect(card.center.x == 70 && card.frame.minX == 20)
      let shown = card.layer.presentation()?.position.x ?? 0
      #expect(shown > 80 && shown < 6070 && card.layer.presentation()?.position.y == 50)
      #expect(card.layer.animationKeys() == ["slide"] && card.layer.animation(forKey: "slide")?.duration == 60)
      card.layer.removeAnimation(forKey: "slide")
      #expect(await wait { observer.events == ["start", "stop slide"] })
      await host.nextFrame()
      #expect(drawnLeft == 20 && card.layer.animationKeys() == nil && !card.layer.followsFrames)
      host.close()
    }

    @Test func lastValuesStayIfTheyAreToldTo() async throws {
      let host = try await show()
      let observer = Observer()
      for keeps in [true, false] {
        let fade = animation("opacity", from: 1, to: 0.25)
        (fade.fillMode, fade.isRemovedOnCompletion, fade.delegate) = (.forwards, !keeps, observer)
        observer.events = []
        card.layer.add(fade, forKey: "fade")
        #expect(await wait { observer.events == ["start"] })
        // The time of the layer jumps to the end.
        card.layer.timeOffset += 100
        #expect(await wait { observer.events == ["start", "end"] })
        await host.nextFrame()
        #expect(abs((card.realizedWidget?.opacity ?? 0) - (keeps ? 0.25 : 1)) < 0.01 && card.alpha == 1)
        #expect((card.layer.animationKeys() == ["fade"]) == keeps && !card.layer.followsFrames)
      }
      host.close()
    }

    @Test func looksOfViewsAreAnimated() async throws {
      card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let host = try await show()
      card.layer.add(
        middle("backgroundColor", from: nil, to: CGColor(red: 0, green: 0, blue: 1, alpha: 1)), forKey: nil)
      card.layer.add(middle("transform.scale", from: 1, to: 0), forKey: nil)
      card.layer.add(middle("cornerRadius", from: 0, to: 40), forKey: nil)
      await host.nextFrame()
      await host.nextFrame()
      let pixels = Pixels(of: screen.view)
      #expect(pixels[70, 50] == "800080FF" && pixels[25, 25] != "800080FF", "\(pixels[70, 50]) \(pixels[25, 25])")
      // In half the size, the card is from 45 to 95, and its corner is round.
      #expect(pixels[46, 36] != "800080FF" && pixels[70, 37] == "800080FF" && card.layer.cornerRadius == 0)
      card.layer.removeAllAnimations()
      await host.nextFrame()
      #expect(Pixels(of: screen.view)[25, 25] == "FF0000FF")
      host.close()
    }

    @Test func linesAndGradientsAreAnimated() async throws {
      final class Sky: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
      }
      let sky = Sky(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
      let gradient = sky.layer as? CAGradientLayer
      gradient?.colors = [CGColor.black, CGColor.white]
      gradient?.startPoint = CGPoint(x: 0, y: 0.5)
      gradient?.endPoint = CGPoint(x: 1, y: 0.5)
      gradient?.locations = [0, 0.01]
      screen.view.addSubview(sky)
      let line = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 100, y: 10))
      (line.path, line.strokeColor, line.lineWidth) = (path, CGColor(red: 0, green: 0, blue: 1, alpha: 1), 10)
      line.add(middle("strokeEnd", from: 0, to: 1), forKey: nil)
      card.layer.addSublayer(line)
      gradient?.add(middle("locations", from: [0, 0.01], to: [0.99, 1.0]), forKey: nil)
      let host = try await show()
      await host.nextFrame()
      let pixels = Pixels(of: screen.view)
      #expect(pixels[60, 30] == "0000FFFF" && pixels[80, 30] != "0000FFFF", "\(pixels[60, 30]) \(pixels[80, 30])")
      #expect(pixels[40, 120] == "000000FF" && pixels[60, 120] == "FFFFFFFF")
      #expect(line.strokeEnd == 1 && line.presentation()?.strokeEnd == 0.5 && gradient?.locations == [0, 0.01])
      host.close()
    }

    @Test func ownLayersAnimateTheirChanges() async throws {
      let dot = CALayer()
      dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      card.layer.addSublayer(dot)
      dot.opacity = 0.9
      #expect(dot.animationKeys() == nil, "What has never been seen is animated")
      let host = try await show()
      CATransaction.begin()
      CATransaction.setAnimationDuration(60)
      dot.position.x = 50
      #expect(dot.animation(forKey: "position")?.duration == 0 && dot.followsFrames)
      CATransaction.setDisableActions(true)
      dot.opacity = 0.5
      CATransaction.commit()
      #expect(dot.animationKeys() == ["position"] && dot.position.x == 50)
      #expect((dot.presentation()?.position.x ?? 99) < 50)
      dot.actions = ["cornerRadius": NSNull()]
      dot.cornerRadius = 5
      card.layer.cornerRadius = 5
      #expect(dot.animationKeys() == ["position"] && card.layer.animationKeys() == nil)
      dot.removeFromSuperlayer()
      #expect(await wait { dot.animationKeys() == nil }, "An animation outlives its place")
      host.close()
    }

    @Test func transactionsEndWithTheirAnimations() async throws {
      let host = try await show()
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("empty") }
      CATransaction.commit()
      card.layer.add(animation("opacity", from: 0, to: 1), forKey: "fade")
      UIView.animate(withDuration: 60) { card.frame.origin.x = 50 }
      CATransaction.commit()
      #expect(await wait { log == ["empty"] })
      card.layer.removeAnimation(forKey: "fade")
      await host.nextFrame()
      #expect(log == ["empty"])
      card.layer.removeAllAnimations()
      #expect(await wait { log == ["empty", "outer"] })
      host.close()
    }

    @Test func whatIsNotSeenCostsNothing() async throws {
      let host = try await show()
      let turn = animation("transform.rotation.z", from: 0, to: 6, 1)
      turn.repeatCount = .infinity
      card.layer.add(turn, forKey: "turn")
      #expect(card.layer.followsFrames)
      card.isHidden = true
      #expect(await wait { !card.layer.followsFrames })
      #expect(card.layer.animationKeys() == ["turn"], "UIKit keeps animations of hidden views")
      card.isHidden = false
      #expect(await wait { card.layer.followsFrames })
      card.removeFromSuperview()
      #expect(await wait { !card.layer.followsFrames && card.layer.animationKeys() == nil })
      host.close()
    }

    @Test func animationsWithoutAnEndDoNotKeepTheirView() async throws {
      final class Pulse: UIView, CAAnimationDelegate {
        func pulse(_ animation: CAAnimation) {
          animation.repeatCount = .infinity
          animation.delegate = self
          layer.add(animation, forKey: "pulse")
        }
      }
      let host = try await show()
      var views: [Weak] = []
      for round in 0..<1_000 {
        let view = Pulse(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.pulse(animation("opacity", from: 0, to: 1, 1))
        let dot = CALayer()
        dot.add(animation("opacity", from: 0, to: 1), forKey: nil)
        view.layer.addSublayer(dot)
        views.append(Weak(view))
        if round % 100 == 0 {
          card.addSubview(view)
          await host.nextFrame()
          #expect(view.layer.followsFrames)
          view.removeFromSuperview()
        }
      }
      #expect(await wait { views.allSatisfy { $0.view == nil } }, "\(views.count { $0.view != nil }) remain")
      host.close()
    }

    private struct Weak {
      weak var view: UIView?
      init(_ view: UIView) { self.view = view }
    }

    @Test func reducedMotionEndsAtOnce() async throws {
      let host = try await show()
      Gtk.DesktopSettings.animationsAreEnabled = false
      defer { Gtk.DesktopSettings.animationsAreEnabled = true }
      let observer = Observer()
      let slide = animation("position.x", from: 0, to: 200)
      (slide.fillMode, slide.isRemovedOnCompletion, slide.delegate) = (.forwards, false, observer)
      card.layer.add(slide, forKey: nil)
      let pulse = animation("opacity", from: 0, to: 0.5)
      pulse.repeatCount = .infinity
      card.layer.add(pulse, forKey: nil)
      #expect(observer.events.isEmpty, "The delegate is called inside the change")
      #expect(await wait { observer.events == ["start", "end"] })
      await host.nextFrame()
      #expect(drawnLeft == 150 && card.realizedWidget?.opacity == 1 && !card.layer.followsFrames)
      host.close()
    }

    @Test func withoutAWindowTheEndComes() async {
      let observer = Observer()
      let short = animation("opacity", from: 0, to: 1, 0.01)
      short.delegate = observer
      card.layer.add(short, forKey: nil)
      #expect(await wait { observer.events == ["start", "end"] })
    }

    @Test func layersStandStill() async throws {
      let host = try await show()
      card.layer.add(animation("position.x", from: 70, to: 6070), forKey: nil)
      #expect(await wait { drawnLeft > 30 })
      let paused = card.layer.convertTime(CACurrentMediaTime(), from: nil)
      card.layer.speed = 0
      card.layer.timeOffset = paused
      await host.nextFrame()
      let left = drawnLeft
      #expect(!card.layer.followsFrames)
      await host.nextFrame()
      #expect(drawnLeft == left)
      (card.layer.speed, card.layer.timeOffset, card.layer.beginTime) = (1, 0, 0)
      card.layer.beginTime = card.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      #expect(card.layer.followsFrames)
      #expect(await wait { drawnLeft > left })
      #expect(abs(card.layer.convertTime(card.layer.convertTime(5, to: nil), from: nil) - 5) < 0.001)
      host.close()
    }

    /// The most common uses: a pulse, a shake, a ring, a wheel, a shimmer, dots one after the other, a flip.
    @Test func commonUsesRun() async throws {
      let host = try await show(height: 300)
      card.backgroundColor = nil
      var layers: [CALayer] = []
      func forever(_ layer: CALayer, _ animation: CABasicAnimation, _ key: String) {
        animation.repeatCount = .infinity
        layer.add(animation, forKey: key)
        if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
      }
      let dot = UIView(frame: CGRect(x: 20, y: 20, width: 24, height: 24))
      (dot.backgroundColor, dot.layer.cornerRadius) = (.systemRed, 12)
      screen.view.addSubview(dot)
      for (path, end) in [("transform.scale", 1.6), ("opacity", 0.3)] {
        let pulse = animation(path, from: 1, to: end, 0.8)
        (pulse.autoreverses, pulse.timingFunction) = (true, CAMediaTimingFunction(name: .easeInEaseOut))
        forever(dot.layer, pulse, path)
      }
      let field = UITextField(frame: CGRect(x: 90, y: 14, width: 180, height: 34))
      field.text = "Wrong"
      screen.view.addSubview(field)
      let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
      (shake.values, shake.duration, shake.isAdditive) = ([0, -12, 12, -8, 8, 0], 60, true)
      field.layer.add(shake, forKey: "shake")
      let ring = CAShapeLayer()
      ring.frame = CGRect(x: 20, y: 70, width: 60, height: 60)
      ring.path = UIBezierPath(ovalIn: ring.bounds.insetBy(dx: 4, dy: 4)).cgPath
      (ring.fillColor, ring.strokeColor, ring.lineWidth, ring.lineCap) = (nil, UIColor.systemBlue.cgColor, 6, .round)
      screen.view.layer.addSublayer(ring)
      forever(ring, animation("strokeEnd", from: 0, to: 1, 2), "draw")
      let wheel = UIImageView(image: UIImage(systemName: "arrow.clockwise"))
      wheel.frame = CGRect(x: 110, y: 76, width: 48, height: 48)
      screen.view.addSubview(wheel)
      forever(wheel.layer, animation("transform.rotation.z", from: 0, to: 2 * Double.pi, 2), "turn")
      let shimmer = CAGradientLayer()
      shimmer.frame = CGRect(x: 190, y: 80, width: 90, height: 40)
      shimmer.colors = [UIColor.systemGray5.cgColor, UIColor.systemGray.cgColor, UIColor.systemGray5.cgColor]
      (shimmer.startPoint, shimmer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
      (shimmer.cornerRadius, shimmer.masksToBounds) = (8, true)
      screen.view.layer.addSublayer(shimmer)
      forever(shimmer, animation("locations", from: [-1, -0.5, 0], to: [1, 1.5, 2], 1.5), "shimmer")
      let row = CAReplicatorLayer()
      row.frame = CGRect(x: 20, y: 150, width: 60, height: 12)
      (row.instanceCount, row.instanceDelay) = (3, 0.25)
      row.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      let blink = CALayer()
      (blink.frame, blink.cornerRadius) = (CGRect(x: 0, y: 0, width: 12, height: 12), 6)
      blink.backgroundColor = UIColor.systemGreen.cgColor
      row.addSublayer(blink)
      screen.view.layer.addSublayer(row)
      let fade = animation("opacity", from: 1, to: 0.1, 0.75)
      fade.autoreverses = true
      forever(blink, fade, "blink")
      let coin = UIView(frame: CGRect(x: 110, y: 140, width: 40, height: 40))
      (coin.backgroundColor, coin.layer.cornerRadius) = (.systemOrange, 6)
      screen.view.addSubview(coin)
      forever(coin.layer, animation("transform.rotation.y", from: 0, to: 2 * Double.pi, 2), "flip")
      let label = UILabel(frame: CGRect(x: 190, y: 145, width: 90, height: 30))
      screen.view.addSubview(label)
      let push = CATransition()
      (push.type, push.subtype, push.duration) = (.push, .fromRight, 60)
      label.layer.add(push, forKey: nil)
      label.text = "새 제목"
      #expect(await wait { layers.allSatisfy { $0.followsFrames } && field.layer.followsFrames })
      for number in 0..<20 {
        await host.nextFrame()
        if number % 8 == 4 { try await Picture.take("layers-\(number)", host) }
      }
      #expect(label.layer.animationKeys() == ["transition"])
      host.close()
      #expect(await wait { !layers.contains { $0.followsFrames } }, "Frames are asked for without a window")
    }

    @Test func replicatorsDrawCopies() {
      let replicator = CAReplicatorLayer()
      replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
      let dot = CALayer()
      (dot.frame, dot.backgroundColor) = (
        CGRect(x: 0, y: 0, width: 10, height: 10), CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      )
      replicator.addSublayer(dot)
      (replicator.instanceCount, replicator.instanceAlphaOffset) = (3, -0.5)
      replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      let pixels = Pixels(60, 20) { replicator.render(in: $0) }
      #expect(pixels[5, 5] == "FF0000FF" && pixels[25, 5].hasSuffix("80") && pixels[45, 5] == "00000000")
      #expect(pixels[15, 5] == "00000000")
    }

    @Test func particlesAreDrawnWhileTheyLive() async throws {
      let emitter = CAEmitterLayer()
      (emitter.frame, emitter.emitterPosition) = (CGRect(x: 0, y: 0, width: 300, height: 200), CGPoint(x: 150, y: 100))
      let cell = CAEmitterCell()
      (cell.birthRate, cell.lifetime, cell.color) = (50, 600, CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      emitter.emitterCells = [cell]
      screen.view.layer.addSublayer(emitter)
      let host = try await show()
      func isDrawn() -> Bool { Pixels(of: screen.view)[150, 100] == "0000FFFF" }
      #expect(await wait { isDrawn() })
      emitter.birthRate = 0
      await host.nextFrame()
      #expect(isDrawn() && emitter.followsFrames)
      cell.lifetime = 0.001
      #expect(await wait { !emitter.followsFrames }, "Frames are asked for after the last particle")
      #expect(!isDrawn())
      host.close()
    }

    @Test func displayLinksFollowFrames() async throws {
      @MainActor final class Clock {
        var times: [Double] = []
        deinit {}
        func step(_ link: CADisplayLink) { times.append(link.timestamp) }
      }
      let host = try await show()
      var clock: Clock? = Clock()
      let link = try CADisplayLink(target: #require(clock), selector: Clock.step(_:))
      link.add(to: .main, forMode: .common)
      #expect(await wait { (clock?.times.count ?? 0) > 3 })
      let times = clock?.times ?? []
      #expect(times == times.sorted() && abs(CACurrentMediaTime() - (times.last ?? 0)) < 5 && link.duration > 0)
      link.isPaused = true
      let count = clock?.times.count
      await host.nextFrame()
      await host.nextFrame()
      #expect(clock?.times.count == count)
      link.isPaused = false
      #expect(await wait { (clock?.times.count ?? 0) > (count ?? 0) })
      clock = nil
      weak var ended: CADisplayLink?
      do {
        var calls = 0
        let other = CADisplayLink { link in
          calls += 1
          if calls == 2 { link.invalidate() }
        }
        other.add(to: .main, forMode: .common)
        ended = other
        #expect(await wait { calls == 2 })
      }
      #expect(await wait { ended == nil }, "A link outlives its end")
      host.close()
    }
  }
}
