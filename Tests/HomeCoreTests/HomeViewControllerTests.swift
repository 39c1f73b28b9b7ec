import Testing
import ViewControllers

@testable import HomeCore

@Suite("Home view controller")
struct HomeViewControllerTests {
  @Test("shows its content once, then asks for its first state")
  func loading() {
    let views = ScreenViewsDouble()
    let listener = ListenerDouble()
    views.onAttach = { controller in
      #expect(controller.title == "Hello World")
      #expect(listener.actions.isEmpty)
    }
    let controller = HomeViewController(views: views)
    controller.listener = listener
    #expect(views.homes.isEmpty)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(views.homes.map(\.state.title) == ["Hello"])
    #expect(listener.actions == [.viewDidLoad])
  }

  @Test("hands states on to the view model, and the view model's actions to the listener")
  func presenting() {
    let listener = ListenerDouble()
    let controller = HomeViewController(views: ScreenViewsDouble())
    controller.listener = listener
    controller.update(state: HomeViewState(title: "T", desc: "D"))
    #expect(controller.viewModel.state == HomeViewState(title: "T", desc: "D"))
    controller.viewModel.request(action: .tap2)
    #expect(listener.actions == [.tap2])
  }
}
