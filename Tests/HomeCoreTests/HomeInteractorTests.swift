import Testing

@testable import HomeCore

@Suite("Home interactor")
struct HomeInteractorTests {
  @Test("listens to its presenter from the start")
  func listens() {
    let presenter = PresenterDouble()
    let interactor = HomeInteractor(presenter: presenter, generator: FixedNumberGenerator())
    #expect(presenter.listener === interactor)
  }

  @Test(
    "answers each action with its own state",
    arguments: [
      (HomeViewAction.viewDidLoad, HomeViewState(title: "ViewDidLoad Action", desc: "Number 0")),
      (.tap1, HomeViewState(title: "Tap1 Action", desc: "Tap1 Number 0")),
      (.tap2, HomeViewState(title: "Tap2 Action", desc: "Tap2 Number 0")),
    ])
  func answers(action: HomeViewAction, state: HomeViewState) {
    let presenter = PresenterDouble()
    let interactor = HomeInteractor(presenter: presenter, generator: FixedNumberGenerator())
    interactor.request(action: action)
    #expect(presenter.states == [state])
  }

  @Test("draws its numbers from 0 to 5, all of them")
  func numbers() {
    let presenter = PresenterDouble()
    let interactor = HomeInteractor(presenter: presenter, generator: SystemRandomNumberGenerator())
    for _ in 0..<1000 { interactor.request(action: .tap1) }
    #expect(Set(presenter.states.map(\.desc)) == Set((0...5).map { "Tap1 Number \($0)" }))
  }

  @Test("does not keep itself alive through its presenter")
  func noCycle() {
    let presenter = PresenterDouble()
    weak var gone: HomeInteractor?
    do {
      let interactor = HomeInteractor(presenter: presenter, generator: FixedNumberGenerator())
      gone = interactor
      interactor.request(action: .tap1)
    }
    #expect(gone == nil)
    #expect(presenter.listener == nil)
  }
}
