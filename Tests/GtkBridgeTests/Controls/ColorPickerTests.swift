import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ColorPickerTests {
    @MainActor private final class Model { var color = Color.red }

    @Test func showsAndChangesItsValue() throws {
      let model = Model()
      let screen = TestScreen {
        ColorPicker("Colour", selection: Binding(get: { model.color }, set: { model.color = $0 }))
      }
      let button = try #require(screen.root.first("GtkColorButton"))
      #expect(try #require(button.children.first).isLabelledByAnother)
      var rgba = GdkRGBA()
      gtk_color_chooser_get_rgba(button.opaque, &rgba)
      #expect(abs(rgba.red - 224 / 255) < 0.01 && abs(rgba.green - 27 / 255) < 0.01)
      rgba = GdkRGBA(red: 0, green: 1, blue: 0, alpha: 0.5)
      gtk_color_chooser_set_rgba(button.opaque, &rgba)
      #expect(model.color == .red, "the program's own changes are not the user's")
      button.emit("color-set")
      #expect(model.color == Color(red: 0, green: 1, blue: 0, opacity: 0.5))
    }

    @Test func takesTheColoursOfTheTheme() throws {
      let screen = TestScreen { ColorPicker("Colour", selection: .constant(.accentColor), supportsOpacity: false) }
      let button = try #require(screen.root.first("GtkColorButton"))
      var rgba = GdkRGBA()
      gtk_color_chooser_get_rgba(button.opaque, &rgba)
      #expect(rgba.alpha == 1 && rgba.blue > 0)
      #expect(gtk_color_chooser_get_use_alpha(button.opaque) == 0)
    }

    @Test func goesWithItsView() throws {
      let screen = TestScreen { ToggledContent { ColorPicker("Colour", selection: .constant(.red)) } }
      let reference = Gtk.WeakReference(try #require(screen.root.first("GtkColorButton")))
      try screen.tap("Toggle")
      screen.flush()
      #expect(!reference.isAlive)
    }
  }
}
