import Foundation
import Testing

@testable import ViewControllers

/// The path of touches through views and controllers.
@MainActor
@Suite(.serialized) struct TouchTests {
  private final class Pad: UIView {
    var log: [String] = []
    var passesOn = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
      if passesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ word: String, _ touches: Set<UITouch>) {
      for touch in touches {
        let (place, old) = (touch.location(in: self), touch.previousLocation(in: self))
        log.append("\(word) \(Int(place.x)),\(Int(place.y)) from \(Int(old.x)),\(Int(old.y)) ×\(touch.tapCount)")
      }
    }
  }

  private final class Screen: UIViewController {
    var began = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += touches.count }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "r", modifierFlags: .command) { [weak self] _ in self?.began += 100 }]
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let pad = Pad(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
  private let fingers = Fingers()

  init() { root.addSubview(pad) }

  @Test func viewFollowsItsTouch() {
    fingers.down(110, 120, in: root)
    fingers.move(to: 115, 120)
    fingers.up()
    #expect(pad.log == ["began 10,20 from 10,20 ×1", "moved 15,20 from 10,20 ×1", "ended 15,20 from 15,20 ×1"])
    #expect(fingers.claims == 1, "What is around the view is pressed, too")
  }

  @Test func tapsInQuickSuccessionAreCounted() {
    fingers.tap(110, 110, in: root)
    fingers.tap(110, 110, in: root)
    fingers.now += 1
    fingers.tap(110, 110, in: root)
    #expect(pad.log.filter { $0.hasPrefix("ended") }.compactMap(\.last) == ["1", "2", "1"])
  }

  @Test func touchGoesToTheControllerAndLeavesTheRest() {
    let screen = Screen()
    screen.view = root
    pad.passesOn = true
    fingers.tap(110, 110, in: root)
    fingers.tap(10, 10, in: root)
    #expect(screen.began == 2)
    pad.removeFromSuperview()
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let claims = fingers.claims
    fingers.tap(10, 10, in: plain)
    #expect(fingers.claims == claims, "A plain view takes a press from what is around it")
  }

  @Test func onlyOneTouchUnlessTheViewWantsMore() {
    fingers.down(110, 110, in: root)
    fingers.down(120, 120, in: root, finger: 1)
    #expect(pad.log.count == 1)
    fingers.up(finger: 1)
    fingers.up()
    pad.log = []
    pad.isMultipleTouchEnabled = true
    fingers.down(110, 110, in: root)
    fingers.down(120, 120, in: root, finger: 1)
    #expect(pad.log.count == 2)
    fingers.dispatcher.cancelAll()
    #expect(pad.log.suffix(2).allSatisfy { $0.hasPrefix("cancelled") })
  }

  @Test func chainLeadsFromViewsToTheWindow() {
    let (screen, window) = (Screen(), UIWindow())
    screen.view = root
    window.rootViewController = screen
    let chain = sequence(first: pad as UIResponder, next: \.next).map { $0 }
    #expect(chain.map(ObjectIdentifier.init) == [pad, root, screen, window].map(ObjectIdentifier.init))
    #expect(chain.contains { $0 is UIViewController })
  }

  @Test func shortcutOfTheControllerIsFound() {
    let screen = Screen()
    screen.view = root
    #expect(pad.perform(key: "r", character: "r", [.control, .command]))
    #expect(!pad.perform(key: "r", character: "r", []))
    #expect(screen.began == 100)
  }
}
