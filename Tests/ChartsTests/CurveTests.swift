import Foundation
import Testing

@testable import Charts

@Suite struct CurveTests {
  private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 50), CGPoint(x: 20, y: 50), CGPoint(x: 30, y: 0)]

  private func path(_ method: InterpolationMethod) -> Path {
    var path = Path()
    Curve.add(points, method, to: &path)
    return path
  }

  @Test(arguments: [
    InterpolationMethod.linear, .monotone, .cardinal, .catmullRom, .stepStart, .stepCenter, .stepEnd,
  ])
  func curvesGoThroughAllPoints(_ method: InterpolationMethod) {
    let ends = path(method).elements.map { element -> CGPoint in
      switch element {
      case .move(let end), .line(let end), .curve(let end, _, _), .quadCurve(let end, _): end
      case .closeSubpath: .zero
      }
    }
    for point in points { #expect(ends.contains(point), "\(method) at \(point)") }
  }

  @Test func monotoneCurvesDoNotLeaveTheirValues() {
    #expect(path(.monotone).boundingRect.maxY <= 50 && path(.monotone).boundingRect.minY >= 0)
    #expect(path(.cardinal).boundingRect.maxY > 50)
  }

  @Test func stepsRiseWhereTheyShould() {
    func second(_ method: InterpolationMethod) -> Path.Element { path(method).elements[1] }
    #expect(second(.stepStart) == .line(to: CGPoint(x: 0, y: 50)))
    #expect(second(.stepEnd) == .line(to: CGPoint(x: 10, y: 0)))
    #expect(second(.stepCenter) == .line(to: CGPoint(x: 5, y: 0)))
  }

  @Test func equalPointsMakeNoNonsense() {
    for method in [InterpolationMethod.monotone, .cardinal, .catmullRom] {
      var path = Path()
      Curve.add([CGPoint](repeating: CGPoint(x: 5, y: 5), count: 3), method, to: &path)
      #expect(path.boundingRect == CGRect(x: 5, y: 5, width: 0, height: 0))
    }
  }
}
