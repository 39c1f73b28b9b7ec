import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// The drawing of views during animations, and the ends of the animations.
  @Suite @MainActor struct AnimationTests {
    private let screen = UIViewController()
    private let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))

    init() {
      card.backgroundColor = .systemRed
      screen.view.addSubview(card)
      Gtk.DesktopSettings.animationsAreEnabled = true
    }

    private func show() async throws -> ViewHost {
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      await host.nextFrame()
      return host
    }

    /// The left edge of the card's widget in its window, relative to that of the root.
    private var drawnLeft: Double {
      guard let widget = card.realizedWidget, let root = screen.view.realizedWidget else { return .nan }
      return Double(widget.place(in: root)?.minX ?? .nan)
    }

    @Test func modelIsThereAtOnceAndTheDrawnFollows() async throws {
      let host = try await show()
      var isFinished: Bool?
      UIView.animate(withDuration: 60, delay: 0, options: .curveLinear) {
        card.frame.origin.x = 220
        card.alpha = 0.5
      } completion: {
        isFinished = $0
      }
      #expect(card.frame.minX == 220 && card.alpha == 0.5)
      _ = await MainLoop.wait(timeout: .seconds(50)) { drawnLeft > 21 }
      #expect(drawnLeft > 21 && drawnLeft < 220 && isFinished == nil)
      card.layer.removeAllAnimations()
      _ = await MainLoop.wait { isFinished != nil && drawnLeft == 220 }
      #expect(isFinished == false && drawnLeft == 220 && abs((card.realizedWidget?.opacity ?? 0) - 0.5) < 0.01)
      host.close()
    }

    @Test func interruptionBeginsWhereTheViewIsDrawn() async throws {
      let host = try await show()
      var ends: [Bool] = []
      // So slow that a busy machine does not move it far from one frame to the next.
      UIView.animate(withDuration: 120, delay: 0, options: .curveLinear) {
        card.frame.origin.x = 2020
      } completion: {
        ends.append($0)
      }
      _ = await MainLoop.wait { drawnLeft > 80 }
      let before = drawnLeft
      UIView.animate(withDuration: 60, delay: 0, options: .curveLinear) { card.frame.origin.x = 20 }
      await host.nextFrame()
      #expect(abs(drawnLeft - before) < 60, "\(before) → \(drawnLeft)")
      _ = await MainLoop.wait { !ends.isEmpty }
      #expect(ends == [false] && card.frame.minX == 20)
      host.close()
    }

    @Test func constraintsAreAnimatedByALayoutInTheBlock() async throws {
      card.translatesAutoresizingMaskIntoConstraints = false
      let left = card.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 10)
      NSLayoutConstraint.activate([
        left, card.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 10),
        card.widthAnchor.constraint(equalToConstant: 80), card.heightAnchor.constraint(equalToConstant: 40),
      ])
      let host = try await show()
      #expect(drawnLeft == 10)
      var isOver = false
      left.constant = 210
      UIView.animate(withDuration: 60) {
        screen.view.layoutIfNeeded()
      } completion: { _ in
        isOver = true
      }
      #expect(card.frame.minX == 210)
      await host.nextFrame()
      #expect(drawnLeft < 200)
      card.layer.removeAllAnimations()
      _ = await MainLoop.wait { isOver }
      await host.nextFrame()
      #expect(drawnLeft == 210)
      host.close()
    }

    /// A view that lays out a badge at its right edge.
    private final class BadgedView: UIView {
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

      override func layoutSubviews() {
        super.layoutSubviews()
        badge.frame.origin.x = bounds.width - 20
      }
    }

    @Test(arguments: [false, true]) func viewsInsideMoveAlong(byKeyframes: Bool) async throws {
      let view = BadgedView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
      view.addSubview(view.badge)
      screen.view.addSubview(view)
      let host = try await show()
      #expect(view.badge.frame.minX == 80)
      let grow = { view.bounds.size.width = 300 }
      if byKeyframes {
        UIView.animateKeyframes(withDuration: 60, delay: 0, options: .layoutSubviews) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: grow)
        }
      } else {
        UIView.animate(withDuration: 60, delay: 0, options: .layoutSubviews, animations: grow)
      }
      #expect(view.badge.frame.minX == 280)
      await host.nextFrame()
      let (widget, around) = (try #require(view.badge.realizedWidget), try #require(view.realizedWidget))
      let drawn = try #require(widget.place(in: around))
      #expect(drawn.minX < 200, "\(drawn)")
      host.close()
    }

    @Test func reducedMotionEndsAtOnce() async throws {
      let host = try await show()
      Gtk.DesktopSettings.animationsAreEnabled = false
      defer { Gtk.DesktopSettings.animationsAreEnabled = true }
      var isFinished: Bool?
      UIView.animate(withDuration: 5) {
        card.frame.origin.x = 220
      } completion: {
        isFinished = $0
      }
      #expect(isFinished == nil, "The completion is called inside the block")
      await host.nextFrame()
      _ = await MainLoop.wait { isFinished != nil }
      #expect(isFinished == true && drawnLeft == 220)
      host.close()
    }

    @Test func withoutAWindowTheCompletionIsCalledSoon() async {
      var isFinished: Bool?
      UIView.animate(withDuration: 5) {
        card.alpha = 0
      } completion: {
        isFinished = $0
      }
      #expect(card.alpha == 0 && isFinished == nil)
      _ = await MainLoop.wait { isFinished != nil }
      #expect(isFinished == true)
    }

    @Test func keyframesFollowEachOther() async throws {
      let host = try await show()
      var isOver = false
      var drawn: [Double] = []
      UIView.animateKeyframes(withDuration: 4, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.frame.origin.x = 220 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.frame.origin.x = 40 }
      } completion: { _ in
        isOver = true
      }
      #expect(card.frame.minX == 40)
      while !isOver {
        await host.nextFrame()
        drawn.append(drawnLeft)
      }
      #expect((drawn.max() ?? 0) > 150 && drawnLeft == 40, "\(drawn)")
      host.close()
    }

    @Test func hiddenViewIsDrawnUntilItHasFaded() async throws {
      let host = try await show()
      var isOver = false
      UIView.animate(withDuration: 60) {
        card.isHidden = true
      } completion: { _ in
        isOver = true
      }
      await host.nextFrame()
      #expect(card.isHidden && card.realizedWidget?.isDrawn == true)
      card.layer.removeAllAnimations()
      _ = await MainLoop.wait { isOver }
      #expect(card.realizedWidget?.isDrawn == false && card.alpha == 1)
      host.close()
    }

    @Test func performWithoutAnimationIsImmediate() async throws {
      let host = try await show()
      UIView.animate(withDuration: 5) {
        UIView.performWithoutAnimation { card.frame.origin.x = 220 }
      }
      await host.nextFrame()
      #expect(drawnLeft == 220)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 5) { card.frame.origin.x = 20 }
      UIView.setAnimationsEnabled(true)
      await host.nextFrame()
      #expect(drawnLeft == 20)
      host.close()
    }

    @Test func animatorIsMovedByHandAndTurnedRound() async throws {
      let host = try await show()
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { [card] in card.frame.origin.x = 220 }
      animator.addCompletion { ends.append($0) }
      #expect(animator.state == .inactive && !animator.isRunning)
      animator.fractionComplete = 0.5
      await host.nextFrame()
      #expect(drawnLeft == 120 && card.frame.minX == 220 && animator.state == .active && !animator.isRunning)
      animator.isReversed = true
      animator.startAnimation()
      #expect(animator.isRunning)
      _ = await MainLoop.wait { !ends.isEmpty }
      await host.nextFrame()
      #expect(ends == [.start] && card.frame.minX == 20 && drawnLeft == 20 && animator.state == .inactive)
      host.close()
    }

    @Test func turnedAndColouredViewIsDrawnOnTheWay() async throws {
      let host = try await show()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [card] in
        card.center = CGPoint(x: 300, y: 200)
        card.transform = CGAffineTransform(rotationAngle: .pi / 2)
        card.backgroundColor = .systemBlue
      }
      animator.fractionComplete = 0.5
      await host.nextFrame()
      try await Picture.take("half-way", host)
      let place = try #require(card.presented)
      #expect(place.center == CGPoint(x: 185, y: 125))
      #expect(abs((place.transform?.m11 ?? 0) - cos(.pi / 4)) < 1e-6 && place.background?.contains("0.5") == true)
      animator.stopAnimation(true)
      #expect(card.presented == nil && animator.state == .inactive)
      host.close()
    }

    @Test func stoppedAnimatorLeavesWhatIsDrawn() async throws {
      let host = try await show()
      var ends: [UIViewAnimatingPosition] = []
      for position in [UIViewAnimatingPosition.current, .end, .start] {
        card.frame.origin.x = 20
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) { [card] in card.frame.origin.x = 220 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        animator.stopAnimation(false)
        #expect(card.frame.minX == 70 && animator.state == .stopped)
        animator.finishAnimation(at: position)
        #expect(card.frame.minX == (position == .current ? 70 : position == .end ? 220 : 20))
      }
      #expect(ends == [.current, .end, .start])
      host.close()
    }

    @Test func springOvershootsAndComesToRest() async throws {
      let host = try await show()
      var isOver = false
      var drawn: [Double] = []
      UIView.animate(withDuration: 4, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
        card.frame.origin.x = 220
      } completion: { _ in
        isOver = true
      }
      while !isOver {
        await host.nextFrame()
        drawn.append(drawnLeft)
      }
      await host.nextFrame()
      #expect((drawn.max() ?? 0) > 225 && drawnLeft == 220, "\(drawn)")
      host.close()
    }

    @Test(arguments: [false, true]) func springBeginsWithAVelocityAlongEachAxis(hasMass: Bool) async throws {
      let host = try await show()
      let velocity = CGVector(dx: 0, dy: 0.5)
      let timing =
        hasMass
        ? UISpringTimingParameters(mass: 1, stiffness: 0.01, damping: 0.2, initialVelocity: velocity)
        : UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity)
      let animator = UIViewPropertyAnimator(duration: 60, timingParameters: timing)
      animator.addAnimations { [card] in
        card.center = CGPoint(x: 270, y: 250)
        card.alpha = 0
      }
      animator.startAnimation()
      func way() -> (x: Double, y: Double, alpha: Double) {
        let (center, alpha) = (card.presented?.center ?? .zero, card.presented?.alpha ?? 1)
        return ((center.x - 70) / 200, (center.y - 50) / 200, 1 - alpha)
      }
      #expect(await MainLoop.wait { way().y > 0.1 })
      let drawn = way()
      #expect(drawn.y > 2 * drawn.x, "\(drawn)")
      #expect(abs(drawn.y - drawn.alpha) < 0.001, "of other properties, the magnitude counts: \(drawn)")
      animator.stopAnimation(true)
      host.close()
    }

    @Test func transitionReplacesAView() async throws {
      let host = try await show()
      let other = UIView()
      var isOver = false
      UIView.transition(from: card, to: other, duration: 0.1, options: .transitionCrossDissolve) { _ in isOver = true }
      #expect(other.superview === screen.view && other.frame == card.frame)
      _ = await MainLoop.wait { isOver }
      #expect(card.superview == nil && card.alpha == 1 && other.alpha == 1)
      host.close()
    }

    @Test func nothingRemainsOfAThousandAnimations() async throws {
      let host = try await show()
      weak var last: UIView?
      var ends = 0
      for _ in 0..<1_000 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.view.addSubview(view)
        UIView.animate(withDuration: 0.01) {
          view.frame.origin.x = 50
          view.transform = CGAffineTransform(rotationAngle: 1)
        } completion: { _ in
          ends += 1
        }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak view] in view?.alpha = 0 }
        animator.fractionComplete = 0.5
        last = view
        view.removeFromSuperview()
      }
      _ = await MainLoop.wait { ends == 1_000 && last == nil }
      #expect(ends == 1_000 && last == nil)
      host.close()
    }
  }
}
