import Testing
import ViewControllers

@testable import HomeCore

@Suite("Home view controller")
struct HomeViewControllerTests {
  @Test("shows its content once, then asks for its first state")
  func loading() {
    var shown: [String] = []
    let listener = ListenerDouble()
    let controller = HomeViewController { viewModel, controller in
      shown.append(viewModel.state.title)
      #expect(controller.title == "Hello World")
      #expect(listener.actions.isEmpty)
    }
    controller.listener = listener
    #expect(shown.isEmpty)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(shown == ["Hello"])
    #expect(listener.actions == [.viewDidLoad])
  }

  @Test("hands states on to the view model, and the view model's actions to the listener")
  func presenting() {
    let listener = ListenerDouble()
    let controller = HomeViewController { _, _ in }
    controller.listener = listener
    controller.update(state: HomeViewState(title: "T", desc: "D"))
    #expect(controller.viewModel.state == HomeViewState(title: "T", desc: "D"))
    controller.viewModel.request(action: .tap2)
    #expect(listener.actions == [.tap2])
  }
}
