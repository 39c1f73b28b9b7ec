import RIBs
import Testing
import ViewControllers

@testable import HomeCore

@Suite("Root RIB")
struct RootRIBTests {
  @Test("launches into the window and shows Home")
  func launch() throws {
    let dependency = DependencyDouble()
    let router = RootBuilder(dependency: dependency).build()
    let window = Window()
    router.launch(from: window)
    #expect(window.rootViewController === router.viewControllable.uiviewController)
    #expect(window.title == "Hello World")
    #expect(router.children.count == 1)
    let home = try #require(window.rootViewController?.children.first as? HomeViewController)
    #expect(home.appearanceState == .appeared)
    #expect(dependency.shown.map { $0.state.title } == ["ViewDidLoad Action"])
  }

  @Test("carries a tap from the view model through the interactor and its state back")
  func roundTrip() throws {
    let dependency = DependencyDouble()
    let router = RootBuilder(dependency: dependency).build()
    let window = Window()
    router.launch(from: window)
    let viewModel = try #require(dependency.shown.first)
    viewModel.request(action: .tap1)
    #expect(viewModel.state == HomeViewState(title: "Tap1 Action", desc: "Tap1 Number 0"))
    viewModel.request(action: .tap2)
    #expect(viewModel.state == HomeViewState(title: "Tap2 Action", desc: "Tap2 Number 0"))
  }

  @Test("shows Home once, however often it becomes active")
  func once() {
    let router = RootBuilder(dependency: DependencyDouble()).build()
    router.launch(from: Window())
    router.interactable.deactivate()
    router.interactable.activate()
    #expect(router.children.count == 1)
  }

  @Test("leaves nothing behind when its router goes")
  func nothingLeaks() throws {
    let dependency = DependencyDouble()
    weak var interactor: Interactable?
    weak var home: HomeViewController?
    weak var homeInteractor: Interactable?
    weak var root: ViewController?
    do {
      let window = Window()
      let router = RootBuilder(dependency: dependency).build()
      router.launch(from: window)
      interactor = router.interactable
      root = window.rootViewController
      home = window.rootViewController?.children.first as? HomeViewController
      homeInteractor = router.children.first?.interactable
      #expect(interactor != nil && root != nil && home != nil && homeInteractor != nil)
      window.close()
    }
    #expect(interactor == nil)
    #expect(homeInteractor == nil)
    #expect(home == nil)
    #expect(root == nil)
  }

  @Test("leaves the Home parts to nobody but its router")
  func homeParts() {
    weak var router: HomeRouting?
    weak var interactor: Interactable?
    weak var controller: ViewController?
    weak var viewModel: HomeViewModel?
    let dependency = DependencyDouble()
    do {
      let home = HomeBuilder(dependency: dependency).build(withListener: HomeListenerDouble())
      home.interactable.activate()
      home.load()
      router = home
      interactor = home.interactable
      controller = home.viewControllable.uiviewController
      viewModel = (controller as? HomeViewController)?.viewModel
      #expect(router != nil && interactor != nil && controller != nil && viewModel != nil)
    }
    #expect(router == nil)
    #expect(interactor == nil)
    #expect(controller == nil)
    #expect(viewModel == nil)
  }
}
