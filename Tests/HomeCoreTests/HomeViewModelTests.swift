import Combine
import Testing

@testable import HomeCore

@Suite("Home view model")
struct HomeViewModelTests {
  private let start = HomeViewState(title: "Hello", desc: "World")

  @Test("carries actions out to its listener, and holds it weakly")
  func actions() {
    let viewModel = HomeViewModel(state: start)
    weak var gone: ListenerDouble?
    do {
      let listener = ListenerDouble()
      gone = listener
      viewModel.listener = listener
      for action in HomeViewAction.allCases { viewModel.request(action: action) }
      #expect(listener.actions == HomeViewAction.allCases)
    }
    #expect(gone == nil)
    viewModel.request(action: .tap1)
    #expect(viewModel.state == start)
  }

  @Test("announces each state before it changes, and publishes it")
  func states() {
    let viewModel = HomeViewModel(state: start)
    var before: [String] = []
    var published: [String] = []
    let tokens = [
      viewModel.objectWillChange.sink { before.append(viewModel.state.title) },
      viewModel.$state.sink { published.append($0.title) },
    ]
    viewModel.update(state: HomeViewState(title: "One", desc: ""))
    viewModel.update(state: HomeViewState(title: "Two", desc: ""))
    withExtendedLifetime(tokens) {
      #expect(before == ["Hello", "One"])
      #expect(published == ["Hello", "One", "Two"])
    }
    #expect(viewModel.state.title == "Two")
  }
}
