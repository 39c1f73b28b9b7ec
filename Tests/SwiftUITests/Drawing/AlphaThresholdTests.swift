import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct AlphaThresholdTests {
    @Test func faintPartsGoAndOthersGetTheColour() throws {
      let pixels = try Pixels(
        of: Canvas { context, size in
          context.addFilter(.alphaThreshold(min: 0.5, color: .red))
          context.drawLayer { layer in
            layer.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.blue.opacity(0.3)))
            layer.fill(Path(CGRect(x: 20, y: 0, width: 20, height: 20)), with: .color(.blue.opacity(0.8)))
          }
        }
        .frame(width: 40, height: 20))
      #expect(pixels[10, 10].alpha == 0)
      #expect(pixels[30, 10].isNear(224, 27, 36), "\(pixels[30, 10])")
    }
  }
}
