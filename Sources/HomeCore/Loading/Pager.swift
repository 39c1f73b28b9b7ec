/// A loader of paged lists. A new request cancels the previous one, whose late result is discarded.
///
/// ```swift
/// let pager = Pager<Book> { [weak self] in self?.state.list = $0 }
/// pager.load { last, limit in try await service.bookList(matching: query, after: last, limit: limit) }
/// ```
final class Pager<Element: Identifiable & Sendable> {
  /// A closure that returns at most `limit` elements after `last`, or from the beginning if `last` is `nil`.
  typealias Fetch = @MainActor (_ last: Element?, _ limit: Int) async throws -> [Element]

  /// The list with the pages loaded so far.
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
  ///   - pageSize: The number of elements per page.
  ///   - onChange: A closure that receives the list after each change.
  init(pageSize: Int, onChange: @escaping (PagedList<Element>) -> Void) {
    self.pageSize = pageSize
    self.onChange = onChange
  }

  /// Loads a different list from its beginning. The current elements stay visible until its first page arrives.
  func load(_ fetch: @escaping Fetch) {
    self.fetch = fetch
    isOther = true
    mustLoadMore = false
    read(pageSize)
  }

  /// Reloads the visible elements, because they may have changed: now, or after a running load.
  func reload() {
    if list.phase.isLoading {
      mustReload = true
    } else if list.phase != .idle {
      read(max(list.elements.count, pageSize))
    }
  }

  /// Loads the next page, unless the list is complete or has failed: now, or after a running reload. Scroll views
  /// report the end of their content only once, so a request during a reload is remembered.
  func loadMore() {
    switch list.phase {
    case .loaded: if !list.isComplete { readMore() }
    case .loading: mustLoadMore = !list.elements.isEmpty
    case .idle, .loadingMore, .failed, .disconnected: break
    }
  }

  func retry() {
    guard list.phase.failure != nil else { return }
    if list.elements.isEmpty { read(pageSize) } else { readMore() }
  }

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
          list.phase = LoadPhase(after: error)
          // After a failed first load, the visible elements may belong to a different list. After a failed next page,
          // they stay, and also while there is no connection: the list is then loaded once there is one.
          if phase == .loading, list.phase != .disconnected { list.elements = [] }
        }
      }
    }
  }

  private func finish(_ change: (inout PagedList<Element>) -> Void) {
    var changed = list
    change(&changed)
    list = changed
    if list.phase == .disconnected, mustReload { return reload() }
    guard list.phase == .loaded else { return }
    if mustReload {
      reload()
    } else if mustLoadMore {
      mustLoadMore = false
      loadMore()
    }
  }
}
