extension Screen {
  var mvvmViewModelTests: String {
    """
    import Combine
    import Testing

    @testable import \(logicModule)

    @Suite("\(title) view model")
    struct \(name)ViewModelTests {
      @Test("answers each action with a new state")
      func answers() {
        let viewModel = \(name)ViewModel()
        var counts: [Int] = []
        let subscription = viewModel.$state.sink { counts.append($0.count) }
        for action in [\(name)ViewAction.increment, .increment, .reset] { viewModel.request(action: action) }
        withExtendedLifetime(subscription) { #expect(counts == [0, 1, 2, 0]) }
      }

      @Test("begins with the state it is given")
      func begins() {
        #expect(\(name)ViewModel(state: \(name)ViewState(count: 3)).state.count == 3)
      }
    }
    """
  }

  /// The tests that the parts of an MVVM screen are connected.
  var mvvmBuilderTests: String {
    """
    import Testing

    @testable import \(logicModule)

    @Suite("\(title) builder")
    struct \(name)BuilderTests {
      @Test("puts a view of the view model in, once")
      func content() {
        var shown: [\(name)ViewModel] = []
        let screen = \(name)Builder { viewModel, _ in shown.append(viewModel) }.build()
        #expect(shown.isEmpty)
        screen.loadViewIfNeeded()
        screen.loadViewIfNeeded()
        #expect(shown.count == 1)
        #expect(screen.title == "\(title)")
      }
    }
    """
  }
}
