import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  /// The tint of buttons, links and gradients.
  @Suite @MainActor struct ButtonTintTests {
    private func contains(_ red: Int, _ green: Int, _ blue: Int, in pixels: Pixels) -> Bool {
      (0..<pixels.height).contains { y in
        (0..<pixels.width).contains { pixels[$0, y].isNear(red, green, blue) }
      }
    }

    private func pixels(of content: some View, tint: Color? = Color(red: 0, green: 0.6, blue: 0)) throws -> Pixels {
      try Pixels(of: content.tint(tint).padding(4).background(.white).environment(\.colorScheme, .light))
    }

    @Test func aProminentButtonIsFilledWithTheTint() throws {
      let button = Button("Buy") {}.buttonStyle(.borderedProminent)
      let pixels = try pixels(of: button)
      let isFilled = contains(0, 153, 0, in: pixels) && pixels[pixels.width / 2, 8].isNear(0, 153, 0)
      #expect(isFilled)
      let large = try self.pixels(of: button.buttonBorderShape(.capsule).controlSize(.large))
      let isLargeFilled = contains(0, 153, 0, in: large)
      #expect(isLargeFilled)
      let isDisabledFilled = contains(0, 153, 0, in: try self.pixels(of: button.disabled(true)))
      #expect(!isDisabledFilled, "a disabled button is the theme's")
      let isUntintedFilled = contains(0, 153, 0, in: try self.pixels(of: button, tint: nil))
      #expect(!isUntintedFilled)
    }

    @Test func otherButtonsHaveTextsInTheTint() throws {
      for style in 0..<3 {
        let label = Text("\u{2588}\u{2588}\u{2588}").font(.system(size: 30))
        let button = Button(action: {}, label: { label })
        let pixels =
          switch style {
          case 0: try pixels(of: button.buttonStyle(.bordered))
          case 1: try pixels(of: button.buttonStyle(.borderless))
          default: try pixels(of: Link(destination: URL(filePath: "/")) { label })
          }
        let isTinted = contains(0, 153, 0, in: pixels)
        #expect(isTinted, "style \(style)")
      }
    }

    @Test func theAccentOfATextIsTheTint() throws {
      let text = Text("\u{2588}\u{2588}").font(.system(size: 30)).foregroundColor(.accentColor)
      let isWhole = contains(0, 153, 0, in: try pixels(of: text))
      let isPart = contains(0, 153, 0, in: try pixels(of: Text("a ").font(.system(size: 30)) + text))
      #expect(isWhole && isPart)
    }

    @Test func theAccentInAGradientIsTheTint() throws {
      let gradient = LinearGradient(colors: [.accentColor, .accentColor], startPoint: .top, endPoint: .bottom)
      let pixels = try pixels(of: gradient.frame(width: 20, height: 20))
      #expect(pixels[14, 14].isNear(0, 153, 0))
    }
  }
}
