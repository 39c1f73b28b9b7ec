import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct EnvironmentalModifierTests {
    private struct Language: EnvironmentalModifier {
      func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        Caption(text: environment.locale.identifier)
      }
    }

    private struct Caption: ViewModifier {
      let text: String

      func body(content: Content) -> some View {
        content
        Text(verbatim: text)
      }
    }

    private final class Model: ObservableObject {
      @Published var locale = Locale(identifier: "de")
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      var body: some View { Text("a").modifier(Language()).environment(\.locale, model.locale) }
    }

    @Test func modifierFollowsTheEnvironment() async throws {
      let model = Model()
      let host = try ViewHost { Screen(model: model) }
      #expect(host.contents == ["a", "de"])
      model.locale = Locale(identifier: "ko")
      await host.nextFrame()
      #expect(host.contents == ["a", "ko"])
    }
  }
}
