import Foundation
import Testing

@testable import Graphics

@Suite struct PaintTests {
  @Test func hierarchyIsRelativeToTheSurroundings() {
    let red = _Paint.color(.red)
    func resolved(_ style: some ShapeStyle) -> _Paint { style._paint.resolved(foreground: red, tint: .blue) }
    #expect(resolved(.foreground) == red && resolved(.primary) == red)
    #expect(resolved(.secondary) == .color(.red.opacity(0.55)))
    #expect(resolved(.tint) == .color(.blue))
    #expect(resolved(Color.green.opacity(0.5)) == .color(.green.opacity(0.5)))
    #expect(resolved(AnyShapeStyle(.tint).opacity(0.5)) == .color(.blue.opacity(0.5)))
    #expect(
      HierarchicalShapeStyle.secondary._paint.resolved(foreground: .color(.primary), tint: .blue) == .color(.secondary))
  }

  @Test func gradientsFadeAndStandForColours() {
    let gradient = Gradient(colors: [.red, .green, .blue])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    let paint = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom).opacity(0.5)._paint
    #expect(paint.color == .red.opacity(0.5))
    #expect(!paint.isClear && LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)._paint.isClear)
    #expect(
      RadialGradient(stops: gradient.stops, center: .top, startRadius: 1, endRadius: 2)
        == RadialGradient(gradient: gradient, center: .top, startRadius: 1, endRadius: 2))
    #expect(
      AngularGradient(stops: gradient.stops, center: .top, angle: .degrees(3))
        == AngularGradient(gradient: gradient, center: .top, angle: .degrees(3)))
    #expect(EllipticalGradient(stops: gradient.stops) == EllipticalGradient(gradient: gradient))
    #expect(Gradient(colors: [.red]).stops == [Gradient.Stop(color: .red, location: 0)])
  }

  @Test func gradientsAreStylesOfTheirOwn() {
    let gradient = Gradient(colors: [.red, .blue])
    let line = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    #expect(gradient._paint == line._paint && AnyGradient(gradient)._paint == line._paint)
    #expect(Color.red.gradient.gradient.stops.last?.color == .red)
    func paint<Style: ShapeStyle>(_ style: Style) -> _Paint { style._paint }
    #expect(
      paint(.radialGradient(AnyGradient(gradient), startRadius: 1, endRadius: 2))
        == paint(.radialGradient(stops: gradient.stops, startRadius: 1, endRadius: 2)))
    #expect(paint(.conicGradient(AnyGradient(gradient))) == paint(.conicGradient(stops: gradient.stops)))
    #expect(paint(.ellipticalGradient(AnyGradient(gradient))) == paint(.ellipticalGradient(stops: gradient.stops)))
    #expect(paint(.linearGradient(AnyGradient(gradient), startPoint: .top, endPoint: .bottom)) == line._paint)
  }

  /// Returns the red, green and blue of a colour and a matrix.
  private func apply(_ m: ColorMatrix, _ r: Double, _ g: Double, _ b: Double) -> [Double] {
    [
      m.r1 * r + m.r2 * g + m.r3 * b + m.r4 + m.r5, m.g1 * r + m.g2 * g + m.g3 * b + m.g4 + m.g5,
      m.b1 * r + m.b2 * g + m.b3 * b + m.b4 + m.b5,
    ].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func matricesOfEffects() throws {
    #expect(apply(.brightness(0.25), 0.5, 0, 1) == [0.75, 0.25, 1.25])
    #expect(apply(.contrast(2), 0.5, 0.25, 1) == [0.5, 0, 1.5])
    #expect(apply(.saturation(1), 0.1, 0.2, 0.3) == [0.1, 0.2, 0.3])
    #expect(Set(apply(.saturation(0), 0.1, 0.2, 0.3)).count == 1)
    #expect(apply(.inversion(1), 0, 0.25, 1) == [1, 0.75, 0])
    #expect(apply(.hueRotation(.degrees(120)), 1, 0, 0) == [0, 1, 0])
    #expect(DrawingEffect(.blur, 3).matrix == nil)
    #expect(DrawingEffect(.brightness, .nan).amount == 0)
    let grey = try #require(DrawingEffect(.grayscale, 7).matrix)
    #expect(grey == .saturation(0), "beyond grey there is nothing")
  }
}

@Suite struct PathPartsTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func partsOfLines() throws {
    let half = square.trimmedPath(from: 0.125, to: 0.5)
    let bounds = half.boundingRect
    #expect(abs(bounds.minX - 50) < 0.01 && bounds.minY == 0 && bounds.maxX == 100 && bounds.maxY == 100)
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty && square.trimmedPath(from: .nan, to: 1).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test func partsOfCurves() throws {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    // An eighth of a turn from the right is below the axis, which points down.
    let end = try #require(circle.trimmedPath(from: 0, to: 0.125).currentPoint)
    let diagonal = 50 * 0.5.squareRoot()
    #expect(abs(end.x - diagonal) < 0.1 && abs(end.y - diagonal) < 0.1)
    let rest = circle.trimmedPath(from: 0.75, to: 1)
    let (start, last) = (try #require(rest.elements.first), try #require(rest.currentPoint))
    if case .move(let point) = start { #expect(abs(point.x) < 0.1 && abs(point.y + 50) < 0.1) }
    #expect(abs(last.x - 50) < 0.1 && abs(last.y) < 0.1)
  }

  @Test func partsMayBeginInSeveralSubpaths() {
    var two = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    two.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    let moves = two.trimmedPath(from: 0.4, to: 0.6).elements.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 2)
  }

  @Test func cornersHaveTheirOwnRadii() {
    var path = Path()
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 100, height: 40),
      cornerRadii: RectangleCornerRadii(topLeading: 10, bottomTrailing: 100))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(path.elements.first == .move(to: CGPoint(x: 10, y: 0)))
    #expect(path.elements.contains(.line(to: CGPoint(x: 100, y: 20))), "at most half of a side")
    #expect(RectangleCornerRadii(topLeading: 5).inset(by: 8).topLeading == 0)
  }
}
