import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct ValueDialogTests {
    private final class Log { var entries: [String] = [] }

    private struct Book: Identifiable {
      let id: Int
      let title: String
    }

    private struct Screen: View {
      @State var isAsking = false
      @State var isChoosing = false
      @State var book: Book?
      let log: Log

      var body: some View {
        VStack {
          Button("ask") { isAsking = true }
            .alert(isPresented: $isAsking) {
              Alert(
                title: Text("Delete?"), message: Text("For ever."),
                primaryButton: .destructive(Text("Delete")) { log.entries.append("deleted") },
                secondaryButton: .cancel { log.entries.append("cancelled") })
            }
          Button("show") { book = Book(id: 1, title: "Emma") }
            .alert(item: $book) { Alert(title: Text(verbatim: $0.title)) }
          Button("choose") { isChoosing = true }
            .actionSheet(isPresented: $isChoosing) {
              ActionSheet(
                title: Text("Colour"), buttons: [.default(Text("Red")) { log.entries.append("red") }, .cancel()])
            }
          Text(verbatim: "\(isAsking) \(book?.title ?? "none") \(isChoosing)")
        }
      }
    }

    @Test func buttonsOfAnAlertActAndCloseIt() async throws {
      let log = Log()
      let host = try ViewHost { Screen(log: log) }
      try host.tap("ask")
      try await host.wait(for: "For ever.")
      try host.tap("Delete")
      try await host.wait(for: "false none false")
      #expect(log.entries == ["deleted"])
      try host.tap("ask")
      try await host.wait(for: "For ever.")
      try host.tap("Cancel")
      #expect(await MainLoop.wait { log.entries == ["deleted", "cancelled"] })
      #expect(await MainLoop.wait { !host.texts.contains("For ever.") })
      host.close()
    }

    @Test func anAlertAboutAnItemEndsWithIt() async throws {
      let host = try ViewHost { Screen(log: Log()) }
      try host.tap("show")
      try await host.wait(for: "Emma")
      try host.tap("OK")
      try await host.wait(for: "false none false")
      host.close()
    }

    @Test func anActionSheetOffersItsButtons() async throws {
      let log = Log()
      let host = try ViewHost { Screen(log: log) }
      try host.tap("choose")
      try await host.wait(for: "Colour")
      #expect(host.texts.contains("Cancel"))
      try host.tap("Red")
      try await host.wait(for: "false none false")
      #expect(log.entries == ["red"])
      host.close()
    }
  }
}
