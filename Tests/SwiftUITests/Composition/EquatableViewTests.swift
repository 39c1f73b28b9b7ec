import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct EquatableViewTests {
    struct Row: View, @MainActor Equatable {
      let name: String
      let action: () -> Void
      let counted: Count
      @Environment(\.isEnabled) private var isEnabled

      static func == (left: Row, right: Row) -> Bool { left.name == right.name }

      var body: some View {
        let _ = counted.note()
        Text("\(name) \(isEnabled)")
      }
    }

    final class Model: ObservableObject {
      @Published var name = "a"
      @Published var other = 0
      @Published var isDisabled = false
    }

    struct Screen: View {
      @ObservedObject var model: Model
      let counted: Count
      var body: some View {
        Text("\(model.other)")
        Row(name: model.name, action: {}, counted: counted).equatable().disabled(model.isDisabled)
      }
    }

    @Test func anEqualViewIsNotUpdated() async throws {
      let (model, counted) = (Model(), Count())
      let host = try ViewHost { Screen(model: model, counted: counted) }
      counted.value = 0
      model.other = 1
      try await host.wait(for: "1")
      #expect(counted.value == 0)
      model.name = "b"
      try await host.wait(for: "b true")
      #expect(counted.value == 1)
      model.isDisabled = true
      try await host.wait(for: "b false")
    }
  }
}
