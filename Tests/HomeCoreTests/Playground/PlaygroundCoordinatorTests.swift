import Testing
import ViewControllers

@testable import HomeCore

@Suite("Playground coordinator")
struct PlaygroundCoordinatorTests {
  private let playground = PlaygroundFixture()

  @Test("launches its first screen with a coordinator that holds it weakly")
  func launching() throws {
    let root = try #require(playground.root)
    let coordinator = try #require(root.coordinator as? PlaygroundCoordinator)
    #expect(coordinator.viewController === root)
    #expect(root.appearanceState == .appeared)
    #expect(playground.window.title == "Coordinator Playground")
    #expect(root.screen.state.arrival == .root)
    #expect(playground.census.current == LiveCounts(coordinators: 1, viewModels: 1))
  }

  @Test("pushes a child, and pops it when the child asks its listener")
  func pushing() throws {
    playground.tap(.pushChild)
    let child = try #require(playground.frontChild)
    #expect(playground.navigation.viewControllers == [try #require(playground.root), child])
    #expect(child.screen.state.depth == 1)
    #expect(child.screen.state.arrival == .pushed)
    #expect(child.viewModel.listener === playground.root?.viewModel)
    #expect(playground.window.title == "Child 1")
    child.screen.tap(.dismiss)
    #expect(playground.navigation.viewControllers.count == 1)
    #expect(playground.window.title == "Coordinator Playground")
    #expect(playground.root?.screen.state.lastChildEnd == .dismissedByParent)
  }

  @Test("presents a child, and dismisses it when the child asks its listener")
  func presenting() throws {
    playground.tap(.presentChild)
    let child = try #require(playground.frontChild)
    #expect(playground.presentedNavigation?.viewControllers == [child])
    #expect(child.screen.state.arrival == .presented)
    child.screen.tap(.dismiss)
    #expect(playground.navigation.presentedViewController == nil)
    #expect(playground.root?.screen.state.lastChildEnd == .dismissedByParent)
  }

  @Test("goes ten levels deep and comes back level by level")
  func tenLevels() throws {
    for depth in 1...10 {
      playground.tap(.pushChild)
      #expect(playground.frontChild?.screen.state.depth == depth)
    }
    #expect(playground.navigation.viewControllers.count == 11)
    #expect(playground.census.current == LiveCounts(coordinators: 11, viewModels: 11))
    for depth in (1...10).reversed() {
      #expect(playground.frontChild?.screen.state.depth == depth)
      playground.tap(.dismiss)
    }
    #expect(playground.navigation.viewControllers.count == 1)
    #expect(playground.census.current == LiveCounts(coordinators: 1, viewModels: 1))
  }

  @Test("pops to the root from ten levels when the first child is dismissed")
  func popToRoot() throws {
    for _ in 1...10 { playground.tap(.pushChild) }
    playground.root?.coordinator.dismissChild()
    #expect(playground.navigation.viewControllers.count == 1)
    #expect(playground.census.current == LiveCounts(coordinators: 1, viewModels: 1))
  }

  @Test("pushes inside what it presented, and presents over that")
  func mixed() throws {
    playground.tap(.pushChild)
    playground.tap(.presentChild)
    playground.tap(.pushChild)
    playground.tap(.presentChild)
    #expect(playground.frontChild?.screen.state.depth == 4)
    #expect(playground.presentedNavigation?.viewControllers.count == 2)
    playground.tap(.dismiss)
    #expect(playground.frontChild?.screen.state.depth == 3)
    playground.tap(.dismiss)
    #expect(playground.frontChild?.screen.state.depth == 2)
    playground.tap(.dismiss)
    #expect(playground.frontChild?.screen.state.depth == 1)
    playground.tap(.dismiss)
    #expect(playground.frontChild == nil)
  }

  @Test("takes away with a pushed child what that has presented")
  func childWithPresented() throws {
    playground.tap(.pushChild)
    let child = try #require(playground.frontChild)
    playground.tap(.presentChild)
    child.screen.tap(.dismiss)
    #expect(playground.navigation.viewControllers.count == 1)
    #expect(playground.navigation.presentedViewController == nil)
  }

  @Test("dismisses what a child has presented when the user goes back below it")
  func backBelowSheet() throws {
    playground.tap(.pushChild)
    playground.tap(.presentChild)
    playground.navigation.userDidGoBack()
    #expect(playground.navigation.viewControllers.count == 1)
    #expect(playground.navigation.presentedViewController == nil)
    #expect(playground.census.current == LiveCounts(coordinators: 1, viewModels: 1))
  }

  @Test("opens one child, however fast the button is tapped")
  func doubleTap() throws {
    let root = try #require(playground.root)
    root.screen.tap(.pushChild)
    root.screen.tap(.pushChild)
    root.screen.tap(.presentChild)
    #expect(playground.navigation.viewControllers.count == 2)
    #expect(playground.navigation.presentedViewController == nil)
    playground.tap(.dismiss)
    root.screen.tap(.presentChild)
    root.screen.tap(.pushChild)
    #expect(playground.navigation.viewControllers.count == 1)
    #expect(playground.census.current.coordinators == 2)
  }

  @Test("forgets the child when the user goes back")
  func wentBack() throws {
    let root = try #require(playground.root)
    let coordinator = try #require(root.coordinator as? PlaygroundCoordinator)
    playground.tap(.pushChild)
    let child = try #require(playground.frontChild)
    #expect(coordinator.child === child)
    playground.navigation.userDidGoBack()
    #expect(coordinator.child == nil)
    #expect(root.screen.state.lastChildEnd == .removedByHost(.wentBack))
    playground.tap(.pushChild)
    #expect(playground.frontChild?.screen.state.depth == 1)
  }

  @Test("forgets the child, and each child of that, when the user dismisses with Escape")
  func escape() throws {
    let root = try #require(playground.root)
    let coordinator = try #require(root.coordinator as? PlaygroundCoordinator)
    playground.tap(.presentChild)
    playground.tap(.pushChild)
    let first = try #require(playground.presentedNavigation?.viewControllers.first as? ChildViewController)
    playground.presentedNavigation?.presentationController?.userDidAskToDismiss()
    #expect(coordinator.child == nil)
    #expect((first.coordinator as? PlaygroundCoordinator)?.child == nil)
    #expect(root.screen.state.lastChildEnd == .removedByHost(.dismissed))
    #expect(first.screen.state.lastChildEnd == .removedByHost(.dismissed))
    playground.tap(.presentChild)
    #expect(playground.frontChild?.screen.state.arrival == .presented)
  }

  @Test("forgets the child when the window is closed")
  func windowClosed() throws {
    let root = try #require(playground.root)
    let coordinator = try #require(root.coordinator as? PlaygroundCoordinator)
    playground.tap(.pushChild)
    playground.window.windowDidClose()
    #expect(coordinator.child == nil)
    #expect(root.screen.state.lastChildEnd == .removedByHost(.windowClosed))
  }

  @Test("is told nothing by a child whose parent is gone")
  func orphan() {
    let dependencies = PlaygroundDependencies(views: ScreenViewsDouble(), census: LiveCensus(), journal: nil)
    let viewModel = ChildViewModel(depth: 1, arrival: .pushed, listener: nil, census: dependencies.census)
    let coordinator = PlaygroundCoordinator(dependencies: dependencies, depth: 1)
    let child = ChildViewController(coordinator: coordinator, viewModel: viewModel, views: dependencies.views)
    child.loadViewIfNeeded()
    child.screen.tap(.dismiss)
    coordinator.pushChild()
    coordinator.presentChild()
    coordinator.dismissChild()
    #expect(dependencies.census.current == LiveCounts(coordinators: 1, viewModels: 1))
  }
}
