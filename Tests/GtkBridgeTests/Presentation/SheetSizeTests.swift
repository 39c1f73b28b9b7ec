import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The size of a sheet's window, beside the window below it.
  @Suite @MainActor struct SheetSizeTests {
    private func size<Content: View>(
      above width: Double = 900, _ height: Double = 700, of text: String,
      @ViewBuilder _ content: @escaping () -> Content
    ) throws -> CGSize {
      let screen = try PresentingScreen(width: width, height: height) {
        Text("root").frame(maxWidth: .infinity, maxHeight: .infinity)
          .sheet(isPresented: .constant(true), content: content)
      }
      defer { screen.close() }
      let sheet = try screen.waitForPresented(text)
      return sheet.size
    }

    @Test func littleContentHasAUsualSize() throws {
      let size = try size(of: "small") { Text("small") }
      #expect(size.width >= 400 && size.height >= 300)
    }

    @Test func littleContentAboveANarrowWindowHasNearlyItsSize() throws {
      let size = try size(above: 400, 600, of: "small") { Text("small") }
      #expect(size.width == 400 && size.height >= 300 && size.height <= 600, "\(size)")
    }

    @Test func scrollingContentIsHigher() throws {
      let size = try size(of: "row 0") { List(0..<50, id: \.self) { Text("row \($0)") } }
      #expect(size.height >= 480 && size.height <= 700)
    }

    @Test func largeContentIsNoLargerThanTheWindowBelow() throws {
      let long = String(repeating: "many words ", count: 200)
      let size = try size(above: 500, 400, of: "end") {
        ScrollView {
          VStack {
            Text(long)
            Text("end")
          }
        }
      }
      #expect(size.width <= 500 && size.height <= 400)
    }

    @Test(arguments: [
      (PresentationDetent.medium, 350.0), (.large, 700), (.fraction(0.3), 210), (.height(260), 260),
      (.height(5000), 700),
    ]) func detentsAreHeights(detent: PresentationDetent, height: Double) throws {
      let size = try size(of: "row 0") {
        List(0..<50, id: \.self) { Text("row \($0)") }.presentationDetents([detent])
      }
      #expect(abs(size.height - height) < 1)
    }

    @Test func smallestDetentIsShownFirst() throws {
      let size = try size(of: "row 0") {
        List(0..<50, id: \.self) { Text("row \($0)") }.presentationDetents([.large, .fraction(0.4)])
          .presentationDragIndicator(.hidden)
      }
      #expect(abs(size.height - 280) < 1)
    }

    @Test func anOpenSheetFollowsTheSizeOfTheWindowBelow() throws {
      let screen = try PresentingScreen(width: 400, height: 700) {
        Text("root").frame(maxWidth: .infinity, maxHeight: .infinity)
          .sheet(isPresented: .constant(true)) {
            List(0..<50, id: \.self) { Text("row \($0) in a sheet") }.frame(idealWidth: 600)
          }
      }
      defer { screen.close() }
      let sheet = try screen.waitForPresented("row 0 in a sheet")
      #expect(sheet.size.width == 400)
      screen.root.setDefaultSize(width: 1200, height: 800)
      #expect(MainLoop.pump { sheet.size.width > 400 }, "\(sheet.size)")
      screen.root.setDefaultSize(width: 320, height: 350)
      #expect(MainLoop.pump { sheet.size.width <= 320 && sheet.size.height <= 350 }, "\(sheet.size)")
    }

    @Test func sheetFollowsTheSelection() throws {
      struct Screen: View {
        @State private var detent = PresentationDetent.height(300)
        var body: some View {
          Text("root").frame(maxWidth: .infinity, maxHeight: .infinity)
            .sheet(isPresented: .constant(true)) {
              Button("grow") { detent = .large }
                .presentationDetents([.height(300), .large], selection: $detent)
            }
        }
      }
      let screen = try PresentingScreen(width: 900, height: 700) { Screen() }
      defer { screen.close() }
      let sheet = try screen.waitForPresented("grow")
      #expect(abs(sheet.size.height - 300) < 1)
      try screen.tap("grow", in: sheet)
      #expect(MainLoop.pump(timeout: .seconds(20)) { sheet.size.height == 700 })
    }
  }
}
