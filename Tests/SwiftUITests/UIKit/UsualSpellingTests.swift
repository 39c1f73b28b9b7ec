import CoreGraphics
import GtkObjects
import SwiftUI
import Testing
import UIKit

@testable import GtkBridgeTesting

extension UIColor {
  /// The initialiser that many programs have.
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

extension SwiftUITests {
  /// Spellings of public packages, which compile and act.
  @Suite @MainActor struct UsualSpellingTests {
    @Test func coloursAreMadeOfNumbers() {
      #expect(UIColor(hex: 0xFF0000) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(UIColor(hex: 0xFF0000) != UIColor.blue && Set([UIColor.red, UIColor(hex: 0xFF0000)]).count == 1)
      #expect(Color(.white) == Color(UIColor.white))
      #expect(Color(Color.orange) == .orange)
    }

    @Test func linesHaveAllTheirValues() {
      let cap: CGLineCap = .round
      let style = StrokeStyle(
        lineWidth: 3, lineCap: cap, lineJoin: CGLineJoin.bevel, miterLimit: 4, dash: [5, 2], dashPhase: 1)
      #expect(style.lineCap == .round && style.lineJoin == .bevel && style.miterLimit == 4)
      #expect(StrokeStyle().miterLimit == 10)
    }

    @Test func aStrokedShapeIsAShape() {
      let ring = Circle().stroke(lineWidth: 20)
      let outline = ring.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      let outer = CGRect(x: -10, y: -10, width: 120, height: 120)
      #expect(outline.boundingRect.insetBy(dx: -0.5, dy: -0.5).contains(outer))
      #expect(outline.boundingRect.width < 121)
      let half = ring.trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(!half.isEmpty && half != outline)
      _ = Circle().stroke(style: StrokeStyle(lineWidth: 2)).scale(0.5).rotation(.degrees(45)).fill(Color.red)
      _ = Rectangle().stroke().foregroundColor(.red)
    }

    @Test func pathsTellTheirElements() {
      let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      var count = 0
      func add(_ element: Path.Element) { count += 1 }
      path.forEach(add)
      #expect(count == path.elements.count)
      var points: [CGPoint] = []
      var kinds: [CGPathElementType] = []
      path.cgPath.applyWithBlock { element in
        kinds.append(element.pointee.type)
        if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
      }
      #expect(kinds.first == .moveToPoint && kinds.last == .closeSubpath)
      #expect(points.contains(CGPointMake(10, 10)) && CGRectMake(0, 0, 10, 10).size == CGSizeMake(10, 10))
      let line = CGMutablePath()
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: 10, y: 0))
      let band = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
      #expect(band.boundingBox == CGRect(x: -2, y: -2, width: 14, height: 4))
    }

    @Test func smallNames() {
      #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.normal - 1 < .normal)
      #expect(Axis.vertical.description == "vertical")
      let animation: Animation = .interactiveSpring(duration: 0.3, extraBounce: 0.1, blendDuration: 0)
      #expect(animation != .interactiveSpring())
    }

    @Test func layersOfPreferencesAreAligned() throws {
      let host = try ViewHost(size: CGSize(width: 300, height: 200)) {
        Color.red.frame(width: 200, height: 100).preference(key: WidthKey.self, value: 7)
          .backgroundPreferenceValue(WidthKey.self, alignment: .topLeading) { Text("behind \(Int($0))") }
          .overlayPreferenceValue(WidthKey.self, alignment: .bottomTrailing) { Text("front \(Int($0))") }
      }
      func origin(_ text: String) throws -> CGPoint { try host.element(named: text).widget.originInWindow }
      #expect(try origin("behind 7").x < origin("front 7").x && origin("behind 7").y < origin("front 7").y)
      host.close()
    }

    @Test func aProgramHidesTheTabs() throws {
      defer { UITabBar.appearance().isHidden = false }
      let host = try ViewHost(size: CGSize(width: 400, height: 300)) {
        TabView {
          Text("first page").tabItem { Text("First") }
          Text("second page").tabItem { Text("Second") }
        }
      }
      func isShown(_ text: String) -> Bool { host.elements.contains { $0.widget.labelText == text && $0.isShown } }
      #expect(isShown("First") && isShown("first page"))
      UITabBar.appearance().isHidden = true
      #expect(!isShown("First") && isShown("first page"))
      host.close()
    }
  }
}
