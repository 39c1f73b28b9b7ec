extension Screen {
  var coordinatorViewModelTests: String {
    """
    import Testing

    @testable import \(logicModule)

    @Suite("\(title) view model")
    struct \(name)ViewModelTests {
      @Test("counts by itself, and leaves other screens to its coordinator")
      func actions() {
        let coordinator = CoordinatorDouble()
        let viewModel = \(name)ViewModel(coordinator: coordinator)
        for action in [\(name)ViewAction.increment, .openNext, .close] { viewModel.request(action: action) }
        #expect(viewModel.state == \(name)ViewState(count: 1))
        #expect(coordinator.calls == ["openNext", "close"])
      }

      private final class CoordinatorDouble: \(name)Coordinating {
        private(set) var calls: [String] = []

        func openNext() { calls.append("openNext") }
        func close() { calls.append("close") }
      }
    }
    """
  }

  var coordinatorTests: String {
    """
    import Testing
    import ViewControllers

    @testable import \(logicModule)

    @Suite("\(title) coordinator")
    struct \(name)CoordinatorTests {
      private let navigation = NavigationController(rootViewController: \(name)Builder { _, _ in }.build())

      @Test("opens a screen, and closes it again")
      func opening() {
        request(.openNext)
        #expect(navigation.viewControllers.count == 2)
        #expect(top?.viewModel.state.level == 1)
        request(.close)
        #expect(navigation.viewControllers.count == 1)
      }

      @Test("opens one screen, however fast the button is pressed")
      func doubleClick() {
        let first = top
        first?.viewModel.request(action: .openNext)
        first?.viewModel.request(action: .openNext)
        #expect(navigation.viewControllers.count == 2)
      }

      @Test("leaves the first screen where it is")
      func first() {
        request(.close)
        #expect(navigation.viewControllers.count == 1)
      }

      @Test("goes with its screen")
      func ending() {
        request(.openNext)
        weak var gone: \(name)ViewModel?
        gone = top?.viewModel
        #expect(gone != nil)
        request(.close)
        #expect(gone == nil)
      }

      private var top: \(name)ViewController? { navigation.topViewController as? \(name)ViewController }

      private func request(_ action: \(name)ViewAction) {
        top?.viewModel.request(action: action)
      }
    }
    """
  }
}
