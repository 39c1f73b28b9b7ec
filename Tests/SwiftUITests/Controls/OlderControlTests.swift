import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct OlderControlTests {
    struct Alarm: Identifiable {
      let id: Int
      var isOn: Bool
    }

    final class Model: ObservableObject {
      @Published var alarms = [Alarm(id: 0, isOn: true), Alarm(id: 1, isOn: false)]
    }

    struct Alarms: View {
      @ObservedObject var model: Model
      var body: some View {
        Toggle(sources: $model.alarms, isOn: \.isOn) { Text("All alarms") }.toggleStyle(.button)
      }
    }

    @Test func toggleOfSeveralValuesSetsAll() async throws {
      let model = Model()
      let host = try ViewHost { Alarms(model: model) }
      try host.tap("All alarms")
      #expect(model.alarms.map(\.isOn) == [true, true], "it was off, as one value was")
      await host.nextFrame()
      try host.tap("All alarms")
      #expect(model.alarms.map(\.isOn) == [false, false])
    }
  }
}
