import Combine
import RxSwift
import Testing

@testable import HomeCore

@Suite("Playground view models")
struct PlaygroundBindingTests {
  private let census = LiveCensus()

  @Test("turn input into output, in Combine")
  func combine() {
    let taps = PassthroughSubject<PlaygroundButton, Never>()
    let appearances = PassthroughSubject<Void, Never>()
    let viewModel = PlaygroundViewModel(census: census)
    viewModel.getInput(
      PlaygroundViewModel.Input(
        buttonTapped: taps.eraseToAnyPublisher(), viewDidAppear: appearances.eraseToAnyPublisher()))
    var states: [PlaygroundState] = []
    var dismissals = 0
    let tokens = [
      viewModel.output.state.sink { states.append($0) },
      viewModel.output.childDismissEventOccured.sink { dismissals += 1 },
    ]
    appearances.send()
    taps.send(.pushChild)
    viewModel.childDidAskToDismiss()
    viewModel.childDidEnd(.removedByHost(.wentBack))
    viewModel.childDidEnd(.removedByHost(.wentBack))
    withExtendedLifetime(tokens) {
      #expect(states.map(\.appearanceCount) == [0, 1, 1, 1])
      #expect(states.map(\.tapCount) == [0, 0, 1, 1])
      #expect(states.map(\.lastChildEnd) == [nil, nil, nil, .removedByHost(.wentBack)])
      #expect(dismissals == 1)
    }
  }

  @Test("turn input into output, in Rx")
  func rx() {
    let taps = PublishRelay<PlaygroundButton>()
    let appearances = PublishRelay<Void>()
    let bag = DisposeBag()
    let parent = PlaygroundViewModel(census: census)
    let viewModel = ChildViewModel(depth: 3, arrival: .presented, listener: parent, census: census)
    viewModel.getInput(
      ChildViewModel.Input(buttonTapped: taps.asObservable(), viewDidAppear: appearances.asObservable()))
    var states: [PlaygroundState] = []
    var dismissals = 0
    var parentDismissals = 0
    viewModel.output.state.subscribe(onNext: { states.append($0) }).disposed(by: bag)
    viewModel.output.childDismissEventOccured.subscribe(onNext: { dismissals += 1 }).disposed(by: bag)
    let token = parent.output.childDismissEventOccured.sink { parentDismissals += 1 }
    appearances.accept(())
    taps.accept(.pushChild)
    viewModel.childDidAskToDismiss()
    viewModel.childDidEnd(.dismissedByParent)
    viewModel.childDidEnd(.dismissedByParent)
    #expect(parentDismissals == 0)
    taps.accept(.dismiss)
    withExtendedLifetime(token) {
      #expect(states.map(\.depth) == [3, 3, 3, 3, 3])
      #expect(states.map(\.appearanceCount) == [0, 1, 1, 1, 1])
      #expect(states.map(\.tapCount) == [0, 0, 1, 1, 2])
      #expect(states.last?.lastChildEnd == .dismissedByParent)
      #expect(dismissals == 1)
      #expect(parentDismissals == 1)
    }
  }

  @Test("know how many there are, in both flavours")
  func census_() {
    let parent = PlaygroundViewModel(census: census)
    #expect(parent.currentState.live == LiveCounts(coordinators: 0, viewModels: 1))
    do {
      let child = ChildViewModel(depth: 1, arrival: .pushed, listener: parent, census: census)
      #expect(parent.currentState.live.viewModels == 2)
      #expect(child.currentState.live.viewModels == 2)
      withExtendedLifetime(child) {}
    }
    #expect(parent.currentState.live.viewModels == 1)
  }

  @Test("hold nobody, and let the child go when only its parent's listener is left")
  func lifetimes() {
    weak var gone: ChildViewModel?
    let taps = PublishRelay<PlaygroundButton>()
    do {
      let parent = PlaygroundViewModel(census: census)
      let child = ChildViewModel(depth: 1, arrival: .pushed, listener: parent, census: census)
      child.getInput(ChildViewModel.Input(buttonTapped: taps.asObservable(), viewDidAppear: .never()))
      gone = child
      #expect(gone != nil)
    }
    #expect(gone == nil)
    taps.accept(.dismiss)
    #expect(census.current == LiveCounts())
  }
}
