import Foundation
import Testing

@testable import Graphics

@Suite struct SVGPathParserTests {
  private func path(_ text: String) -> Path {
    var parser = SVGPathParser(text)
    return parser.parse()
  }

  @Test(arguments: [
    "M1 2L3 2 3 4 1 4Z", "M1,2 h2 v2 h-2 z", "m1 2 2 0 0 2-2 0z", "M 1 2 H 3 V 4 H 1 Z", "M1 2l2-0 0 2-2 .0z",
  ])
  func linesMayBeAbsoluteOrRelative(_ text: String) {
    let square: [Path.Element] = [
      .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
      .line(to: CGPoint(x: 1, y: 4)), .closeSubpath,
    ]
    #expect(path(text).elements == square)
  }

  @Test func smoothCurvesReflectTheControlPoint() {
    let curve = path("M0 0C0 1 1 2 2 2S4 3 4 4").elements
    #expect(curve.last == .curve(to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 3, y: 2), control2: CGPoint(x: 4, y: 3)))
    let quad = path("M0 0q1 1 2 0t2 0").elements
    #expect(quad.last == .quadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 3, y: -1)))
    #expect(path("M1 1T3 3").elements.last == .quadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 1, y: 1)))
  }

  @Test func arcsFollowTheirEllipse() {
    // The flags may stand without separators.
    let circle = path("M0 5a5 5 0 1110 0A5 5 0 110 5Z")
    let box = circle.boundingRect
    #expect(abs(box.minX) < 0.01 && abs(box.minY) < 0.01)
    #expect(abs(box.width - 10) < 0.02 && abs(box.height - 10) < 0.02)
    let half = path("M0 0A5 5 0 0 0 10 0").boundingRect
    #expect(abs(half.minY) < 0.01 && abs(half.height - 5) < 0.02, "against the clock, below")
    let grown = path("M0 0A1 1 0 0 1 10 0").boundingRect
    #expect(abs(grown.height - 5) < 0.02, "radii that are too small grow")
    #expect(path("M0 0A0 5 0 0 1 10 0").elements.last == .line(to: CGPoint(x: 10, y: 0)))
  }

  @Test func numbersNeedNoSeparators() {
    #expect(path("M1.5.5L-1-2").elements == [.move(to: CGPoint(x: 1.5, y: 0.5)), .line(to: CGPoint(x: -1, y: -2))])
    #expect(path("M1e1 2E-1").elements == [.move(to: CGPoint(x: 10, y: 0.2))])
  }

  @Test(arguments: ["", "5 5", "M", "M1", "L", "X1 1", "M1 1 A 1 1 0 2 0 3 3", "M1e999 1", "M1 1Z 5 5", "Mé1"])
  func whatFollowsAnErrorIsNoPart(_ text: String) {
    #expect(path(text).elements.count <= 2)
    #expect(path("M1 2L3 4 " + "X").elements.count == 2)
  }
}
