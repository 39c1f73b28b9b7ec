import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The colour of the caret.
  @Suite @MainActor struct CaretColorTests {
    nonisolated enum Kind: CaseIterable { case field, plain, onBackground, secure, editor }

    private struct Fields: View {
      let kind: Kind
      @State private var text = ""
      var body: some View {
        switch kind {
        case .field: TextField("", text: $text)
        case .plain: TextField("", text: $text).textFieldStyle(.plain)
        case .onBackground: TextField("", text: $text).background(Color.black)
        case .secure: SecureField("", text: $text)
        case .editor: TextEditor(text: $text)
        }
      }
    }

    private func expectCaret<Content: View>(_ color: Pixel, @ViewBuilder _ content: () -> Content) async throws {
      let screen = try await ClickedScreen(width: 200, height: 100) { content().frame(width: 100, height: 40) }
      let window = try screen.window
      func field() -> Gtk.Widget? { window.all.first { ["GtkText", "GtkTextView"].contains($0.typeName) } }
      #expect(await MainLoop.wait { field()?.isMapped == true })
      field()?.grabFocus()
      // It blinks.
      let isShown = await MainLoop.wait {
        guard let field = field() else { return false }
        let row = (0..<12).map { (x: $0, y: Int(field.height / 2)) }
        let rows = row + (0..<12).map { (x: $0, y: 16) }
        return (try? field.pixels(at: rows))?.contains { $0.isNear(color, by: 40) } == true
      }
      #expect(isShown)
      screen.close()
    }

    @Test(arguments: Kind.allCases) func theCaretHasTheTint(_ kind: Kind) async throws {
      try await expectCaret(.red) { Fields(kind: kind).tint(.pureRed) }
    }

    /// The theme's caret has the colour of its texts, which may be that of the background.
    @Test func theCaretOnABackgroundHasTheAccent() async throws {
      try await expectCaret(Pixel(53, 132, 228)) { Fields(kind: .onBackground) }
    }
  }
}
