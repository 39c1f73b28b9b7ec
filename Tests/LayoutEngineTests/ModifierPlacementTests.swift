import Foundation
import LayoutEngine
import Testing

/// The sizes and places that modifiers give to a view.
@Suite struct ModifierPlacementTests {
  private func place(_ root: LayoutElement, _ child: LayoutElement, _ width: CGFloat?, _ height: CGFloat?) -> [CGRect] {
    root.place(proposal: proposal(width, height))
    return [root.frame, child.frame]
  }

  @Test(arguments: [
    (Alignment.topLeading, 0.0, 0.0), (.top, 15, 0), (.topTrailing, 30, 0), (.leading, 0, 10), (.center, 15, 10),
    (.trailing, 30, 10), (.bottomLeading, 0, 20), (.bottom, 15, 20), (.bottomTrailing, 30, 20),
  ])
  func aFrameAlignsItsChild(alignment: Alignment, x: CGFloat, y: CGFloat) {
    let child = fixed(10, 10)
    #expect(place(child.frame(40, 30, alignment), child, 5, 5) == [rect(0, 0, 40, 30), rect(x, y, 10, 10)])
  }

  @Test(arguments: [CGFloat.nan, -5, .infinity])
  func aFrameDisregardsWhatNoFrameCanHave(width: CGFloat) {
    let child = flexible()
    #expect(place(child.frame(width, 20), child, 50, 50) == [rect(0, 0, 50, 20), rect(0, 0, 50, 20)])
  }

  @Test func aChildReachesOutOfASmallerFrame() {
    let child = fixed(50, 50)
    #expect(place(child.frame(20, 20), child, 99, 99) == [rect(0, 0, 20, 20), rect(-15, -15, 50, 50)])
  }

  /// Minimum, ideal and maximum, the proposal, the length of a fixed child, and that of the frame.
  @Test(
    arguments: [
      (nil, nil, CGFloat.infinity, 100, 10, 100), (nil, nil, .infinity, nil, 10, 10), (nil, nil, 60, 100, 10, 60),
      (nil, nil, 60, 5, 10, 10), (nil, nil, 60, 100, 80, 60), (20, nil, nil, 100, 10, 20), (20, nil, nil, 100, 50, 50),
      (20, nil, nil, 30, 50, 30), (20, nil, nil, 5, 50, 20), (20, nil, 60, 40, 10, 40), (20, nil, 60, 0, 10, 20),
      (20, nil, 60, nil, 10, 20), (20, 30, 60, nil, 10, 30), (0, nil, .infinity, .infinity, 10, .infinity),
      (60, nil, 20, 100, 10, 60),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func aFlexibleFrame(
    least: CGFloat?, ideal: CGFloat?, most: CGFloat?, proposed: CGFloat?, child: CGFloat, expected: CGFloat
  ) {
    let frame = fixed(child, 10).width(min: least, ideal: ideal, max: most)
    #expect(frame.sizeThatFits(proposal(proposed, 10)) == CGSize(width: expected, height: 10))
  }

  @Test func aChildFillsTheMinimumWhereNothingIsProposed() {
    let (shape, long) = (flexible(), fixed(50, 10))
    #expect(place(shape.width(min: 40), shape, nil, 20) == [rect(0, 0, 40, 20), rect(0, 0, 40, 20)])
    #expect(place(long.width(min: 40), long, nil, 10) == [rect(0, 0, 50, 10), rect(0, 0, 50, 10)])
    let (a, b) = (fixed(10, 10), fixed(10, 10))
    let spread = row(a, SpacerElement(), b).width(min: 100)
    spread.place(proposal: .unspecified)
    #expect([a.frame.minX, b.frame.minX] == [0, 90])
  }

  @Test func paddingSurroundsOrReachesOut() {
    let (a, b) = (flexible(), flexible())
    #expect(place(a.padding(10), a, 50, 40) == [rect(0, 0, 50, 40), rect(10, 10, 30, 20)])
    #expect(place(b.padding(-10), b, 50, 40) == [rect(0, 0, 50, 40), rect(-10, -10, 70, 60)])
    #expect(flexible().padding(10).sizeThatFits(.zero) == CGSize(width: 20, height: 20))
    #expect(flexible().padding(10).sizeThatFits(.unspecified) == CGSize(width: 30, height: 30))
  }

  @Test func fixedSizeTakesTheIdeal() {
    #expect(text(8).modified(FixedSizeLayout()).sizeThatFits(proposal(30, 10)) == CGSize(width: 80, height: 20))
    let upright = text(8).modified(FixedSizeLayout(horizontal: false, vertical: true))
    #expect(upright.sizeThatFits(proposal(30, 10)) == CGSize(width: 30, height: 60))
  }

  @Test(
    arguments: [
      (false, 100, 100, 100, 50), (true, 100, 100, 200, 100), (false, 40, nil, 40, 20), (false, nil, 40, 80, 40),
      (false, .infinity, 40, 80, 40), (false, nil, nil, 10, 5), (false, 0, 0, 0, 0),
    ] as [(Bool, CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func anAspectRatioOfTwo(fills: Bool, width: CGFloat?, height: CGFloat?, wide: CGFloat, high: CGFloat) {
    let view = flexible().modified(AspectRatioLayout(ratio: 2, fills: fills))
    #expect(view.sizeThatFits(proposal(width, height)) == CGSize(width: wide, height: high))
  }

  @Test func aFrameOffersItsMinimum() {
    let child = flexible()
    #expect(place(child.width(min: 50), child, 20, 10) == [rect(0, 0, 50, 10), rect(0, 0, 50, 10)])
  }

  @Test func positionTakesAllSpace() {
    let child = fixed(10, 10)
    let root = child.modified(PositionLayout(CGPoint(x: 30, y: 20)))
    #expect(place(root, child, 100, 50) == [rect(0, 0, 100, 50), rect(25, 15, 10, 10)])
  }

  @Test func aLayerIsOfferedTheSizeOfItsContent() {
    let (content, layer, badge) = (fixed(40, 20), flexible(), fixed(10, 10))
    #expect(place(LayeredElement(content, layer: layer), layer, 99, 99) == [rect(0, 0, 40, 20), rect(0, 0, 40, 20)])
    let badged = LayeredElement(fixed(40, 20), layer: badge, alignment: .topTrailing)
    #expect(place(badged, badge, 99, 99) == [rect(0, 0, 40, 20), rect(30, 0, 10, 10)])
  }

  @Test func placesAreMirrored() {
    let child = fixed(10, 10)
    let insets = PaddingLayout(EdgeInsets(leading: 5, trailing: 20))
    let root = UnaryElement(insets, child, layoutDirection: .rightToLeft)
    #expect(place(root, child, 99, 99) == [rect(0, 0, 35, 10), rect(20, 0, 10, 10)])
  }
}
