import Combine

/// What the comics' screen shows.
public nonisolated struct ComicListState: Equatable, Sendable {
  /// Which comics are shown: one filter at a time.
  public internal(set) var filter = ComicFilter.popular
  /// The comics that have been read.
  public internal(set) var list = PagedList<Comic>()
  /// Why something could not be done, until that has been read.
  public internal(set) var failure: String?

  /// The comics that have been read.
  public var comics: [Comic] { list.elements }
}

/// What can be asked of the comics' screen.
public nonisolated enum ComicListInput: Equatable, Sendable {
  /// Read the first comics, unless that has been done.
  case load
  /// Show the comics of this filter, and of no other.
  case select(ComicFilter)
  /// Like a comic, or do not like it any more.
  case toggleLike(comicId: Int)
  /// The end comes in sight.
  case loadMore
  /// Do what failed once more.
  case retry
  /// The failure has been read.
  case dismissFailure
}

/// Shows web comics by exclusive filters, and likes them: at once on screen, and in the store right after.
///
/// A like does not move a comic in its list, though the list may be by likes: it would jump away under the pointer. It has
/// its new place when the list is next read.
public final class ComicListViewModel: ViewModel {
  @Published public private(set) var state = ComicListState()

  private let service: any ComicService
  private let undo: UndoHistory
  private let pageSize: Int
  private lazy var pager = Pager<Comic>(pageSize: pageSize) { [weak self] in self?.state.list = $0 }
  private let changes = LatestTask()
  private let work = SerialTasks()

  /// - Parameters:
  ///   - service: Where the comics come from.
  ///   - undo: What brings back a like that is taken away.
  ///   - pageSize: How many are read at a time.
  public init(service: any ComicService, undo: UndoHistory = UndoHistory(), pageSize: Int = 60) {
    self.service = service
    self.undo = undo
    self.pageSize = pageSize
    changes.follow(service.changes()) { [weak self] in self?.follow($0) }
  }

  deinit {}

  public func trigger(_ input: ComicListInput) {
    switch input {
    case .load:
      if state.list.phase == .idle { read() }
    case .select(let filter):
      guard filter != state.filter else { return }
      state.filter = filter
      read()
    case .toggleLike(let comicId): toggleLike(comicId)
    case .loadMore: pager.loadMore()
    case .retry: pager.retry()
    case .dismissFailure: state.failure = nil
    }
  }

  private func read() {
    let (service, filter) = (service, state.filter)
    pager.load { last, limit in try await service.comicList(filter, after: last, limit: limit) }
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
        undo.register(String(localized: "You do not like “\(comic.title.abridged)” any more.")) {
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
    // What is on its way to the store is not to be taken back on screen in the meantime.
    case .likes(let comic): if work.isIdle { pager.update(comic.id) { $0 = comic } }
    }
  }
}
