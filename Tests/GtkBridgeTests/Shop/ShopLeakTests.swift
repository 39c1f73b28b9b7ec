import GtkBridgeTesting
import GtkObjects
import HomeCore
import Testing

@testable import GtkBridge
@testable import HomeApp

extension GtkBridgeTests {
  /// No widget, view model or listener of a service outlives the shop's screens.
  @Suite @MainActor struct ShopLeakTests {
    /// Shows a view that uses a service until it shows a text, closes it, and waits until both are gone.
    private func expectNothingLeft<Service: AnyObject, Content: View>(
      of make: @autoclosure () -> Service, showing text: String, @ViewBuilder view: (Service) -> Content
    ) async throws {
      weak var service: Service?
      var widgets: [Gtk.WeakReference] = []
      // Windows of other tests may still be closing.
      let others = Set(Gtk.shownWindows.map(\.pointer))
      do {
        let made = make()
        service = made
        let host = try ViewHost(size: CGSize(width: 480, height: 560)) { view(made) }
        try await host.wait(for: text)
        await host.nextFrame()
        widgets = Gtk.shownWindows.filter { !others.contains($0.pointer) }.flatMap(\.all).map { Gtk.WeakReference($0) }
        #expect(!widgets.isEmpty)
        host.close()
      }
      #expect(await MainLoop.wait { service == nil }, "a view model of \(Content.self) is left")
      #expect(await MainLoop.wait { !widgets.contains { $0.isAlive } }, "widgets of \(Content.self) are left")
    }

    private var transfer: AnyViewModel<RecordTransferState, RecordTransferInput> {
      AnyViewModel(RecordTransferViewModel(exchange: MockRecordExchange()))
    }

    @Test func books() async throws {
      try await expectNothingLeft(of: MockBookService(), showing: "No Books Found") { service in
        let viewModel = BookListViewModel(service: service)
        let _ = viewModel.trigger(.search("zebra"))
        BookListView(
          viewModel: AnyViewModel(viewModel), transfer: transfer, service: service, undo: UndoHistory())
      }
    }

    @Test func bookDetail() async throws {
      try await expectNothingLeft(of: MockBookService(), showing: "Add to Cart") { service in
        BookDetailView(service: service, bookId: 2)
      }
    }

    @Test func cart() async throws {
      try await expectNothingLeft(of: MockBookService(), showing: "The Cart Is Empty") { service in
        CartView(service: service)
      }
    }

    @Test func orders() async throws {
      try await expectNothingLeft(of: MockBookService(), showing: "No Orders Yet") { service in
        OrderHistoryView(service: service)
      }
    }

    @Test(arguments: ViewFramework.allCases)
    func comics(framework: ViewFramework) async throws {
      try await expectNothingLeft(of: MockComicService(), showing: "Ada Park") { service in
        ComicListView(
          viewModel: AnyViewModel(ComicListViewModel(service: service)), transfer: transfer, framework: framework)
      }
    }

    @Test func offers() async throws {
      try await expectNothingLeft(
        of: MockOffersService(products: MockOffersService.someProducts(12)), showing: "컵라면 3"
      ) { service in
        OffersView(viewModel: OffersViewModel(service: service), transfer: transfer)
      }
    }

    @Test func bookThatIsOpenedAndLeftTwentyTimes() async throws {
      let service = MockBookService()
      let host = try ViewHost(size: CGSize(width: 480, height: 560)) {
        BookListView(
          viewModel: AnyViewModel(BookListViewModel(service: service)), transfer: transfer, service: service,
          undo: UndoHistory())
      }
      try await host.wait(for: "구운몽")
      // On a busy machine, the number arrives later, in widgets that stay.
      try await host.wait(for: "6 books")
      for _ in 0..<20 {
        let before = Set(Gtk.shownWindows.flatMap(\.all).map(\.pointer))
        try host.tap("구운몽, 김만중, ₩13,500")
        try await host.wait(for: "Add to Cart")
        let page = Gtk.shownWindows.flatMap(\.all).filter { !before.contains($0.pointer) }.map { Gtk.WeakReference($0) }
        #expect(page.count > 20)
        try host.tap("Back")
        #expect(await MainLoop.wait { page.filter(\.isAlive).count <= 1 && host.texts.contains("Moby-Dick") })
      }
    }
  }
}
