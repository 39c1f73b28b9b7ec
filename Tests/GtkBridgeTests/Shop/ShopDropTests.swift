import GtkBridgeTesting
import GtkObjects
import HomeCore
import Testing

@testable import GtkBridge
@testable import HomeApp

extension GtkBridgeTests {
  /// Files that are dropped on a screen of the shop.
  @Suite @MainActor struct ShopDropTests {
    private let file = URL(fileURLWithPath: "/somewhere/책.csv")

    private func show(_ exchange: MockRecordExchange) throws -> (ViewHost, RecordTransferViewModel) {
      let notices = NoticeCenter()
      let transfer = RecordTransferViewModel(exchange: exchange, notices: notices)
      let service = MockBookService()
      let books = HostingController(
        rootView: BookListView(
          viewModel: AnyViewModel(BookListViewModel(service: service)), transfer: AnyViewModel(transfer),
          service: service, undo: UndoHistory()))
      let root = RootViewModel(
        transfer: AnyViewModel(transfer),
        connection: AnyViewModel(ConnectionViewModel(states: AsyncStream { $0.finish() })))
      let host = try ViewHost(size: CGSize(width: 480, height: 560)) {
        RootView(screen: books, viewModel: root)
          .onReceive(notices.notices) { root.show($0) }
      }
      return (host, transfer)
    }

    /// Drops files on the screen, where no view takes files itself.
    private func drop(_ files: [URL]) throws -> Bool {
      let widgets = Gtk.shownWindows.flatMap(\.all)
      let target = widgets.first { $0.typeName != "GtkText" && !$0.controllers("GtkDropTarget").isEmpty }
      return try #require(target).receive(.files(files))
    }

    @Test func droppedFileIsLookedAtAndThenImported() async throws {
      let exchange = MockRecordExchange(progress: [RecordProgress(rowCount: 500, fractionCompleted: 0.5)])
      exchange.answers.hold()
      let (host, _) = try show(exchange)
      #expect(try drop([file]))
      try await host.wait(for: "Reading “책.csv”: 500 rows")
      #expect(try !drop([file]), "one at a time")
      try await host.wait(for: "Wait for the current transfer to finish.")
      exchange.answers.release()
      try await host.wait(for: "3 rows are good.")
      #expect(exchange.answers.calls == ["previewImport 책.csv"])
      exchange.answers.hold()
      try host.tap("Import")
      try await host.wait(for: "Importing “책.csv”: 500 rows")
      #expect(await MainLoop.wait { !host.texts.contains("3 rows are good.") })
      exchange.answers.release()
      try await host.wait(for: "3 rows of “책.csv” were imported.")
      #expect(exchange.answers.calls == ["previewImport 책.csv", "importRecords 책.csv abort"])
    }

    @Test func nothingIsImportedThatIsNotWanted() async throws {
      let exchange = MockRecordExchange()
      let (host, transfer) = try show(exchange)
      #expect(try drop([file]))
      try await host.wait(for: "3 rows are good.")
      try host.tap("Cancel")
      #expect(await MainLoop.wait { transfer.state.outcome == nil && !host.texts.contains("3 rows are good.") })
      #expect(transfer.state.activity == nil)
      #expect(exchange.answers.calls == ["previewImport 책.csv"])
    }

    @Test func readingIsCancelled() async throws {
      let exchange = MockRecordExchange()
      exchange.answers.hold()
      let (host, transfer) = try show(exchange)
      #expect(try drop([file]))
      try await host.wait(for: "Cancel")
      try host.tap("Cancel")
      #expect(transfer.state.activity == nil)
      exchange.answers.release()
    }

    @Test func whoeverHasGoneOnIsNotHeldUp() async throws {
      let exchange = MockRecordExchange()
      exchange.answers.hold()
      let (host, transfer) = try show(exchange)
      #expect(try drop([file]))
      try await host.wait(for: "Reading “책.csv”: 0 rows")
      try host.tap("Cart")
      try await host.wait(for: "The Cart Is Empty")
      exchange.answers.release()
      try await host.wait(for: "“책.csv”: 3 rows are good.")
      #expect(!host.texts.contains("3 rows are good."), "no sheet comes in between")
      try host.tap("Review…")
      try await host.wait(for: "3 rows are good.")
      // Another window makes another request.
      transfer.trigger(.previewImport(file.deletingLastPathComponent().appending(path: "other.csv")))
      try await host.wait(for: "“other.csv”: 3 rows are good.")
      #expect(await MainLoop.wait { !host.texts.contains("3 rows are good.") })
      try host.tap("Review…")
      try await host.wait(for: "3 rows are good.")
      try host.tap("Import")
      try await host.wait(for: "3 rows of “other.csv” were imported.")
    }

    @Test func badRowsAreReportedWithTheirLines() async throws {
      let report = RecordImportReport(
        kind: .books, importedCount: 2, badRowCount: 1, badRows: [BadRow(line: 7, reason: "There is no <title>.")])
      let exchange = MockRecordExchange(report: report)
      let (host, _) = try show(exchange)
      #expect(try drop([file]))
      try await host.wait(for: "2 rows are good. 1 row is bad.")
      try await host.wait(for: "Line 7: There is no <title>.")
      try host.tap("Import Good Rows")
      try await host.wait(for: "2 rows of “책.csv” were imported. 1 was left out.")
      try host.tap("Show Report…")
      try await host.wait(for: "Line 7: There is no <title>.")
      #expect(exchange.answers.calls == ["previewImport 책.csv", "importRecords 책.csv keep"])
    }

    @Test func fileWithNothingGoodCanOnlyBeClosed() async throws {
      let report = RecordImportReport(
        kind: .books, badRowCount: 1, badRows: [BadRow(line: 2, reason: "There is no <title>.")])
      let (host, transfer) = try show(MockRecordExchange(report: report))
      #expect(try drop([file]))
      try await host.wait(for: "Line 2: There is no <title>.")
      #expect(!host.texts.contains { $0.hasPrefix("Import ") || $0 == "Cancel" })
      try host.tap("Close")
      #expect(await MainLoop.wait { transfer.state.outcome == nil })
      #expect(transfer.state.activity == nil)
    }

    @Test func severalFilesAreRefusedInWords() async throws {
      let exchange = MockRecordExchange()
      let (host, _) = try show(exchange)
      #expect(try !drop([file, URL(fileURLWithPath: "/somewhere/b.csv")]))
      try await host.wait(for: "Drop one file at a time to import it.")
      #expect(exchange.answers.calls.isEmpty)
    }
  }
}
