import RIBs
import RxSwift
import Testing
import ViewControllers

@testable import HomeCore

/// A thousand rounds of all ways to show and remove screens, with the leak detector on.
@Suite("Nothing leaks", .serialized)
struct LeakRoundsTests {
  private static let rounds = 1000

  /// The objects that should be gone in the end.
  private final class Watch {
    private struct Watched {
      let name: String
      weak var object: AnyObject?
    }
    private var watched: [Watched] = []

    var count: Int { watched.count }

    func add(_ objects: AnyObject?...) {
      for case .some(let object) in objects {
        watched.append(Watched(name: "\(type(of: object))", object: object))
      }
    }

    var leaked: [String] { watched.compactMap { $0.object == nil ? nil : $0.name } }

    func add(child: ChildViewController?) {
      add(child, child?.coordinator, child?.viewModel, child?.screen, child?.viewIfLoaded)
    }
  }

  /// Runs `body` with a detector in virtual time, and returns the leaks found until a minute later.
  private func leaks(in body: () throws -> Void) rethrows -> [Leak] {
    let time = HistoricalScheduler()
    let detector = LeakDetector(scheduler: time)
    var found: [Leak] = []
    detector.disableLeakDetector = false
    detector.leakHandler = { found.append($0) }
    let previous = LeakDetector.instance
    LeakDetector.setInstance(detector)
    defer { LeakDetector.setInstance(previous) }
    try body()
    time.advance(by: .seconds(60))
    return found
  }

  @Test("in rounds of push and pop, by the child, by the user and by the program")
  func pushPop() throws {
    let watch = Watch()
    let playground = PlaygroundFixture()
    let found = leaks {
      for round in 0..<Self.rounds {
        playground.tap(.pushChild)
        watch.add(child: playground.frontChild)
        playground.tap(.pushChild)
        watch.add(child: playground.frontChild)
        switch round % 3 {
        case 0:
          playground.tap(.dismiss)
          playground.tap(.dismiss)
        case 1:
          playground.navigation.userDidGoBack()
          playground.navigation.userDidGoBack()
        default: playground.root?.coordinator.dismissChild()
        }
        #expect(playground.navigation.viewControllers.count == 1)
      }
    }
    #expect(watch.count == Self.rounds * 10)
    #expect(watch.leaked.isEmpty)
    #expect(found.isEmpty)
    #expect(playground.census.current == LiveCounts(coordinators: 1, viewModels: 1))
  }

  @Test("in rounds of present and dismiss, by the child, by the user and by the program")
  func presentDismiss() throws {
    let watch = Watch()
    let playground = PlaygroundFixture()
    let found = try leaks {
      for round in 0..<Self.rounds {
        playground.tap(.presentChild)
        watch.add(child: playground.frontChild)
        playground.tap(round.isMultiple(of: 2) ? .presentChild : .pushChild)
        watch.add(child: playground.frontChild)
        let sheet = try #require(playground.presentedNavigation)
        watch.add(sheet, sheet.presentationController)
        switch round % 3 {
        case 0:
          playground.tap(.dismiss)
          playground.tap(.dismiss)
        case 1: sheet.presentationController?.userDidAskToDismiss()
        default: playground.root?.coordinator.dismissChild()
        }
        #expect(playground.navigation.presentedViewController == nil)
      }
    }
    #expect(watch.count == Self.rounds * 12)
    #expect(watch.leaked.isEmpty)
    #expect(found.isEmpty)
    #expect(playground.census.current == LiveCounts(coordinators: 1, viewModels: 1))
  }

  @Test("unnoticed: a child that somebody keeps is reported, however it went")
  func keptChildren() {
    var kept: [ChildViewController?] = []
    let found = leaks {
      let playground = PlaygroundFixture()
      for way in 0..<3 {
        playground.tap(way == 2 ? .presentChild : .pushChild)
        kept.append(playground.frontChild)
        switch way {
        case 0: playground.tap(.dismiss)
        case 1: playground.navigation.userDidGoBack()
        default: playground.presentedNavigation?.presentationController?.userDidAskToDismiss()
        }
      }
      playground.window.close()
    }
    // The child, and the coordinator and the view model that it keeps.
    #expect(found.count == 3 * kept.count)
  }

  @Test("in rounds of switching between screens, with children open")
  func switching() throws {
    let watch = Watch()
    let found = try leaks {
      let shell = ShellFixture()
      shell.dependency.attached.keepsAttached = false
      for _ in 0..<Self.rounds {
        shell.select(.playground)
        let playground = try #require(shell.navigation?.topViewController as? PlaygroundViewController)
        watch.add(playground, playground.coordinator, playground.viewModel, playground.screen)
        playground.screen.tap(.pushChild)
        let child = try #require(shell.navigation?.topViewController as? ChildViewController)
        child.screen.tap(.presentChild)
        watch.add(child: child)
        watch.add(shell.shell?.presentedViewController)
        shell.select(.journal)
        let journal = try #require(shell.navigation?.topViewController as? JournalViewController)
        watch.add(journal, journal.viewModel)
        for screen in [AppScreen.books, .comics, .offers] {
          shell.select(screen)
          watch.add(try #require(shell.navigation?.topViewController as? ScreenController))
        }
        shell.select(.home)
        let home = try #require(shell.navigation?.topViewController as? HomeViewController)
        watch.add(home, home.viewModel, shell.router.children.first, shell.router.children.first?.interactable)
        #expect(shell.router.children.count == 1)
      }
      // The last Home is still open.
      shell.select(.journal)
      #expect(watch.count == Self.rounds * 19)
      #expect(watch.leaked.isEmpty)
    }
    #expect(found.map(\.description) == [])
  }

  @Test("in rounds of launching, and closing the window by the user and by the program")
  func launching() throws {
    let watch = Watch()
    let found = try leaks {
      for round in 0..<Self.rounds {
        let dependency = DependencyDouble()
        let screen = ([nil] + AppScreen.allCases)[round % (AppScreen.allCases.count + 1)]
        let window = Window()
        let router = RootBuilder(dependency: dependency).build(showing: screen)
        router.launch(from: window)
        dependency.attached.sidebars.first?.selection = AppScreen.inSidebar[round % AppScreen.inSidebar.count]
        dependency.attached.playgrounds.first?.tap(.pushChild)
        dependency.attached.playgrounds.last?.tap(.presentChild)
        let root = try #require(window.rootViewController)
        watch.add(window, router, router.interactable, root, root.children.first, root.presentedViewController)
        for child in router.children { watch.add(child, child.interactable, child.children.first) }
        if round.isMultiple(of: 2) { window.close() } else { window.windowDidClose() }
        #expect(!router.interactable.isActive || round.isMultiple(of: 2))
      }
    }
    #expect(watch.count > Self.rounds * 5)
    #expect(watch.leaked.isEmpty)
    #expect(found.map(\.description) == [])
  }

  @Test("in a random walk, which keeps journal and census balanced")
  func randomWalk() throws {
    var generator = SeededGenerator(state: 42)
    let playground = PlaygroundFixture()
    for _ in 0..<5 * Self.rounds {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1: playground.tap(.pushChild)
      case 2: playground.tap(.presentChild)
      case 3: if playground.frontChild != nil { playground.tap(.dismiss) }
      case 4: playground.navigation.userDidGoBack()
      case 5: playground.frontChild?.navigationController?.userDidGoBack()
      case 6: playground.presentedNavigation?.presentationController?.userDidAskToDismiss()
      default: if Bool.random(using: &generator) { playground.root?.coordinator.dismissChild() }
      }
      let depth = playground.frontChild?.screen.state.depth ?? 0
      #expect(playground.census.current == LiveCounts(coordinators: depth + 1, viewModels: depth + 1))
    }
    playground.root?.coordinator.dismissChild()
    playground.window.close()
    var shown: [String: Int] = [:]
    for entry in playground.journal.entries where entry.screen != "Playground" {
      switch entry.event {
      case .viewDidAppear: shown[entry.screen, default: 0] += 1
      case .viewDidDisappear: shown[entry.screen, default: 0] -= 1
      default: break
      }
    }
    #expect(shown.values.allSatisfy { $0 == 0 })
  }
}

/// A simple generator for repeatable walks.
private nonisolated struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}
