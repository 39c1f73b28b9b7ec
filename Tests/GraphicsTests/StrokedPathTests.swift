import Foundation
import Graphics
import Testing

@Suite("The outline of a line")
struct StrokedPathTests {
  private let line = Path {
    $0.move(to: .zero)
    $0.addLine(to: CGPoint(x: 100, y: 0))
  }

  @Test("of any width and length is made of finite points")
  func hugeNumbers() {
    let curve = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 1e300, y: 0), control: CGPoint(x: 0, y: 1e300))
    }
    for width in [1e-300, 1, 1e300, .greatestFiniteMagnitude] {
      for join in [StrokeStyle.LineJoin.miter, .round, .bevel] {
        let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: join)
        _ = curve.strokedPath(style)
        #expect(!line.strokedPath(style).isEmpty)
      }
    }
    for width in [0, -1, .nan, .infinity] { #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty) }
  }

  @Test("ends before what is not finite")
  func nonFiniteElements() {
    var path = line
    path.addLine(to: CGPoint(x: Double.nan, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2)) == line.strokedPath(StrokeStyle(lineWidth: 2)))
    let nothing = Path { $0.move(to: CGPoint(x: Double.infinity, y: 0)) }
    #expect(nothing.strokedPath(StrokeStyle(lineWidth: 2, dash: [1])).isEmpty)
  }

  @Test(
    "has as many dashes as the pattern leaves",
    arguments: [([10.0, 10], 0.0, 5), ([10], 0, 5), ([30, 10, 0, 10], 0, 2)])
  func dashes(_ pattern: [Double], _ phase: Double, _ count: Int) {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: pattern, dashPhase: phase))
    let parts = outline.elements.filter { if case .move = $0 { true } else { false } }
    #expect(parts.count == count)
  }

  @Test("has no dashes where they would be too many to be seen")
  func tooManyDashes() {
    let style = StrokeStyle(lineWidth: 2, dash: [1e-9, 1e-9])
    #expect(line.strokedPath(style) == line.strokedPath(StrokeStyle(lineWidth: 2)))
  }
}
