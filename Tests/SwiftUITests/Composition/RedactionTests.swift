import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct RedactionTests {
    final class Model: ObservableObject {
      @Published var reason: RedactionReasons = .placeholder
    }

    struct Reasons: View {
      @Environment(\.redactionReasons) private var reasons
      let name: String
      var body: some View { Text("\(name) \(reasons.rawValue)") }
    }

    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          Reasons(name: "plain")
          Reasons(name: "shown").unredacted()
          Reasons(name: "private").privacySensitive()
        }
        .redacted(reason: model.reason)
      }
    }

    @Test func theReasonsReachTheViewsInside() async throws {
      let model = Model()
      let host = try ViewHost { Screen(model: model) }
      #expect(host.contents == ["plain 1", "shown 0", "private 1"])
      model.reason = .privacy
      try await host.wait(for: "plain 2")
      #expect(host.contents == ["plain 2", "shown 0", "private 3"])
      model.reason = []
      try await host.wait(for: "plain 0")
      #expect(host.contents == ["plain 0", "shown 0", "private 0"])
    }
  }
}
