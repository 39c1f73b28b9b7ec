import GtkBridgeTesting
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
      let books = HostingController(
        rootView: BookListView(
          viewModel: AnyViewModel(BookListViewModel(service: MockBookService())), transfer: AnyViewModel(transfer)))
      let root = RootViewModel(transfer: AnyViewModel(transfer))
      let host = try ViewHost(size: CGSize(width: 480, height: 560)) {
        RootView(screen: books, viewModel: root)
          .onReceive(notices.notices) { root.show($0) }
      }
      return (host, transfer)
    }

    /// Drops files on the screen, where what is there takes no files itself.
    private func drop(_ files: [URL]) throws -> Bool {
      let widgets = Gtk.shownWindows.flatMap(\.all)
      let target = widgets.first { $0.typeName != "GtkText" && !$0.controllers("GtkDropTarget").isEmpty }
      return try #require(target).receive(.files(files))
    }

    @Test func droppedFileIsImported() async throws {
      let progress = RecordProgress(rowCount: 500, fractionCompleted: 0.5)
      let exchange = MockRecordExchange(progress: [progress])
      exchange.answers.hold()
      let (host, _) = try show(exchange)
      #expect(try drop([file]))
      try await host.wait(for: "Importing “책.csv”: 500 rows")
      #expect(try !drop([file]), "one at a time")
      try await host.wait(for: "Wait until the file before it is done.")
      exchange.answers.release()
      try await host.wait(for: "3 rows of “책.csv” were imported.")
      #expect(exchange.answers.calls == ["importRecords 책.csv abort"])
    }

    @Test func importIsCancelled() async throws {
      let exchange = MockRecordExchange()
      exchange.answers.hold()
      let (host, transfer) = try show(exchange)
      #expect(try drop([file]))
      try await host.wait(for: "Cancel")
      try host.tap("Cancel")
      #expect(transfer.state.activity == nil)
      exchange.answers.release()
    }

    @Test func badRowsAreReportedWithTheirLines() async throws {
      let report = RecordImportReport(
        kind: .books, importedCount: 2, badRowCount: 1, badRows: [BadRow(line: 7, reason: "There is no <title>.")])
      let exchange = MockRecordExchange(report: report)
      let (host, _) = try show(exchange)
      #expect(try drop([file]))
      try await host.wait(for: "Nothing of “책.csv” was imported: 1 row is bad.")
      try host.tap("Show Report…")
      try await host.wait(for: "Line 7: There is no <title>.")
      try host.tap("Import Good Rows")
      try await host.wait(for: "2 rows of “책.csv” were imported. 1 was left out.")
      try host.tap("Show Report…")
      try await host.wait(for: "Line 7: There is no <title>.")
      #expect(exchange.answers.calls == ["importRecords 책.csv abort", "importRecords 책.csv keep"])
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
