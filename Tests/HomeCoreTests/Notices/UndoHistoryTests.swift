import Combine
import Testing

@testable import HomeCore

@Suite("Undo")
struct UndoHistoryTests {
  private let notices = NoticeCenter()

  @Test("brings back what was taken away last, and then what was taken away before")
  func order() async {
    let undo = UndoHistory(notices: notices)
    var restored: [String] = []
    #expect(!undo.canUndo)
    undo.undo()
    for name in ["a", "b", "c"] { undo.register("\(name) is gone.") { restored.append(name) } }
    undo.undo()
    undo.undo()
    await until { restored == ["c", "b"] }
    #expect(undo.canUndo)
    undo.undo()
    await until { restored == ["c", "b", "a"] }
    #expect(!undo.canUndo)
  }

  @Test("tells of each thing with a button that brings that one back, once")
  func button() async throws {
    let said = Said(by: notices)
    let root = RootViewModel(
      transfer: AnyViewModel(RecordTransferViewModel(exchange: MockRecordExchange())),
      connection: AnyViewModel(ConnectionViewModel(states: AsyncStream { $0.finish() })))
    let shown = notices.notices.sink { root.show($0) }
    let withdrawn = notices.withdrawals.sink { root.withdraw($0) }
    let undo = UndoHistory(notices: notices)
    var restored: [String] = []
    for name in ["a", "b"] { undo.register("\(name) is gone.") { restored.append(name) } }
    #expect(said.titles == ["a is gone.", "b is gone."])
    #expect(root.notice?.title == "b is gone.")
    let first = try #require(said.notices[0].action)
    #expect(first.title == "Undo")
    first.perform()
    first.perform()
    await until { restored == ["a"] }
    #expect(root.notice?.title == "b is gone.", "another notice stays")
    undo.undo()
    #expect(root.notice == nil, "what is undone by a key is not offered any more")
    await until { restored == ["a", "b"] }
    withExtendedLifetime((shown, withdrawn)) {}
  }

  @Test("says why something could not be brought back")
  func failing() async {
    let said = Said(by: notices)
    let undo = UndoHistory(notices: notices)
    undo.register("It is gone.") { throw ServiceError.notFound }
    undo.undo()
    await until { said.titles.last == ServiceError.notFound.description }
    #expect(!undo.canUndo)
  }

  @Test("outlives the screen on which something was taken away")
  func screenIsLeft() async throws {
    let service = MockBookService()
    for id in [1, 5, 5, 2] { try await service.addToCart(bookId: id) }
    let undo = UndoHistory(notices: notices)
    let said = Said(by: notices)
    do {
      let viewModel = CartViewModel(service: service, undo: undo)
      viewModel.trigger(.load)
      await until { viewModel.state.phase == .loaded }
      viewModel.trigger(.remove(bookId: 5))
      #expect(viewModel.state.cart.items.map(\.book.id) == [1, 2])
    }
    await until { said.titles == ["“Moby-Dick” was taken out of the cart."] }
    #expect(try await service.numberOfCartItems() == 2)
    undo.undo()
    await until { service.answers.calls.contains("restoreToCart") }
    let cart = try await service.cartItems()
    #expect(cart.items.map(\.book.id) == [1, 5, 2] && cart.items.map(\.quantity) == [1, 2, 1])
  }

  @Test("of a quantity brings the one back that was there before all presses in a row")
  func quantities() async throws {
    let service = MockBookService()
    for id in [1, 5] { try await service.addToCart(bookId: id) }
    let undo = UndoHistory(notices: notices)
    let said = Said(by: notices)
    let viewModel = CartViewModel(service: service, undo: undo)
    viewModel.trigger(.load)
    await until { viewModel.state.phase == .loaded }
    func quantities() -> [Int] { viewModel.state.cart.items.map(\.quantity) }
    for quantity in 2...4 { viewModel.trigger(.setQuantity(quantity, bookId: 1)) }
    viewModel.trigger(.setQuantity(7, bookId: 5))
    await until { said.titles.last == "The quantity of “Moby-Dick” is now 7." }
    #expect(said.titles.filter { $0.contains("홍길동전") }.last == "The quantity of “홍길동전” is now 4.")
    undo.undo()
    await until { quantities() == [4, 1] }
    undo.undo()
    await until { quantities() == [1, 1] }
    #expect(!undo.canUndo)
    viewModel.trigger(.setQuantity(2, bookId: 1))
    await until { undo.canUndo }
    viewModel.trigger(.setQuantity(1, bookId: 1))
    await until { !undo.canUndo }
    #expect(quantities() == [1, 1], "back where it was, there is nothing to undo")
  }

  @Test("of a change of the cart is not offered after the cart was bought")
  func changesOfBoughtCart() async throws {
    let service = MockBookService()
    for id in [1, 2, 5] { try await service.addToCart(bookId: id) }
    let undo = UndoHistory(notices: notices)
    undo.register("Something else is gone.") {}
    let viewModel = CartViewModel(service: service, undo: undo)
    var withdrawn: [Notice.ID] = []
    let withdrawals = notices.withdrawals.sink { withdrawn.append($0) }
    viewModel.trigger(.load)
    await until { viewModel.state.phase == .loaded }
    for id in [1, 5] { viewModel.trigger(.setQuantity(3, bookId: id)) }
    viewModel.trigger(.remove(bookId: 2))
    viewModel.trigger(.checkout)
    await until { viewModel.state.placedOrder != nil }
    #expect(withdrawn.count == 3)
    undo.undo()
    #expect(!undo.canUndo, "the other change is the only one left")
    withExtendedLifetime(withdrawals) {}
  }

  @Test("is not offered for what could not be taken away")
  func failingRemoval() async throws {
    let service = MockBookService()
    try await service.addToCart(bookId: 1)
    let undo = UndoHistory(notices: notices)
    let viewModel = CartViewModel(service: service, undo: undo)
    viewModel.trigger(.load)
    await until { viewModel.state.phase == .loaded }
    service.answers.failure = ServiceError.unavailable(reason: "The disk is full.")
    viewModel.trigger(.remove(bookId: 1))
    await until { viewModel.state.failure == "The disk is full." }
    #expect(!undo.canUndo)
  }

  @Test("brings a like back that was taken away, and says nothing of one that is given")
  func likes() async throws {
    let service = MockComicService()
    let undo = UndoHistory(notices: notices)
    let viewModel = ComicListViewModel(service: service, undo: undo)
    viewModel.trigger(.load)
    await until { viewModel.state.list.phase == .loaded }
    let comic = try #require(viewModel.state.comics.first { !$0.isLiked })
    func shown() -> Comic? { viewModel.state.comics.first { $0.id == comic.id } }
    viewModel.trigger(.toggleLike(comicId: comic.id))
    await until { service.answers.calls.contains { $0.hasPrefix("setLiked") } }
    #expect(!undo.canUndo)
    viewModel.trigger(.toggleLike(comicId: comic.id))
    await until { undo.canUndo }
    #expect(shown()?.isLiked == false)
    undo.undo()
    await until { shown()?.isLiked == true && shown()?.likes == comic.likes + 1 }
  }

  @Test("brings a cleared journal back, before what has happened since")
  func journal() async {
    let journal = LifeCycleJournal()
    let undo = UndoHistory(notices: notices)
    let said = Said(by: notices)
    let viewModel = JournalViewModel(journal: journal, writer: WriterDouble(), undo: undo)
    viewModel.clear()
    #expect(!undo.canUndo, "there was nothing to clear")
    for screen in ["A", "B"] { journal.record(.viewDidLoad, of: screen) }
    viewModel.clear()
    #expect(viewModel.entries.isEmpty && said.titles == ["2 entries were cleared."])
    journal.record(.viewDidLoad, of: "C")
    undo.undo()
    await until { journal.entries.map(\.screen) == ["A", "B", "C"] }
    #expect(viewModel.entries.map(\.screen) == ["C", "B", "A"])
    #expect(journal.entries.map(\.id) == [1, 2, 3])
  }

  @Test("brings no more entries back than a journal keeps")
  func longJournal() {
    let journal = LifeCycleJournal(capacity: 4)
    for number in 1...4 { journal.record(.viewDidLoad, of: "\(number)") }
    let cleared = journal.clear()
    for number in 5...6 { journal.record(.viewDidLoad, of: "\(number)") }
    journal.restore(cleared)
    #expect(journal.entries.map(\.screen) == ["3", "4", "5", "6"])
    journal.restore(cleared)
    #expect(journal.entries.count == 4, "it is known already")
  }
}
