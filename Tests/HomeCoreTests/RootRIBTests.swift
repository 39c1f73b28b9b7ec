import Foundation
import RIBs
import Testing
import ViewControllers

@testable import HomeCore

@Suite("Root RIB")
struct RootRIBTests {
  private let dependency = DependencyDouble()
  private let window = Window()

  private func launch(showing screen: AppScreen? = nil) -> LaunchRouting {
    let router = RootBuilder(dependency: dependency).build(showing: screen)
    router.launch(from: window)
    return router
  }

  @Test("launches into the window and shows Home alone if asked to")
  func homeAlone() throws {
    let router = launch(showing: .home)
    #expect(window.rootViewController === router.viewControllable.uiviewController)
    #expect(window.title == "Hello World")
    #expect(router.children.count == 1)
    let home = try #require(window.rootViewController?.children.first as? HomeViewController)
    #expect(home.appearanceState == .appeared)
    #expect(dependency.attached.homes.map { $0.state.title } == ["ViewDidLoad Action"])
    #expect(dependency.attached.sidebars.isEmpty)
  }

  @Test("shows the playground alone, where its coordinators can push and present")
  func playgroundAlone() throws {
    let router = launch(showing: .playground)
    #expect(window.title == "Coordinator Playground")
    let first = try #require(dependency.attached.playgrounds.first)
    first.tap(.pushChild)
    #expect(window.title == "Child 1")
    try #require(dependency.attached.playgrounds.last).tap(.presentChild)
    #expect(window.rootViewController?.presentedViewController != nil)
    withExtendedLifetime(router) {}
  }

  @Test("shows the journal alone, with what has happened so far")
  func journalAlone() throws {
    let router = launch(showing: .journal)
    #expect(window.title == "Life-Cycle Journal")
    let journal = try #require(dependency.attached.journals.first)
    #expect(journal.entries.reversed().map(\.event) == [.viewDidLoad, .viewWillAppear, .viewDidAppear])
    withExtendedLifetime(router) {}
  }

  @Test("shows each screen of the shop alone, with its view model", arguments: [AppScreen.books, .comics, .offers])
  func shopAlone(screen: AppScreen) async throws {
    let router = launch(showing: screen)
    #expect(window.title == screen.title)
    let attached = dependency.attached
    let shown = (attached.bookLists.count, attached.comicLists.count, attached.offers.count)
    switch screen {
    case .books:
      #expect(shown == (1, 0, 0))
      let viewModel = try #require(attached.bookLists.first)
      viewModel.trigger(.load)
      await until { viewModel.books.count == 6 }
    case .comics:
      #expect(shown == (0, 1, 0))
      let viewModel = try #require(attached.comicLists.first)
      viewModel.trigger(.load)
      await until { viewModel.comics.count == 5 }
    default:
      #expect(shown == (0, 0, 1))
      // The view owns its view model, and has not requested it yet.
      let makeViewModel = try #require(attached.offers.first)
      let viewModel = makeViewModel()
      viewModel.trigger(.fetchProducts)
      await until { viewModel.state.products.count == 60 }
    }
    withExtendedLifetime(router) {}
  }

  @Test("shows the shell with Home open if not asked for one screen")
  func shell() throws {
    let router = launch()
    #expect(window.title == "Hello World")
    #expect(router.children.count == 1 && router.children.first?.children.count == 1)
    let shell = try #require(window.rootViewController?.children.first as? ShellViewController)
    #expect(shell.appearanceState == .appeared)
    #expect(shell.isShowing(.primary) && shell.isShowing(.secondary))
    #expect(dependency.attached.sidebars.map { $0.state.selection } == [.home])
    #expect(dependency.attached.homes.map { $0.state.title } == ["ViewDidLoad Action"])
  }

  @Test("goes on importing when the screen that asked for it is left, and says in each window how far it has come")
  func importGoesOn() async throws {
    dependency.recordExchange.answers.hold()
    let router = launch()
    let sidebar = try #require(dependency.attached.sidebars.first)
    sidebar.selection = .books
    let transfer = try #require(dependency.attached.transfers.last)
    transfer.trigger(.previewImport(URL(filePath: "/somewhere/books.csv")))
    await dependency.recordExchange.answers.waitForCalls(1)
    sidebar.selection = .home
    let root = try #require(window.rootViewController as? RootViewController)
    #expect(root.viewModel.transfer.activity == .reading(file: "books.csv"))
    sidebar.selection = .comics
    let other = try #require(dependency.attached.transfers.last)
    #expect(other.activity == .reading(file: "books.csv"), "it is the whole program's")
    dependency.recordExchange.answers.release()
    await until { root.viewModel.transfer.activity == nil }
    withExtendedLifetime(router) {}
  }

  @Test("gives the window the title of whatever screen is in front")
  func titles() throws {
    let router = launch()
    let sidebar = try #require(dependency.attached.sidebars.first)
    sidebar.selection = .journal
    #expect(window.title == "Life-Cycle Journal")
    sidebar.selection = .playground
    #expect(window.title == "Coordinator Playground")
    try #require(dependency.attached.playgrounds.first).tap(.pushChild)
    #expect(window.title == "Child 1")
    sidebar.selection = .home
    #expect(window.title == "Hello World")
    withExtendedLifetime(router) {}
  }

  @Test(
    "carries a tap from the view model through the interactor and its state back", arguments: [nil, AppScreen.home])
  func roundTrip(screen: AppScreen?) throws {
    let router = launch(showing: screen)
    let viewModel = try #require(dependency.attached.homes.first)
    viewModel.request(action: .tap1)
    #expect(viewModel.state == HomeViewState(title: "Tap1 Action", desc: "Tap1 Number 0"))
    viewModel.request(action: .tap2)
    #expect(viewModel.state == HomeViewState(title: "Tap2 Action", desc: "Tap2 Number 0"))
    withExtendedLifetime(router) {}
  }

  @Test("shows its screen once, however often it becomes active", arguments: [nil] + AppScreen.allCases)
  func once(screen: AppScreen?) {
    let router = launch(showing: screen)
    let count = router.children.count
    router.interactable.deactivate()
    router.interactable.activate()
    #expect(router.children.count == count)
    #expect(window.rootViewController?.children.count == 1)
  }

  @Test("leaves nothing behind when its router goes", arguments: [nil] + AppScreen.allCases)
  func nothingLeaks(screen: AppScreen?) throws {
    weak var interactor: Interactable?
    weak var shown: ViewController?
    weak var root: ViewController?
    weak var childInteractor: Interactable?
    do {
      let router = launch(showing: screen)
      interactor = router.interactable
      root = window.rootViewController
      shown = root?.children.first
      childInteractor = router.children.first?.interactable
      #expect(interactor != nil && root != nil && shown != nil)
      #expect((childInteractor == nil) == (screen != nil && screen != .home))
      window.close()
    }
    #expect(interactor == nil)
    #expect(childInteractor == nil)
    #expect(shown == nil)
    #expect(root == nil)
  }

  @Test("leaves the Home parts to nobody but its router")
  func homeParts() {
    weak var router: HomeRouting?
    weak var interactor: Interactable?
    weak var controller: ViewController?
    weak var viewModel: HomeViewModel?
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
