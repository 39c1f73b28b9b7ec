import Combine
import Foundation
import Testing
import ViewControllers

@testable import HomeCore

@Suite("Life-cycle journal")
struct LifeCycleJournalTests {
  @Test("numbers and dates its entries")
  func recording() {
    var time = Date(timeIntervalSince1970: 1000)
    let journal = LifeCycleJournal { time }
    journal.record(.viewDidLoad, of: "Home")
    time += 0.25
    journal.record(.viewWillAppear, of: "Home")
    #expect(
      journal.entries == [
        .init(id: 1, date: Date(timeIntervalSince1970: 1000), screen: "Home", event: .viewDidLoad),
        .init(id: 2, date: Date(timeIntervalSince1970: 1000.25), screen: "Home", event: .viewWillAppear),
      ])
  }

  @Test("sends each change after it has been made")
  func changes() {
    let journal = LifeCycleJournal(capacity: 4) { Date(timeIntervalSince1970: 0) }
    var changes: [LifeCycleJournal.Change] = []
    var counts: [Int] = []
    let token = journal.changes.sink {
      changes.append($0)
      counts.append(journal.entries.count)
    }
    for _ in 1...5 { journal.record(.viewDidLoad, of: "A") }
    journal.clear()
    journal.record(.viewDidLoad, of: "A")
    withExtendedLifetime(token) {
      #expect(counts == [1, 2, 3, 4, 2, 3, 0, 1])
      #expect(changes[4] == .removed(before: 3))
      #expect(changes[6] == .cleared)
      #expect(journal.entries.map(\.id) == [6])
    }
  }

  @Test("hears the five events of a screen that need know nothing of it")
  func screens() {
    let journal = LifeCycleJournal()
    let screen = ScreenController(screenName: "Some screen")
    screen.journal = journal
    let window = Window()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.close()
    #expect(journal.entries.map(\.event) == LifeCycle.allCases)
    #expect(journal.entries.allSatisfy { $0.screen == "Some screen" })
  }

  @Test("does not keep the screens it hears of")
  func lifetimes() {
    let journal = LifeCycleJournal()
    weak var gone: ScreenController?
    do {
      let screen = ScreenController(screenName: "S")
      screen.journal = journal
      screen.loadViewIfNeeded()
      gone = screen
    }
    #expect(gone == nil)
    #expect(journal.entries.count == 1)
  }
}
