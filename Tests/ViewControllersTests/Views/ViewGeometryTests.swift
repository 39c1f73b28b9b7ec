import Foundation
import Testing

@testable import ViewControllers

/// Frames, bounds, coordinates, autoresizing and hit tests.
@MainActor
@Suite struct ViewGeometryTests {
  private final class Counting: UIView {
    var calls: [String] = []

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func layoutSubviews() { calls.append("layout \(bounds.width)") }
    override func updateConstraints() {
      calls.append("constraints")
      super.updateConstraints()
    }
    override func willMove(toSuperview newSuperview: UIView?) { calls.append("will \(newSuperview != nil)") }
    override func didMoveToSuperview() { calls.append("did \(superview != nil)") }
    override func didMoveToWindow() { calls.append("window \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { calls.append("added") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("removes \(subviews.count)") }
  }

  @Test func frameBoundsAndCenterAreOne() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45) && view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.bounds.size.width = 80
    #expect(view.frame == CGRect(x: 20, y: 20, width: 80, height: 50))
    view.center.x = 40
    #expect(view.frame.minX == 0)
    view.affineTransform = AffineTransform(scaleByX: 2, byY: 1)
    #expect(view.frame == CGRect(x: -40, y: 20, width: 160, height: 50))
    view.frame.size.width = 320
    #expect(view.bounds.width == 160)
  }

  @Test func coordinatesGoThroughTheTree() {
    let (root, middle, leaf) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    leaf.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    middle.bounds.origin.y = 30
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: -5))
    #expect(leaf.convert(CGPoint(x: 15, y: -5), from: root) == .zero)
    #expect(root.convert(leaf.bounds, from: leaf) == CGRect(x: 15, y: -5, width: 10, height: 10))
    middle.affineTransform = AffineTransform(scaleByX: 2, byY: 2)
    #expect(leaf.convert(leaf.bounds, to: root).size == CGSize(width: 20, height: 20))
  }

  @Test(arguments: [
    (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 130, height: 20)),
    (UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleTopMargin]), CGRect(x: 110, y: 60, width: 30, height: 20)),
    (UIView.AutoresizingMask([.flexibleWidth, .flexibleRightMargin]), CGRect(x: 10, y: 10, width: 63.333, height: 20)),
    (UIView.AutoresizingMask([]), CGRect(x: 10, y: 10, width: 30, height: 20)),
  ])
  func theMaskSaysWhatGrows(_ mask: UIView.AutoresizingMask, _ expected: CGRect) {
    let (view, child) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
    )
    child.autoresizingMask = mask
    view.addSubview(child)
    view.frame.size = CGSize(width: 200, height: 150)
    #expect(abs(child.frame.width - expected.width) < 0.01 && abs(child.frame.minX - expected.minX) < 0.01)
    #expect(abs(child.frame.minY - expected.minY) < 0.01)
    #expect(child.frame.height == expected.height)
  }

  @Test func aViewWithoutRoomHasItsPlaceAgainLater() {
    let (view, child) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)),
      UIView(frame: CGRect(x: 10, y: 10, width: 380, height: 200))
    )
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child)
    for height in [500, 400, 100] as [CGFloat] {
      view.frame.size = CGSize(width: 300, height: height)
      #expect(child.frame == CGRect(x: 10, y: 10, width: 280, height: 0))
    }
    view.frame.size = CGSize(width: 400, height: 800)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 380, height: 200))
    view.frame.size = CGSize(width: 400, height: 100)
    child.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    view.frame.size = CGSize(width: 400, height: 120)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func hitTestsFindTheUppermostView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (lower, upper) = (UIView(frame: root.bounds), UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100)))
    root.addSubview(lower)
    root.addSubview(upper)
    func hit(_ x: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: 5), with: nil) }
    #expect(hit(60) === upper && hit(20) === lower && hit(101) == nil)
    upper.isUserInteractionEnabled = false
    #expect(hit(60) === lower)
    lower.isHidden = true
    #expect(hit(60) === root)
  }

  @Test func subclassesHearOfTheirPlaces() {
    let (window, controller) = (UIWindow(), UIViewController())
    let (view, child) = (Counting(), Counting())
    controller.view = view
    view.addSubview(child)
    #expect(view.calls == ["added"] && child.calls == ["will true", "did true"])
    window.rootViewController = controller
    #expect(child.calls.last == "window true")
    child.removeFromSuperview()
    #expect(view.calls == ["added", "window true", "removes 1"])
    #expect(child.calls.suffix(3) == ["will false", "did false", "window false"])
  }

  @Test func layoutRunsOnceForManyRequests() {
    let (view, child) = (Counting(), Counting())
    view.addSubview(child)
    view.calls = []
    child.calls = []
    view.bounds.size = CGSize(width: 30, height: 10)
    view.setNeedsLayout()
    child.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.calls == ["constraints", "layout 30.0"] && child.calls == ["constraints", "layout 30.0"])
  }

  @Test func theAnchorPointIsAtTheCentre() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView())
    view.frame = CGRect(x: 40, y: 60, width: 20, height: 10)
    root.addSubview(view)
    view.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 50, y: 65))
    #expect(view.frame == CGRect(x: 50, y: 65, width: 20, height: 10), "the position stays, and the frame moves")
    view.frame = CGRect(x: 40, y: 60, width: 20, height: 10)
    #expect(view.center == CGPoint(x: 40, y: 60))
    view.affineTransform = AffineTransform(scale: 3)
    #expect(view.frame == CGRect(x: 40, y: 60, width: 60, height: 30))
    #expect(view.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 70, y: 90))
    view.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
    #expect(view.bounds.size == CGSize(width: 10, height: 10) && view.center == CGPoint(x: 10, y: 10))
  }

  @Test func siblingsChangePlaces() {
    let (view, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    for child in [a, b] { view.addSubview(child) }
    view.insertSubview(c, belowSubview: b)
    #expect(view.subviews == [a, c, b])
    view.bringSubviewToFront(a)
    #expect(view.subviews == [c, b, a])
    view.sendSubviewToBack(b)
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.subviews == [a, c, b])
    view.insertSubview(a, aboveSubview: b)
    c.tag = 7
    #expect(view.subviews == [c, b, a] && view.viewWithTag(7) === c)
  }
}
