import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct PlaceholderTests {
    final class Model: ObservableObject {
      @Published var reasons: RedactionReasons = .placeholder
      @Published var word = "coloured"
    }

    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        (Text("Some ") + Text(model.word).foregroundColor(.red)).environment(\.redactionReasons, model.reasons)
      }
    }

    @Test func aBarIsAsLargeAsTheTextThatItHides() throws {
      let model = Model()
      let screen = TestScreen { Screen(model: model) }
      screen.layOut()
      let label = try #require(screen.root.label("Some coloured"))
      let size = (label.width, label.height)
      let bar = "color:transparent;background-color:alpha(@theme_fg_color,0.14);border-radius:4px;"
      #expect(label.hasStyle(bar))
      #expect(gtk_label_get_use_markup(label.opaque) == 0, "parts have no colours of their own")
      model.word = "other"
      screen.flush()
      #expect(label.labelText == "Some other")
      #expect(gtk_label_get_use_markup(label.opaque) == 0)
      model.word = "coloured"
      model.reasons = []
      screen.layOut()
      #expect(!label.hasStyle(bar))
      #expect(gtk_label_get_use_markup(label.opaque) != 0)
      #expect(size == (label.width, label.height))
      model.reasons = .privacy
      screen.flush()
      #expect(!label.hasStyle(bar), "only a placeholder is a bar")
    }
  }
}
