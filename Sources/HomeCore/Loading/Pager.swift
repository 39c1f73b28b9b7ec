/// Reads a list page by page, the newest request first: what was asked before and has not come is not shown any more.
///
/// ```swift
/// let pager = Pager<Book> { [weak self] in self?.state.list = $0 }
/// pager.load { last, limit in try await service.bookList(matching: query, after: last, limit: limit) }
/// ```
final class Pager<Element: Identifiable & Sendable> {
  /// Reads a page of at most so many elements after one, or from the first.
  typealias Fetch = @MainActor (_ last: Element?, _ limit: Int) async throws -> [Element]

  /// What has been read.
  private(set) var list = PagedList<Element>() {
    didSet { onChange(list) }
  }

  private let pageSize: Int
  private let onChange: (PagedList<Element>) -> Void
  private let reading = LatestTask()
  private var fetch: Fetch?
  private var isOther = false
  private var mustReload = false
  private var mustLoadMore = false

  /// - Parameters:
  ///   - pageSize: How many elements are read at a time.
  ///   - onChange: Receives the list whenever it has changed.
  init(pageSize: Int, onChange: @escaping (PagedList<Element>) -> Void) {
    self.pageSize = pageSize
    self.onChange = onChange
  }

  /// Reads another list from its beginning. What is shown stays until it comes.
  func load(_ fetch: @escaping Fetch) {
    self.fetch = fetch
    isOther = true
    mustLoadMore = false
    read(pageSize)
  }

  /// Reads what is shown once more, because it may have changed: now, or when what is being read has come.
  func reload() {
    if list.phase.isLoading {
      mustReload = true
    } else if list.phase != .idle {
      read(max(list.elements.count, pageSize))
    }
  }

  /// Reads the next page, unless there is none, or something could not be read: now, or when what is shown has been read
  /// once more. Whoever scrolls asks once for each end that comes in sight.
  func loadMore() {
    switch list.phase {
    case .loaded: if !list.isComplete { readMore() }
    case .loading: mustLoadMore = !list.elements.isEmpty
    case .idle, .loadingMore, .failed: break
    }
  }

  /// Does what failed once more.
  func retry() {
    guard list.phase.failure != nil else { return }
    if list.elements.isEmpty { read(pageSize) } else { readMore() }
  }

  /// Changes an element that has been read.
  func update(_ id: Element.ID, _ change: (inout Element) -> Void) {
    guard let index = list.elements.firstIndex(where: { $0.id == id }) else { return }
    change(&list.elements[index])
  }

  private func read(_ limit: Int) {
    mustReload = false
    run(.loading, after: nil, limit: limit) { [weak self] list, page in
      list.elements = page
      if self?.isOther == true { list.generation += 1 }
      self?.isOther = false
    }
  }

  private func readMore() {
    run(.loadingMore, after: list.elements.last, limit: pageSize) { list, page in list.elements += page }
  }

  private func run(
    _ phase: LoadPhase, after last: Element?, limit: Int,
    take: @escaping (inout PagedList<Element>, [Element]) -> Void
  ) {
    guard let fetch else { return }
    list.phase = phase
    reading.run { [weak self] in
      do {
        let page = try await fetch(last, limit)
        guard !Task.isCancelled else { return }
        self?.finish { list in
          take(&list, page)
          list.isComplete = page.count < limit
          list.phase = .loaded
        }
      } catch {
        guard !Task.isCancelled else { return }
        self?.finish { list in
          // What was there before a reload may be of another list; of what could not be continued, the beginning stands.
          if phase == .loading { list.elements = [] }
          list.phase = .failed(error.sentence)
        }
      }
    }
  }

  private func finish(_ change: (inout PagedList<Element>) -> Void) {
    var changed = list
    change(&changed)
    list = changed
    guard list.phase == .loaded else { return }
    if mustReload {
      reload()
    } else if mustLoadMore {
      mustLoadMore = false
      loadMore()
    }
  }
}
