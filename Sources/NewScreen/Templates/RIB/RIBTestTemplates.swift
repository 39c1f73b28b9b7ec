extension Screen {
  var ribInteractorTests: String {
    """
    import RIBs
    import Testing

    @testable import \(logicModule)

    @Suite("\(title) interactor")
    struct \(name)InteractorTests {
      @Test("listens to its presenter from the start")
      func listens() {
        let presenter = PresenterDouble()
        let interactor = \(name)Interactor(presenter: presenter)
        #expect(presenter.listener === interactor)
      }

      @Test("answers each action with a new state")
      func answers() {
        let presenter = PresenterDouble()
        let interactor = \(name)Interactor(presenter: presenter)
        for action in [\(name)ViewAction.increment, .increment, .reset] { interactor.request(action: action) }
        #expect(presenter.states.map(\\.count) == [1, 2, 0])
      }

      @Test("does not keep itself alive through its presenter")
      func noCycle() {
        let presenter = PresenterDouble()
        weak var gone: \(name)Interactor?
        do {
          let interactor = \(name)Interactor(presenter: presenter)
          gone = interactor
          interactor.request(action: .increment)
        }
        #expect(gone == nil)
      }

      private final class PresenterDouble: \(name)Presentable {
        weak var listener: \(name)PresentableListener?
        private(set) var states: [\(name)ViewState] = []

        func update(state: \(name)ViewState) { states.append(state) }
      }
    }
    """
  }

  /// The tests that the parts of a RIB are connected.
  var ribBuilderTests: String {
    """
    import RIBs
    import Testing

    @testable import \(logicModule)

    @Suite("\(title) builder")
    struct \(name)BuilderTests {
      @Test("connects the view to the interactor and back")
      func connects() throws {
        let dependency = DependencyDouble()
        let router = \(name)Builder(dependency: dependency).build(withListener: ListenerDouble())
        router.viewControllable.uiviewController.loadViewIfNeeded()
        let viewModel = try #require(dependency.shown.first)
        #expect(dependency.shown.count == 1)
        viewModel.request(action: .increment)
        #expect(viewModel.state == \(name)ViewState(count: 1))
        #expect(router.viewControllable.uiviewController.title == "\(title)")
      }

      private final class ListenerDouble: \(name)Listener {}

      private final class DependencyDouble: \(name)Dependency {
        private(set) var shown: [\(name)ViewModel] = []

        var \(memberName)Content: \(name)ViewController.Content {
          { [weak self] viewModel, _ in self?.shown.append(viewModel) }
        }
      }
    }
    """
  }
}
