import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The guides of a view determine the place of an overlay or a background.
  @Suite @MainActor struct OverlayGuideTests {
    private func center(_ screen: TestScreen<some View>, of text: String) throws -> (x: Int, y: Int) {
      let bounds = try screen.bounds(of: text)
      return (bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
    }

    @Test func aTextMayStandOnTheCorner() throws {
      let screen = TestScreen {
        Text("content").frame(width: 100, height: 60).border(.red)
          .overlay(alignment: .topTrailing) {
            Text("corner").fixedSize()
              .alignmentGuide(.top) { $0.height / 2 }
              .alignmentGuide(.trailing) { $0.width / 2 }
          }
      }
      screen.layOut()
      let (content, corner) = (try center(screen, of: "content"), try center(screen, of: "corner"))
      #expect(abs(corner.x - content.x - 50) <= 1, "\(corner) \(content)")
      #expect(abs(content.y - corner.y - 30) <= 1, "\(corner) \(content)")
    }
  }
}
