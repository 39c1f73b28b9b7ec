import Foundation
import Testing

@testable import Graphics

@Suite struct PathTests {
  @Test func boundsOfShapes() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(Path(rect).boundingRect == rect)
    #expect(Path(ellipseIn: rect).boundingRect == rect)
    #expect(Path(roundedRect: rect, cornerRadius: 400).boundingRect == rect, "corners are at most half of a side")
    #expect(Path().boundingRect == .zero)
  }

  @Test func whereAPathIs() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test(arguments: [false, true])
  func arcsTurnAsInSwiftUI(_ clockwise: Bool) throws {
    // A quarter turn from the right, or three quarters in the other direction to the same end.
    var path = Path()
    path.addArc(center: .zero, radius: 50, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x) < 0.01 && abs(end.y - 50) < 0.01)
    #expect(path.elements.count == (clockwise ? 4 : 2))
    let bounds = path.boundingRect
    #expect((bounds.minY < -1) == clockwise)
    #expect(abs(bounds.maxX - 50) < 1)
  }

  @Test func arcOfTangentsRoundsACorner() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    guard case .line(let start) = path.elements[1] else { return #expect(Bool(false), "no line to the arc") }
    let end = try #require(path.currentPoint)
    #expect(path.elements.count == 3, "it takes the short way")
    #expect(abs(start.x - 80) < 1e-9 && abs(start.y) < 1e-9)
    #expect(abs(end.x - 100) < 1e-9 && abs(end.y - 20) < 1e-9)
    #expect(abs(path.boundingRect.maxX - 100) < 1e-9 && abs(path.boundingRect.minY) < 1e-9)
    path.addArc(tangent1End: CGPoint(x: 100, y: 50), tangent2End: CGPoint(x: 100, y: 90), radius: 20)
    #expect(path.currentPoint == CGPoint(x: 100, y: 50), "there is no corner")
  }

  @Test(arguments: [-90.0, 90]) func arcGoesOnByAnAngle(_ delta: Double) throws {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(delta))
    let end = try #require(path.currentPoint)
    #expect(abs(end.x) < 1e-9 && abs(end.y - (delta < 0 ? -10 : 10)) < 1e-9)
    #expect(path.elements.count == 2, "it takes the short way")
  }

  @Test func anglesInBothUnits() {
    #expect(abs(Angle.degrees(180).radians - .pi) < 1e-9)
    #expect(abs(Angle(radians: .pi / 2).degrees - 90) < 1e-9)
    #expect(Angle.zero < Angle(degrees: 1))
  }

  @Test func arcOfNoAngleAddsNothing() {
    var path = Path()
    path.addArc(center: .zero, radius: 9, startAngle: .zero, endAngle: .radians(.nan), clockwise: false)
    #expect(path.isEmpty)
  }
}
