import GtkBridgeTesting
import Observation
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct OptionalObjectTests {
    @Observable final class Model {
      var name = "a"
    }

    struct Reader: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(model?.name ?? "none") }
    }

    final class Switch: ObservableObject {
      @Published var model: Model?
    }

    struct Screen: View {
      @ObservedObject var choice: Switch
      var body: some View { Reader().environment(choice.model) }
    }

    @Test func anOptionalObjectIsNilUntilAViewProvidesOne() async throws {
      let choice = Switch()
      let host = try ViewHost { Screen(choice: choice) }
      #expect(host.contents == ["none"])
      let model = Model()
      choice.model = model
      try await host.wait(for: "a")
      model.name = "b"
      try await host.wait(for: "b")
      choice.model = nil
      try await host.wait(for: "none")
    }

    @Test func nilHidesAnOuterObject() throws {
      let host = try ViewHost { Reader().environment(nil as Model?).environment(Model()) }
      #expect(host.contents == ["none"])
    }
  }
}
