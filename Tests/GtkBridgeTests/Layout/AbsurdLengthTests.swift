import Foundation
import GtkBridgeTesting
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Lengths that no display has: a computation of an application may have divided by zero.
  @Suite @MainActor struct AbsurdLengthTests {
    enum Use: CaseIterable {
      case width, height, minimum, padding, spacing, offset, position, stroke, corner, blur, shadow, scale, aspectRatio
    }

    private struct Screen: View {
      let use: Use
      let length: Double

      var body: some View {
        switch use {
        case .width: Text("a").frame(width: length, height: 10)
        case .height: Text("a").frame(width: 10, height: length)
        case .minimum: Text("a").frame(minWidth: length, minHeight: length)
        case .padding: Text("a").padding(length)
        case .spacing:
          HStack(spacing: length) {
            Text("a")
            VStack(spacing: length) { ForEach(0..<2) { Text("\($0)") } }
          }
        case .offset: Text("a").offset(x: length, y: length)
        case .position: Text("a").position(x: length, y: length)
        case .stroke: Circle().stroke(Color.blue, lineWidth: length).frame(width: 30, height: 30)
        case .corner: RoundedRectangle(cornerRadius: length).fill(.blue).frame(width: 30, height: 30)
        case .blur: Text("a").blur(radius: length)
        case .shadow: Text("a").shadow(radius: length)
        case .scale: Text("a").scaleEffect(length)
        case .aspectRatio: Color.blue.aspectRatio(length, contentMode: .fill).frame(width: 30, height: 30)
        }
      }
    }

    @Test(arguments: Use.allCases, [-1e9, -.infinity, .nan, .infinity, 1e9])
    func isDrawn(use: Use, length: Double) async throws {
      let warnings = try await ToolkitWarnings.during {
        let host = try ViewHost(size: CGSize(width: 300, height: 200)) { Screen(use: use, length: length) }
        for _ in 0..<2 { await host.nextFrame() }
        host.close()
      }
      #expect(warnings == [])
    }
  }
}
