import Testing

@testable import HomeCore

@Suite("Pager")
struct PagerTests {
  private nonisolated struct Item: Identifiable, Equatable {
    let id: Int
  }

  private final class Source {
    var items: [Item]
    var failure: (any Error)?
    let answers = MockAnswers()
    private(set) var requests: [(Int?, Int)] = []

    init(_ count: Int) {
      items = (0..<count).map(Item.init)
    }

    func page(after last: Item?, _ limit: Int) async throws -> [Item] {
      requests.append((last?.id, limit))
      let page = Array(items.drop { item in last.map { item.id <= $0.id } ?? false }.prefix(limit))
      try await answers.arrive()
      return page
    }
  }

  private func pager(_ size: Int = 10) -> Pager<Item> { Pager(pageSize: size) { _ in } }

  @Test("reads to the end, page by page, and then no more")
  func pages() async {
    let (source, pager) = (Source(25), pager())
    #expect(pager.list.phase == .idle)
    pager.loadMore()
    pager.reload()
    #expect(pager.list.phase == .idle)
    pager.load(source.page)
    #expect(pager.list.phase == .loading && pager.list.elements.isEmpty)
    await until { pager.list.phase == .loaded }
    pager.loadMore()
    #expect(pager.list.phase == .loadingMore)
    pager.loadMore()
    await until { pager.list.phase == .loaded }
    #expect(pager.list.elements == Array(source.items[..<20]) && !pager.list.isComplete)
    pager.loadMore()
    await until { pager.list.isComplete }
    pager.loadMore()
    #expect(pager.list.elements == source.items && pager.list.phase == .loaded)
    #expect(source.requests.map(\.0) == [nil, 9, 19])
  }

  @Test("knows an empty list from one that has not been read")
  func empty() async {
    let (source, pager) = (Source(0), pager())
    pager.load(source.page)
    #expect(!pager.list.isKnownEmpty)
    await until { pager.list.isKnownEmpty }
    #expect(pager.list.isComplete && pager.list.failure == nil)
  }

  @Test("shows only what was asked for last, whatever comes first")
  func superseding() async {
    let (first, second, pager) = (Source(3), Source(5), pager())
    first.answers.hold()
    second.answers.hold()
    pager.load(first.page)
    await first.answers.waitForCalls(1)
    pager.load(second.page)
    await second.answers.waitForCalls(1)
    second.answers.release()
    await until { pager.list.phase == .loaded }
    first.answers.failure = ServiceError.notFound
    first.answers.release()
    for _ in 0..<20 { await Task.yield() }
    #expect(pager.list.elements == second.items && pager.list.phase == .loaded)
  }

  @Test("keeps what is shown until something else comes")
  func keeping() async {
    let (first, second, pager) = (Source(3), Source(5), pager())
    pager.load(first.page)
    await until { pager.list.phase == .loaded }
    second.answers.hold()
    pager.load(second.page)
    #expect(pager.list.elements == first.items && pager.list.phase == .loading)
    second.answers.release()
    await until { pager.list.elements == second.items }
  }

  @Test("says why it has nothing to show, and tries again")
  func failingAtFirst() async {
    let (source, pager) = (Source(3), pager())
    source.answers.failure = ServiceError.unavailable(reason: "The store is broken.")
    pager.load(source.page)
    await until { pager.list.failure != nil }
    #expect(pager.list.failure == "The store is broken." && pager.list.failureToLoadMore == nil)
    pager.loadMore()
    #expect(pager.list.phase.failure != nil)
    source.answers.failure = nil
    pager.retry()
    #expect(pager.list.phase == .loading)
    await until { pager.list.elements == source.items }
    pager.retry()
    #expect(pager.list.phase == .loaded)
  }

  @Test("says a sentence also of what nobody foresaw")
  func failingOtherwise() async {
    struct Unforeseen: Error {}
    for error: any Error in [Unforeseen(), CancellationError()] {
      let (source, pager) = (Source(3), pager())
      source.answers.failure = error
      pager.load(source.page)
      await until { pager.list.failure != nil }
      #expect(pager.list.failure == "An unexpected error occurred. Try again.")
    }
  }

  @Test("keeps what it has when the next page fails, and goes on from there")
  func failingLater() async {
    let (source, pager) = (Source(15), pager())
    pager.load(source.page)
    await until { pager.list.phase == .loaded }
    source.answers.failure = ServiceError.unavailable(reason: "The store is broken.")
    pager.loadMore()
    await until { pager.list.failureToLoadMore != nil }
    #expect(pager.list.elements.count == 10 && pager.list.failure == nil)
    source.answers.failure = nil
    pager.retry()
    #expect(pager.list.phase == .loadingMore)
    await until { pager.list.elements == source.items }
  }

  @Test("keeps what it has while there is no connection, and loads what was asked for when there is one")
  func disconnected() async {
    let (first, second, pager) = (Source(3), Source(5), pager())
    pager.load(first.page)
    await until { pager.list.phase == .loaded }
    let generation = pager.list.generation
    second.answers.failure = ServiceError.disconnected(reason: "The server is away.")
    pager.load(second.page)
    await until { pager.list.phase == .disconnected }
    #expect(pager.list.elements == first.items && pager.list.phase.failure == nil && !pager.list.isDisconnected)
    pager.loadMore()
    pager.retry()
    #expect(pager.list.phase == .disconnected)
    second.answers.failure = nil
    pager.reload()
    await until { pager.list.elements == second.items }
    #expect(pager.list.phase == .loaded && pager.list.generation == generation + 1)
  }

  @Test("loads again what fails after the connection has been made again")
  func connectedMeanwhile() async {
    let (source, pager) = (Source(3), pager())
    source.answers.hold()
    source.answers.failure = ServiceError.disconnected(reason: "The server is away.")
    pager.load(source.page)
    await source.answers.waitForCalls(1)
    // The store reports all changes once it has a connection.
    pager.reload()
    source.answers.release()
    await until { pager.list.phase == .disconnected || source.requests.count == 2 }
    source.answers.failure = nil
    await until { source.requests.count >= 2 }
  }

  @Test("gives up what it has when reading it again fails")
  func failingToReload() async {
    let (source, pager) = (Source(3), pager())
    pager.load(source.page)
    await until { pager.list.phase == .loaded }
    source.answers.failure = ServiceError.notFound
    pager.reload()
    await until { pager.list.failure != nil }
    #expect(pager.list.elements.isEmpty)
  }

  @Test("reads as much again as it shows, once for however many changes")
  func reloading() async {
    let (source, pager) = (Source(30), pager())
    pager.load(source.page)
    await until { pager.list.phase == .loaded }
    pager.loadMore()
    await until { pager.list.phase == .loaded }
    source.items.remove(at: 4)
    source.answers.hold()
    for _ in 0..<5 { pager.reload() }
    await source.answers.waitForCalls(1)
    source.items.remove(at: 4)
    pager.reload()
    source.answers.release()
    await until { pager.list.phase == .loaded && pager.list.elements == Array(source.items.prefix(20)) }
    #expect(source.requests.map(\.1) == [10, 10, 20, 20])
  }

  @Test("reads on when the end came in sight while it was reading again")
  func loadingMoreLater() async {
    let (source, pager) = (Source(25), pager())
    pager.load(source.page)
    await until { pager.list.phase == .loaded }
    pager.reload()
    pager.loadMore()
    await until { pager.list.elements.count == 20 && pager.list.phase == .loaded }
    // What was in sight of another list's end is in sight of nothing.
    pager.reload()
    pager.loadMore()
    pager.load(source.page)
    await until { pager.list.elements.count == 10 && pager.list.phase == .loaded }
    #expect(source.requests.map(\.1) == [10, 10, 10, 20, 10])
  }

  @Test("tells another list from the same one, read again or read on")
  func generations() async {
    let (source, pager) = (Source(25), pager())
    var generations: [Int] = []
    for action in [{ pager.load(source.page) }, { pager.loadMore() }, { pager.reload() }, { pager.load(source.page) }] {
      action()
      await until { pager.list.phase == .loaded }
      generations.append(pager.list.generation)
    }
    #expect(generations == [1, 1, 1, 2])
  }

  @Test("lets go of what it reads when it goes")
  func lifetime() async {
    let source = Source(3)
    source.answers.hold()
    weak var gone: Pager<Item>?
    do {
      let pager = pager()
      gone = pager
      pager.load(source.page)
      await source.answers.waitForCalls(1)
    }
    #expect(gone == nil)
    source.answers.release()
  }
}
