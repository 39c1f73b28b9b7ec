import Combine
import Foundation
import Testing

@testable import HomeCore

/// Keeps the text, or fails if the test requests it.
final class WriterDouble: JournalWriting {
  var failure: JournalWritingError?
  private(set) var written: [String] = []

  func write(_ text: String, to url: URL) throws(JournalWritingError) {
    if let failure { throw failure }
    written.append(text)
  }
}

@Suite("Journal view model")
struct JournalViewModelTests {
  private let journal = LifeCycleJournal(capacity: 8) { Date(timeIntervalSince1970: 0) }
  private let writer = WriterDouble()
  private let url = URL(filePath: "/somewhere/journal.csv")

  private func makeViewModel() -> JournalViewModel { JournalViewModel(journal: journal, writer: writer) }

  @Test("shows what was recorded before it, and what is recorded after")
  func live() {
    journal.record(.viewDidLoad, of: "Home")
    let viewModel = makeViewModel()
    #expect(viewModel.entries.map(\.id) == [1])
    var announced = 0
    let token = viewModel.objectWillChange.sink { announced += 1 }
    journal.record(.viewWillAppear, of: "Home")
    withExtendedLifetime(token) {
      #expect(announced == 1)
      #expect(viewModel.entries.map(\.id) == [2, 1])
      #expect(viewModel.totalCount == 2)
    }
  }

  @Test("filters by the screen's name in any case, and by the kind of event")
  func filtering() {
    let viewModel = makeViewModel()
    journal.record(.viewDidLoad, of: "Home")
    journal.record(.viewDidLoad, of: "Child 1")
    viewModel.filter.screenText = "CHILD"
    #expect(viewModel.entries.map(\.screen) == ["Child 1"])
    journal.record(.viewWillAppear, of: "Home")
    journal.record(.viewWillAppear, of: "Child 2")
    #expect(viewModel.entries.map(\.screen) == ["Child 2", "Child 1"])
    viewModel[shows: .viewDidLoad] = false
    #expect(viewModel.entries.map(\.screen) == ["Child 2"])
    #expect(!viewModel[shows: .viewDidLoad])
    viewModel.filter.screenText = ""
    #expect(viewModel.entries.map(\.screen) == ["Child 2", "Home"])
    viewModel[shows: .viewDidLoad] = true
    #expect(viewModel.entries.count == 4)
    #expect(viewModel.totalCount == 4)
  }

  @Test("gives up what the journal gives up, filtered or not")
  func capacity() {
    let viewModel = makeViewModel()
    viewModel.filter.screenText = "B"
    for index in 1...8 { journal.record(.viewDidLoad, of: index.isMultiple(of: 2) ? "B" : "A") }
    #expect(viewModel.entries.map(\.id) == [8, 6, 4, 2])
    journal.record(.viewDidLoad, of: "B")
    #expect(viewModel.entries.map(\.id) == [9, 8, 6])
    #expect(viewModel.entries.elementsEqual(journal.entries.filter(viewModel.filter.includes).reversed()))
  }

  @Test("clears everything")
  func clearing() {
    let viewModel = makeViewModel()
    journal.record(.viewDidLoad, of: "Home")
    viewModel.clear()
    #expect(viewModel.entries.isEmpty && journal.entries.isEmpty)
  }

  @Test("exports what is seen, and says so")
  func exporting() {
    let viewModel = makeViewModel()
    journal.record(.viewDidLoad, of: "Home")
    journal.record(.viewDidLoad, of: "Child 1")
    viewModel.filter.screenText = "home"
    viewModel.export(as: .csv, to: url)
    #expect(writer.written.map { $0.contains("Home") && !$0.contains("Child 1") } == [true])
    #expect(viewModel.notice == .exported(count: 1, url))
    viewModel.dismissNotice()
    #expect(viewModel.notice == nil)
  }

  @Test("says why an export failed")
  func failing() {
    let viewModel = makeViewModel()
    writer.failure = JournalWritingError("The disk is full.")
    viewModel.export(as: .json, to: url)
    #expect(viewModel.notice == .failed("The disk is full."))
  }

  @Test("is not kept by the journal")
  func lifetimes() {
    weak var gone: JournalViewModel?
    do {
      let viewModel = makeViewModel()
      gone = viewModel
    }
    #expect(gone == nil)
  }
}
