import CGtk
import Foundation
import Graphics
import Testing

@testable import GtkBridge
@testable import GtkObjects

extension GtkBridgeTests {
  @Suite @MainActor struct StyleTests {
    @Test func equalDeclarationsShareAClass() {
      let sheet = StyleSheet()
      let first = sheet.styleClass(for: "color:red;")
      #expect(sheet.styleClass(for: "color:red;") == first)
      #expect(sheet.styleClass(for: "color:blue;") != first)
    }

    @Test func appliedStyleIsReplacedAndRemoved() {
      let label = Gtk.Label("a")
      let style = AppliedStyle(label)
      style.set("color:red;")
      #expect(label.hasStyle("color:red;"))
      style.set("color:blue;")
      #expect(label.hasStyle("color:blue;") && !label.hasStyle("color:red;"))
      style.set(nil)
      #expect(label.styles.isEmpty)
    }

    @Test func twoStylesOfOneWidgetAreIndependent() {
      let label = Gtk.Label("a")
      let first = AppliedStyle(label)
      let second = AppliedStyle(label)
      first.set("color:red;")
      second.set("padding:1px;")
      first.set(nil)
      #expect(label.styles == [StyleSheet.shared.styleClass(for: "padding:1px;")])
    }

    @Test func valuesThatChangeForEverDoNotPileUp() {
      let label = Gtk.Label("a")
      let style = AppliedStyle(label)
      let before = StyleSheet.shared.ruleCount
      for step in 0..<2000 {
        style.set("opacity:0.5;padding:\(step)px;")
        StyleSheet.shared.loadIfNeeded()
      }
      #expect(StyleSheet.shared.ruleCount < before + 300)
      #expect(label.hasStyle("opacity:0.5;padding:1999px;"))
    }

    @Test func rulesReachTheScreen() throws {
      let screen = TestScreen { Text("a").foregroundColor(Color(red: 1, green: 0, blue: 0.5)) }
      screen.layOut()
      let label = try #require(screen.root.label("a"))
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(label.widget), &color)
      #expect((color.red, color.green) == (1, 0))
      #expect(abs(color.blue - 0.5) < 0.01)
    }

    /// The minimum contrast of text, by the guidelines for accessible content.
    @Test(arguments: [Color.accentColor, .destructive], [false, true])
    func colouredTextCanBeRead(_ color: Color, inTheDark isDark: Bool) {
      let usual = Gtk.prefersDark
      Gtk.prefersDark = isDark
      defer { Gtk.prefersDark = usual }
      let window = Gtk.Window()
      func luminance(_ css: String) -> Double {
        let rgba = Gtk.rgba(of: css, for: window.widget)
        func linear(_ part: Float) -> Double {
          part <= 0.04 ? Double(part) / 12.92 : pow((Double(part) + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(rgba.red) + 0.7152 * linear(rgba.green) + 0.0722 * linear(rgba.blue)
      }
      for background in [Color.themeBackground, .themeBase] {
        let lights = [luminance(color.textCSS), luminance(background.css)]
        #expect((lights.max()! + 0.05) / (lights.min()! + 0.05) >= 4.5)
      }
    }
  }
}
