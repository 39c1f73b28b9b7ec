import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The frames of text fields.
  @Suite @MainActor struct TextFieldStyleTests {
    private func height<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Int {
      let screen = TestScreen { content() }
      screen.layOut()
      let entry = try #require(screen.root.all.first { $0.typeName == "GtkEntry" })
      return entry.bounds(in: screen.root).height
    }

    private struct Field: View {
      var body: some View { TextField("Name", text: .constant("Mina")) }
    }

    @Test func aPlainFieldIsAsHighAsItsText() throws {
      let text = try height { Field().textFieldStyle(.plain) }
      #expect(try height { Field() } > text)
      #expect(try height { Field().textFieldStyle(.automatic) } > text)
      #expect(try height { Field().textFieldStyle(RoundedBorderTextFieldStyle()) } > text)
      #expect(try height { VStack { Field() }.textFieldStyle(PlainTextFieldStyle()) } == text)
    }

    @Test func aBackgroundReplacesTheFrameUnlessTheStyleHasOne() throws {
      let text = try height { Field().textFieldStyle(.plain) }
      #expect(try height { Field().background(Color.gray) } == text)
      #expect(try height { Field().background(Color.gray).textFieldStyle(.roundedBorder) } > text)
    }

    /// Points in the field, except those where text begins.
    private static let inField = [
      (x: 30, y: 50, Pixel.red), (60, 44, .red), (60, 56, .red), (9, 50, .red), (4, 50, .clear),
    ]

    @Test func aBackgroundIsSeenThroughTheField() throws {
      func framed(_ field: some View) -> some View {
        field.frame(width: 70).padding(10).background(Color.pureRed)
      }
      try expect(Self.inField) { framed(TextField("", text: .constant(""))) }
      try expect(Self.inField) { framed(SecureField("", text: .constant(""))) }
    }

    @Test func aPlainFieldHasTheFont() throws {
      let text = try height { Field().textFieldStyle(.plain) }
      #expect(try height { Field().font(.largeTitle).textFieldStyle(.plain) } > text)
      #expect(try height { Field().font(.largeTitle).background(Color.gray) } > text)
    }

    private struct Changing: View {
      var isEnabled: Bool
      var body: some View { Field().background(Color.gray).disabled(!isEnabled) }
    }

    @Test func theStyleOutlivesAChangeOfTheEnvironment() throws {
      let screen = TestScreen { Changing(isEnabled: true) }
      screen.layOut()
      let entry = try #require(screen.root.all.first { $0.typeName == "GtkEntry" })
      let before = entry.bounds(in: screen.root).height
      screen.controller.rootView = Changing(isEnabled: false)
      screen.layOut()
      #expect(entry.bounds(in: screen.root).height == before)
    }
  }
}
