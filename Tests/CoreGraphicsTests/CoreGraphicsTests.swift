import Graphics
import QuartzCore
import Testing

@Suite struct CoreGraphicsTests {
  private func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
    hypot(first.x - second.x, first.y - second.y) < 1e-9
  }

  @Test func transformsApplyInTheirOrder() {
    let point = CGPoint(x: 1, y: 0)
    #expect(isNear(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1)))
    let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 1)
    #expect(isNear(point.applying(moved), CGPoint(x: 22, y: 3)))
    let concatenated = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 1))
    #expect(isNear(point.applying(concatenated), CGPoint(x: 12, y: 1)))
    let all = CGAffineTransform(translationX: 4, y: 5).rotated(by: 0.3).scaledBy(x: 2, y: 0.5)
    #expect(isNear(point.applying(all).applying(all.inverted()), point))
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    #expect(CGAffineTransform().isIdentity)
  }

  @Test func rectanglesContainTheirCorners() {
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(
      isNear(turned.origin, CGPoint(x: -1, y: 0)) && abs(turned.width - 1) < 1e-9 && abs(turned.height - 2) < 1e-9)
    #expect(
      CGSize(width: 2, height: 1).applying(CGAffineTransform(translationX: 9, y: 9)) == CGSize(width: 2, height: 1))
  }

  @Test func pathsAreShapesAndBack() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 3, y: 1), transform: CGAffineTransform(translationX: 0, y: 2))
    path.closeSubpath()
    #expect(Path(path).elements == [.move(to: CGPoint(x: 1, y: 1)), .line(to: CGPoint(x: 3, y: 3)), .closeSubpath])
    let copy = path.copy()
    path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(copy?.boundingBox == CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(CGMutablePath().boundingBox == .null)
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(
      Path(ellipse.cgPath) == ellipse && ellipse.cgPath == CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2)))
  }

  @Test func arcsAreConnected() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    let elements = Path(path).elements
    #expect(elements.filter { if case .move = $0 { true } else { false } }.count == 1)
    #expect(elements[1] == .line(to: CGPoint(x: 15, y: 0)))
    #expect(isNear(path.currentPoint, CGPoint(x: 5, y: 0)))
  }

  @Test func coloursAreThoseOfViews() {
    #expect(
      Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)) == Color(red: 1, green: 0, blue: 0, opacity: 0.5))
    #expect(Color.red.cgColor.map { Color(cgColor: $0) } == .red)
    #expect(Color(CGColor(gray: 0.5, alpha: 1)) == Color(white: 0.5))
  }

  @Test func transformsInSpaceApplyInTheirOrder() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 2, 3)
    #expect(moved.m41 == 2 && moved.m42 == 4 && moved.m43 == 6)
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    #expect(abs(turned.m12 - 1) < 1e-9 && abs(turned.m21 + 1) < 1e-9 && turned.m33 == 1)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    let back = CATransform3DRotate(turned, -.pi / 2, 0, 0, 1)
    #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m12) < 1e-9)
  }

  @Test func mediaTimeIsMonotonic() {
    let start = CACurrentMediaTime()
    #expect(CACurrentMediaTime() >= start)
  }
}
