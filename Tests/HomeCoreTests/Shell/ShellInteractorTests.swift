import RxSwift
import Testing

@testable import HomeCore

@Suite("Shell interactor")
struct ShellInteractorTests {
  private let presenter = ShellPresenterDouble()
  private let settings = MemorySettingsStore()
  private let time = HistoricalScheduler()
  private let interactor: ShellInteractor
  private let router: ShellRouterDouble

  init() {
    interactor = ShellInteractor(presenter: presenter, settings: settings, scheduler: time)
    router = ShellRouterDouble(interactable: interactor)
    interactor.router = router
  }

  @Test("opens Home in a first run")
  func firstRun() {
    #expect(presenter.listener === interactor)
    interactor.activate()
    #expect(router.routes == [.home])
    #expect(presenter.states == [ShellViewState(selection: .home)])
    #expect(presenter.states.first?.screens == [.home, .books, .comics, .offers, .playground, .journal])
  }

  @Test("opens the screen that was open, with the sidebar as it was")
  func restoring() {
    settings.update {
      $0.screen = .journal
      $0.sidebarWidth = 240
    }
    interactor.activate()
    #expect(router.routes == [.journal])
    #expect(presenter.states == [ShellViewState(selection: .journal, sidebarWidth: 240)])
  }

  @Test("opens what is selected, and remembers it at once")
  func selecting() {
    interactor.activate()
    interactor.request(action: .select(.playground))
    #expect(router.routes == [.home, .playground])
    #expect(presenter.states.last?.selection == .playground)
    #expect(settings.load().screen == .playground)
  }

  @Test("remembers the sidebar's width when dragging has ended, and leaves the rest of the settings alone")
  func sidebar() {
    settings.update { $0.windowSize = .init(width: 700, height: 500) }
    interactor.activate()
    interactor.request(action: .resizeSidebar(200))
    time.advance(by: .milliseconds(100))
    interactor.request(action: .resizeSidebar(210))
    #expect(presenter.states.last?.sidebarWidth == 210)
    #expect(settings.load().sidebarWidth == nil)
    time.advance(by: .milliseconds(500))
    #expect(settings.load().sidebarWidth == 210)
    #expect(settings.load().windowSize == .init(width: 700, height: 500))
  }

  @Test("remembers the sidebar's width when the window goes before that")
  func sidebarAndClose() {
    interactor.activate()
    interactor.request(action: .resizeSidebar(210))
    interactor.deactivate()
    #expect(settings.load().sidebarWidth == 210)
  }
}
