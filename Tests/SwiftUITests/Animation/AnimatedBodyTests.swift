import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct AnimatedBodyTests {
    private final class Seen {
      var inside: [Animation?] = []
      var outside: [Animation?] = []
    }

    private struct Screen: View {
      let seen: Seen
      @State private var isFaint = false

      var body: some View {
        VStack {
          Text(isFaint ? "faint" : "strong")
            .transaction { seen.inside.append($0.animation) }
            .animation(.linear(duration: 0.2)) { content in
              content.opacity(isFaint ? 0.2 : 1).transaction { seen.outside.append($0.animation) }
            }
          Button("change") { isFaint = true }
        }
      }
    }

    @Test func animatesTheModifiersOfTheClosureAlone() async throws {
      let seen = Seen()
      let host = try ViewHost { Screen(seen: seen) }
      try await host.wait(for: "strong")
      (seen.inside, seen.outside) = ([], [])
      try host.tap("change")
      try await host.wait(for: "faint")
      #expect(!seen.outside.isEmpty && seen.outside.allSatisfy { $0 == .linear(duration: 0.2) })
      #expect(!seen.inside.isEmpty && seen.inside.allSatisfy { $0 == nil })
      host.close()
    }
  }
}
