import Foundation
import Testing

@testable import ViewControllers

/// The recognised gestures, and the precedence of several recognizers.
@MainActor
@Suite(.serialized) struct GestureRecognizerTests {
  private final class Delegate: UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var isSimultaneous = false
    var goesFirst = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { goesFirst }
  }

  /// Recognises a touch that moves to the right by 20 and back.
  private final class Back: UIGestureRecognizer {
    private var isFar = false
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      if location(in: view).x > 120 { isFar = true }
      if isFar, location(in: view).x < 110 { state = .ended }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      if state == .possible { state = .failed }
    }
    override func reset() { isFar = false }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let card = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 100))
  private let fingers = Fingers()
  private let log = GestureLog()

  init() { root.addSubview(card) }

  @discardableResult
  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView)
    -> Recognizer
  {
    log.note(name, recognizer)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func settled(_ count: Int) async {
    // A minute at least, which a slow machine does not miss.
    for _ in 0..<6_000 where log.lines.count < count { try? await Task.sleep(for: .milliseconds(10)) }
  }

  @Test func tapIsRecognisedAtItsEnd() {
    let tap = add(UITapGestureRecognizer(), "tap", to: card)
    fingers.down(60, 60, in: root)
    #expect(log.lines.isEmpty)
    fingers.up()
    #expect(log.lines == ["tap ended"] && tap.state == .possible && fingers.claims == 1)
    fingers.down(60, 60, in: root)
    fingers.move(to: 90, 60)
    fingers.up()
    #expect(log.lines.count == 1, "A movement is no tap")
  }

  @Test func innerTapComesFirst() {
    add(UITapGestureRecognizer(), "outer", to: root)
    let inner = add(UITapGestureRecognizer(), "inner", to: card)
    fingers.tap(60, 60, in: root)
    #expect(log.lines == ["inner ended"])
    inner.isEnabled = false
    fingers.tap(60, 60, in: root)
    #expect(log.lines == ["inner ended", "outer ended"])
  }

  @Test func controlKeepsItsTaps() {
    add(UITapGestureRecognizer(), "tap", to: root)
    add(UIPanGestureRecognizer(), "pan", to: root)
    fingers.tap(60, 60, in: root, onControl: true)
    #expect(log.lines.isEmpty && fingers.claims == 0)
    fingers.down(60, 60, in: root, onControl: true)
    fingers.move(to: 80, 60)
    #expect(log.lines == ["pan began"] && fingers.claims == 1)
    fingers.up()
  }

  @Test func singleTapWaitsForTheDoubleTap() async {
    let single = add(UITapGestureRecognizer(), "single", to: card)
    let double = add(UITapGestureRecognizer(), "double", to: card)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    fingers.tap(60, 60, in: root)
    #expect(log.lines.isEmpty)
    fingers.tap(60, 60, in: root)
    #expect(log.lines == ["double ended"])
    fingers.now += 2
    fingers.tap(60, 60, in: root)
    await settled(2)
    #expect(log.lines == ["double ended", "single ended"])
    #expect(double.state == .possible && single.state == .possible)
  }

  @Test func longPressBeginsAfterItsTime() async {
    let press = add(UILongPressGestureRecognizer(), "press", to: card)
    press.minimumPressDuration = 0.05
    fingers.down(60, 60, in: root)
    await settled(1)
    fingers.move(to: 61, 60)
    fingers.up()
    #expect(log.lines == ["press began", "press changed", "press ended"])
    fingers.down(60, 60, in: root)
    fingers.up()
    try? await Task.sleep(for: .milliseconds(80))
    #expect(log.lines.count == 3, "A press that ended is recognised later")
  }

  @Test func panFollows() {
    let pan = add(UIPanGestureRecognizer(), "pan", to: card)
    fingers.down(60, 60, in: root)
    fingers.move(to: 64, 60)
    #expect(pan.state == .possible)
    fingers.move(to: 90, 80)
    #expect(pan.translation(in: root) == CGPoint(x: 30, y: 20) && pan.state == .began)
    pan.setTranslation(.zero, in: root)
    fingers.move(to: 95, 80)
    #expect(pan.translation(in: root) == CGPoint(x: 5, y: 0) && pan.velocity(in: root).x > 100)
    fingers.dispatcher.cancelAll()
    #expect(log.lines == ["pan began", "pan changed", "pan cancelled"])
  }

  @Test func panIsTranslatedIntoATurnedView() {
    card.affineTransform = AffineTransform(rotationByDegrees: 90)
    let pan = add(UIPanGestureRecognizer(), "pan", to: card)
    fingers.down(150, 100, in: root)
    fingers.move(to: 160, 100)
    #expect(abs(pan.translation(in: card).y + 10) < 1e-6)
    pan.setTranslation(CGPoint(x: 0, y: -3), in: card)
    #expect(abs(pan.translation(in: root).x - 3) < 1e-6)
    fingers.up()
  }

  @Test(arguments: [
    (-50.0, 0.0, UISwipeGestureRecognizer.Direction.left), (50, 0, .right), (0, -50, .up), (0, 50, .down),
  ])
  func swipeHasItsDirection(right: Double, down: Double, direction: UISwipeGestureRecognizer.Direction) {
    // The direction of the language does not matter.
    root.semanticContentAttribute = .forceRightToLeft
    for other in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
      add(UISwipeGestureRecognizer(), "\(other.rawValue)", to: card).direction = other
    }
    fingers.down(150, 100, in: root)
    for step in 1...5 { fingers.move(to: 150 + right * Double(step) / 5, 100 + down * Double(step) / 5) }
    fingers.up()
    #expect(log.lines == ["\(direction.rawValue) ended"])
  }

  @Test func slowOrDiagonalMovementIsNoSwipe() {
    add(UISwipeGestureRecognizer(), "swipe", to: card)
    fingers.down(100, 100, in: root)
    fingers.move(to: 150, 100, after: 1)
    fingers.up()
    fingers.down(100, 70, in: root)
    fingers.move(to: 150, 120)
    fingers.up()
    #expect(log.lines.isEmpty)
  }

  @Test func edgePanBeginsAtItsEdge() {
    add(UIScreenEdgePanGestureRecognizer(), "edge", to: root).edges = .right
    for x in [100.0, 290] {
      fingers.down(x, 20, in: root)
      fingers.move(to: x - 30, 20)
      fingers.up()
    }
    #expect(log.lines == ["edge began", "edge ended"])
  }

  @Test func pinchAndPanTogetherIfTheDelegateSaysSo() {
    let delegate = Delegate()
    let pan = add(UIPanGestureRecognizer(), "pan", to: card)
    let pinch = add(UIPinchGestureRecognizer(), "pinch", to: card)
    pan.delegate = delegate
    for isSimultaneous in [false, true] {
      delegate.isSimultaneous = isSimultaneous
      fingers.down(60, 60, in: root)
      fingers.move(to: 90, 60)
      card.pinch(.began, at: CGPoint(x: 90, y: 60))
      card.pinch(.moved(scale: 1.5, radians: 0), at: CGPoint(x: 90, y: 60))
      #expect(isSimultaneous == (pinch.state == .began))
      if isSimultaneous { #expect(pinch.scale == 1.5 && pinch.numberOfTouches == 2) }
      card.pinch(.ended, at: .zero)
      fingers.up()
    }
    #expect(log.lines.filter { $0 == "pan began" }.count == 2 && log.lines.filter { $0 == "pinch ended" }.count == 1)
  }

  @Test func rotationContinuesFromWhatIsSet() {
    let rotation = add(UIRotationGestureRecognizer(), "turn", to: card)
    card.pinch(.began, at: .zero)
    card.pinch(.moved(scale: 1, radians: 0.5), at: .zero)
    rotation.rotation = 0
    card.pinch(.moved(scale: 1, radians: 0.7), at: .zero)
    #expect(abs(rotation.rotation - 0.2) < 1e-9)
    card.pinch(.cancelled, at: .zero)
    #expect(log.lines == ["turn began", "turn changed", "turn cancelled"] && rotation.rotation == 0)
  }

  @Test func delegateDecides() {
    let delegate = Delegate()
    let tap = add(UITapGestureRecognizer(), "tap", to: card)
    tap.delegate = delegate
    delegate.begins = false
    fingers.tap(60, 60, in: root)
    delegate.begins = true
    delegate.receives = false
    fingers.tap(60, 60, in: root)
    #expect(log.lines.isEmpty)
    delegate.receives = true
    let outer = add(UITapGestureRecognizer(), "outer", to: root)
    outer.delegate = delegate
    delegate.goesFirst = true
    tap.delegate = nil
    fingers.tap(60, 60, in: root)
    #expect(log.lines == ["outer ended"])
  }

  @Test func ownRecognizerSetsItsState() {
    add(Back(), "back", to: root)
    fingers.down(100, 20, in: root)
    for x in [110.0, 125, 115, 105] { fingers.move(to: x, 20) }
    fingers.up()
    #expect(log.lines == ["back ended"])
  }

  @Test func recognizerThatCancelsNothingTakesNothing() {
    add(UITapGestureRecognizer(), "tap", to: root).cancelsTouchesInView = false
    fingers.tap(60, 60, in: root)
    #expect(log.lines == ["tap ended"] && fingers.claims == 0)
  }

  @Test func secondaryButtonTapsWhereItIsWanted() {
    add(UITapGestureRecognizer(), "primary", to: card)
    add(UITapGestureRecognizer(), "secondary", to: card).buttonMaskRequired = .secondary
    fingers.down(60, 60, in: root, button: .secondary)
    fingers.up()
    #expect(log.lines == ["secondary ended"])
  }

  @Test func keyboardTaps() {
    #expect(!card.accessibilityActivate())
    let tap = add(UITapGestureRecognizer(), "tap", to: card)
    #expect(card.accessibilityActivate() && log.lines == ["tap ended"])
    tap.isEnabled = false
    #expect(!card.accessibilityActivate())
  }

  @Test func removedRecognizerIsCancelled() {
    let pan = add(UIPanGestureRecognizer(), "pan", to: card)
    fingers.down(60, 60, in: root)
    fingers.move(to: 90, 60)
    card.removeGestureRecognizer(pan)
    fingers.move(to: 100, 60)
    fingers.up()
    #expect(log.lines == ["pan began", "pan cancelled"] && pan.view == nil && card.gestureRecognizers == nil)
  }

  @Test func nothingRemainsOfAThousandGestures() {
    weak var leftView: UIView?
    weak var leftRecognizer: UIGestureRecognizer?
    for round in 0..<1_000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      view.addGestureRecognizer(UITapGestureRecognizer())
      view.addGestureRecognizer(UILongPressGestureRecognizer())
      fingers.down(10, 10, in: view)
      if round % 2 == 0 { fingers.move(to: 40, 10) }
      if round % 3 == 0 { fingers.dispatcher.cancelAll() } else { fingers.up() }
      (leftView, leftRecognizer) = (view, pan)
    }
    #expect(leftView == nil && leftRecognizer == nil)
  }
}
