import Testing

@testable import HomeCore

@Suite("Comic list")
struct ComicListViewModelTests {
  private let service = MockComicService()

  private func loaded() async -> ComicListViewModel {
    let viewModel = ComicListViewModel(service: service, pageSize: 3)
    viewModel.trigger(.load)
    await until { viewModel.state.list.phase == .loaded }
    return viewModel
  }

  private func comic(_ id: Int, of viewModel: ComicListViewModel) -> Comic? {
    viewModel.state.comics.first { $0.id == id }
  }

  @Test("begins with the popular ones, and reads on")
  func loading() async {
    let viewModel = await loaded()
    #expect(viewModel.state.filter == .popular && viewModel.state.comics.map(\.id) == [2, 3, 1])
    viewModel.trigger(.loadMore)
    await until { viewModel.state.comics.map(\.id) == [2, 3, 1, 4, 5] }
    #expect(viewModel.state.list.isComplete)
  }

  @Test("has one filter at a time")
  func filters() async {
    let viewModel = await loaded()
    viewModel.trigger(.select(.new))
    #expect(viewModel.state.filter == .new)
    await until { viewModel.state.comics.map(\.id) == [5, 1, 2] }
    viewModel.trigger(.select(.finished))
    await until { viewModel.state.comics.map(\.id) == [3, 4] }
    let calls = service.answers.calls.count
    viewModel.trigger(.select(.finished))
    #expect(service.answers.calls.count == calls)
  }

  @Test("searches titles and authors within the filter, and not again for the same words")
  func searching() async {
    let viewModel = await loaded()
    viewModel.trigger(.search("편의점"))
    #expect(viewModel.state.comics.map(\.id) == [2, 3, 1], "the list stays until there is another one")
    await until { viewModel.state.comics.map(\.id) == [2] }
    viewModel.trigger(.search("ada park"))
    await until { viewModel.state.comics.map(\.id) == [4] }
    viewModel.trigger(.select(.new))
    await until { viewModel.state.list.isKnownEmpty }
    let calls = service.answers.calls.count
    viewModel.trigger(.search("Ada  Park"))
    #expect(viewModel.state.text == "Ada  Park" && service.answers.calls.count == calls)
    viewModel.trigger(.search(""))
    await until { viewModel.state.comics.map(\.id) == [5, 1, 2] }
  }

  @Test("shows the filter chosen last, though the answers come the other way round")
  func superseding() async {
    let viewModel = await loaded()
    service.answers.hold()
    viewModel.trigger(.select(.new))
    await service.answers.waitForCalls(1)
    viewModel.trigger(.select(.finished))
    await service.answers.waitForCalls(2)
    service.answers.release(at: 1)
    await until { viewModel.state.list.phase == .loaded }
    service.answers.release()
    for _ in 0..<20 { await Task.yield() }
    #expect(viewModel.state.comics.map(\.id) == [3, 4])
  }

  @Test("likes at once, once, and takes it back")
  func likes() async throws {
    let viewModel = await loaded()
    service.answers.hold()
    viewModel.trigger(.toggleLike(comicId: 1))
    #expect(comic(1, of: viewModel)?.isLiked == true && comic(1, of: viewModel)?.likes == 1_205)
    viewModel.trigger(.toggleLike(comicId: 1))
    viewModel.trigger(.toggleLike(comicId: 1))
    #expect(comic(1, of: viewModel)?.likes == 1_205)
    service.answers.release()
    await until { service.answers.calls.filter { $0 == "setLiked" }.count == 3 }
    let stored = try await service.comicList(.popular, after: nil, limit: 10)
    #expect(stored.contains { $0.id == 1 && $0.likes == 1_205 && $0.isLiked })
    viewModel.trigger(.toggleLike(comicId: 999))
    #expect(viewModel.state.comics.map(\.id) == [2, 3, 1])
  }

  @Test("takes a like back that could not be stored, and says why")
  func failingToLike() async {
    let viewModel = await loaded()
    service.answers.failure = ServiceError.unavailable(reason: "The store is read-only.")
    viewModel.trigger(.toggleLike(comicId: 2))
    await until { viewModel.state.failure == "The store is read-only." }
    #expect(comic(2, of: viewModel)?.isLiked == false && comic(2, of: viewModel)?.likes == 3_310)
    viewModel.trigger(.dismissFailure)
    #expect(viewModel.state.failure == nil)
  }

  @Test("follows likes from elsewhere in place, and comics that come and go")
  func following() async throws {
    let viewModel = await loaded()
    try await service.setLiked(true, comicId: 3)
    await until { comic(3, of: viewModel)?.likes == 2_871 }
    #expect(viewModel.state.comics.map(\.id) == [2, 3, 1])
    await service.replaceComics(with: Array(MockComicService.someComics.dropFirst(2)))
    await until { viewModel.state.comics.map(\.id) == [3, 4, 5] }
  }

  @Test("says why there are no comics, and tries again")
  func retrying() async {
    service.answers.failure = ServiceError.unavailable(reason: "The store is locked.")
    let viewModel = ComicListViewModel(service: service)
    viewModel.trigger(.load)
    await until { viewModel.state.list.failure == "The store is locked." }
    service.answers.failure = nil
    viewModel.trigger(.retry)
    await until { viewModel.state.comics.count == 5 }
  }
}
