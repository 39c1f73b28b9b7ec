import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct BindingTests {
    struct Settings: Equatable {
      struct Sound: Equatable { var volume = 1 }
      var sound = Sound()
      var name = "n"
    }

    @Test func membersAreBindings() {
      final class Box { var settings = Settings() }
      let box = Box()
      let binding = Binding(get: { box.settings }, set: { box.settings = $0 })
      binding.sound.volume.wrappedValue = 7
      #expect(box.settings.sound.volume == 7)
      #expect(box.settings.name == "n")
      #expect(binding.sound.wrappedValue == Settings.Sound(volume: 7))
      #expect(Binding(projectedValue: binding.name).projectedValue.wrappedValue == "n")
    }

    @Test func constantIgnoresWrites() {
      let binding = Binding.constant(3)
      binding.wrappedValue = 4
      #expect(binding.wrappedValue == 3)
    }

    @Test func childWritesTheParentsState() throws {
      struct Root: View {
        @State private var settings = Settings()
        var body: some View {
          Text("\(settings.sound.volume)")
          Volume(volume: $settings.sound.volume)
        }
      }
      struct Volume: View {
        @Binding var volume: Int
        var body: some View { Button("louder \(volume)") { volume += 1 } }
      }
      let screen = TestScreen { Root() }
      try screen.tap("louder 1")
      screen.flush()
      #expect(screen.texts == ["2", "louder 2"])
    }
  }
}
