import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct SplitViewTests {
    private func frame(of name: String, in host: ViewHost) throws -> CGRect { host.frame(of: try host.label(name)) }

    @Test func theUserMovesTheHandles() async throws {
      let host = try ViewHost {
        HSplitView {
          Text("first").frame(maxWidth: .infinity, alignment: .leading)
          Text("second").frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(width: 400, height: 100)
      }
      await host.nextFrame()
      let before = try frame(of: "second", in: host).minX - frame(of: "first", in: host).minX
      #expect((190...215).contains(before))
      let handle = try #require(host.widgets.first { $0.accessible(.label) == "Resize" })
      #expect(handle.performAccessibleAction(named: "increment"))
      #expect(
        await MainLoop.wait {
          let moved = (try? frame(of: "second", in: host).minX - frame(of: "first", in: host).minX) ?? 0
          return abs(moved - before - 24) < 3
        })
      host.close()
    }

    @Test func partsAreAboveEachOther() async throws {
      let host = try ViewHost {
        VSplitView {
          Text("first")
          Text("second")
          Text("third")
        }
        .frame(width: 200, height: 300)
      }
      await host.nextFrame()
      let places = try ["first", "second", "third"].map { try frame(of: $0, in: host).midY }
      #expect(places[1] - places[0] > 90 && abs(places[2] - places[1] - (places[1] - places[0])) < 4)
    }
  }
}
