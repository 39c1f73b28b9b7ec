import RIBs
import Testing
import ViewControllers

@testable import HomeCore

@Suite("Shell")
struct ShellTests {
  @Test("shows one screen at a time, and attaches the RIB only of that")
  func switching() throws {
    let shell = ShellFixture()
    #expect(shell.navigation?.viewControllers.first is HomeViewController)
    #expect(shell.router.children.count == 1)
    weak let home = shell.navigation?.viewControllers.first
    weak let homeInteractor = shell.router.children.first?.interactable
    shell.select(.playground)
    #expect(shell.navigation?.viewControllers.count == 1)
    #expect(shell.navigation?.viewControllers.first is PlaygroundViewController)
    #expect(shell.router.children.isEmpty)
    #expect(home == nil)
    #expect(homeInteractor == nil)
    shell.select(.journal)
    #expect(shell.navigation?.viewControllers.first is JournalViewController)
    shell.select(.home)
    #expect(shell.navigation?.viewControllers.first?.appearanceState == .appeared)
    #expect(shell.router.children.map { $0.interactable.isActive } == [true])
  }

  @Test("shows the sidebar once, with what is open")
  func sidebar() throws {
    let shell = ShellFixture()
    let viewModel = try #require(shell.dependency.attached.sidebars.first)
    viewModel.selection = .journal
    #expect(viewModel.state.selection == .journal)
    viewModel.selection = nil
    #expect(viewModel.selection == .journal)
    #expect(shell.dependency.attached.sidebars.count == 1)
  }

  @Test("opens the screen of the last run")
  func restoring() {
    var settings = AppSettings()
    settings.screen = .playground
    let shell = ShellFixture(settings: settings)
    #expect(shell.navigation?.viewControllers.first is PlaygroundViewController)
    #expect(shell.dependency.attached.homes.isEmpty)
  }

  @Test("stays where it is when the open screen is selected again")
  func selectingAgain() throws {
    let shell = ShellFixture()
    shell.select(.playground)
    try #require(shell.dependency.attached.playgrounds.last).tap(.pushChild)
    shell.select(.playground)
    #expect(shell.navigation?.viewControllers.count == 2)
    #expect(shell.dependency.attached.playgrounds.count == 2)
  }

  @Test("takes what a screen has pushed and presented away with it")
  func leavingThePlayground() throws {
    let shell = ShellFixture()
    shell.select(.playground)
    try #require(shell.dependency.attached.playgrounds.last).tap(.pushChild)
    try #require(shell.dependency.attached.playgrounds.last).tap(.presentChild)
    weak let presented = shell.shell?.presentedViewController
    #expect(presented != nil)
    shell.select(.journal)
    #expect(shell.shell?.presentedViewController == nil)
    #expect(presented == nil)
    #expect(shell.navigation?.viewControllers.count == 1)
  }

  @Test("brings a selected screen to the front where there is room for one column, and the list back on going back")
  func collapsed() {
    let shell = ShellFixture()
    shell.shell?.roomDidChange(toColumns: 1)
    #expect(shell.shell?.isShowing(.secondary) == true)
    shell.shell?.userDidGoBack()
    #expect(shell.shell?.isShowing(.primary) == true)
    #expect(shell.shell?.isShowing(.secondary) == false)
    shell.select(.home)
    #expect(shell.shell?.isShowing(.secondary) == true)
    shell.shell?.userDidGoBack()
    shell.select(.journal)
    #expect(shell.shell?.isShowing(.secondary) == true)
  }

  @Test("lets the journal see the screens it switches between")
  func journal() throws {
    let shell = ShellFixture()
    shell.select(.journal)
    let journal = try #require(shell.dependency.attached.journals.last)
    journal.filter.screenText = "home"
    #expect(journal.entries.reversed().map(\.event) == LifeCycle.allCases)
    journal.filter.screenText = "sidebar"
    #expect(journal.entries.reversed().map(\.event) == [.viewDidLoad, .viewWillAppear, .viewDidAppear])
  }

  @Test("makes the sidebar as wide as it was, and tells when the user drags it")
  func sidebarWidth() {
    var settings = AppSettings()
    settings.sidebarWidth = 240
    let shell = ShellFixture(settings: settings)
    #expect(shell.shell?.preferredPrimaryColumnWidth == 240)
    shell.shell?.userDidResize(.primary, to: 300)
    #expect(shell.shell?.viewModel.state.sidebarWidth == 300)
    #expect(shell.shell?.preferredPrimaryColumnWidth == 240, "what the user drags is left alone")
    shell.router.interactable.deactivate()
    #expect(shell.dependency.settingsStore.load().sidebarWidth == 300)
  }
}
