import Combine

/// The state of the comics screen.
public nonisolated struct ComicListState: Equatable, Sendable {
  /// The selected filter.
  public internal(set) var filter = ComicFilter.popular
  /// The search text.
  public internal(set) var text = ""
  /// The pages loaded so far.
  public internal(set) var list = PagedList<Comic>()
  /// The message of the last failure, until the user dismisses it.
  public internal(set) var failure: String?

  /// The comics loaded so far.
  public var comics: [Comic] { list.elements }
}

/// The inputs of the comics screen.
public nonisolated enum ComicListInput: Equatable, Sendable {
  /// Load the first page, unless it has been requested before.
  case load
  /// Select a filter in place of the current one.
  case select(ComicFilter)
  /// Show the comics whose title or author matches the text.
  case search(String)
  /// Like a comic, or remove the like.
  case toggleLike(comicId: Int)
  /// Load the next page, because the user nears the end of the list.
  case loadMore
  /// Repeat the request that failed.
  case retry
  /// Dismiss the failure message.
  case dismissFailure
}

/// A view model that shows web comics by mutually exclusive filters. Likes appear on screen at once and are saved right
/// after.
///
/// A like does not move a comic, even in a list sorted by likes: the comic would jump away under the pointer. It moves
/// when the list is next loaded.
public final class ComicListViewModel: ViewModel {
  /// The comics that were read, the filter and the search.
  @Published public private(set) var state = ComicListState()

  private let service: any ComicService
  private let undo: UndoHistory
  private let settings: any SettingsStore
  private let pageSize: Int
  private lazy var pager = Pager<Comic>(pageSize: pageSize) { [weak self] in self?.state.list = $0 }
  private let changes = LatestTask()
  private let work = SerialTasks()

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - service: The comic service.
  ///   - undo: The history that can restore a removed like.
  ///   - settings: The settings, which keep the filter.
  ///   - pageSize: The number of comics per page.
  public init(
    service: any ComicService, undo: UndoHistory = UndoHistory(),
    settings: any SettingsStore = MemorySettingsStore(), pageSize: Int = 60
  ) {
    self.service = service
    self.undo = undo
    self.settings = settings
    self.pageSize = pageSize
    state.filter = settings.load().comicFilter ?? state.filter
    changes.follow(service.changes()) { [weak self] in self?.follow($0) }
  }

  deinit {}

  /// Handles an input. `load` reads once, and a search for the same words does not read again.
  public func trigger(_ input: ComicListInput) {
    switch input {
    case .load:
      if state.list.phase == .idle { read() }
    case .select(let filter):
      guard filter != state.filter else { return }
      state.filter = filter
      settings.update { $0.comicFilter = filter }
      read()
    case .search(let text):
      guard text != state.text else { return }
      let finds = SearchText.isOther(text, than: state.text)
      state.text = text
      if finds { read() }
    case .toggleLike(let comicId): toggleLike(comicId)
    case .loadMore: pager.loadMore()
    case .retry: pager.retry()
    case .dismissFailure: state.failure = nil
    }
  }

  private func read() {
    let (service, filter, text) = (service, state.filter, state.text)
    pager.load { last, limit in
      try await service.comicList(filter, matching: text, after: last, limit: limit)
    }
  }

  private func toggleLike(_ comicId: Int) {
    guard let comic = state.comics.first(where: { $0.id == comicId }) else { return }
    let isLiked = !comic.isLiked
    setLiked(isLiked, comicId)
    let (service, undo) = (service, undo)
    work.add { [weak self] in
      do {
        let comic = try await service.setLiked(isLiked, comicId: comicId)
        if let self, work.isLast { pager.update(comicId) { $0 = comic } }
        guard !isLiked else { return }
        undo.register(String(localized: "You no longer like “\(comic.title.abridged)”.")) {
          _ = try await service.setLiked(true, comicId: comicId)
        }
      } catch {
        self?.setLiked(!isLiked, comicId)
        self?.state.failure = error.sentence
      }
    }
  }

  private func setLiked(_ isLiked: Bool, _ comicId: Int) {
    pager.update(comicId) { comic in
      guard comic.isLiked != isLiked else { return }
      comic.isLiked = isLiked
      comic.likes = comic.likes.addingSaturating(isLiked ? 1 : -1)
    }
  }

  private func follow(_ change: ComicChange) {
    switch change {
    case .comics: pager.reload()
    // Ignored while likes are being saved, so that they do not revert on screen.
    case .likes(let comic): if work.isIdle { pager.update(comic.id) { $0 = comic } }
    }
  }
}
