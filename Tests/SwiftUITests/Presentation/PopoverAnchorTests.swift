import GtkBridgeTesting
import GtkObjects
import Testing

@testable import SwiftUI

extension SwiftUITests {
  @Suite @MainActor struct PopoverAnchorTests {
    @Test func partsStayInTheView() {
      let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
      func part(_ anchor: PopoverAttachmentAnchor) -> CGRect { anchor.part(of: bounds) }
      #expect(part(.point(.trailing)).origin == CGPoint(x: 200, y: 50))
      #expect(part(.point(UnitPoint(x: 20, y: -3))).origin == CGPoint(x: 200, y: 0))
      #expect(part(.rect(.bounds)) == bounds)
      #expect(
        part(.rect(.rect(CGRect(x: 150, y: 0, width: 100, height: 10)))) == CGRect(x: 150, y: 0, width: 50, height: 10))
    }

    @Test func popoverOpens() async throws {
      let host = try ViewHost {
        Text("a").popover(isPresented: .constant(true), attachmentAnchor: .point(.leading)) { Text("inside") }
      }
      try await host.wait(for: "inside")
    }
  }
}
