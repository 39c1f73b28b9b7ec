import Foundation
import Testing
import ViewControllers

@testable import HomeCore

@Suite("Journal export")
struct JournalExportTests {
  private let entries = [
    LifeCycleJournal.Entry(
      id: 1, date: Date(timeIntervalSince1970: 1_769_851_800.25), screen: "Home", event: .viewDidLoad),
    LifeCycleJournal.Entry(
      id: 2, date: Date(timeIntervalSince1970: 1_769_851_801), screen: "A \"b\", c\r\nd", event: .viewDidDisappear),
  ]

  @Test("writes CSV with quotes where they are needed")
  func csv() throws {
    #expect(
      try JournalFormat.csv.text(of: entries)
        == "number,time,screen,event\r\n"
        + "1,2026-01-31T09:30:00.250Z,Home,viewDidLoad\r\n"
        + "2,2026-01-31T09:30:01.000Z,\"A \"\"b\"\", c\r\nd\",viewDidDisappear\r\n")
    #expect(try JournalFormat.csv.text(of: []) == "number,time,screen,event\r\n")
  }

  @Test("writes JSON that reads back")
  func json() throws {
    struct Row: Decodable, Equatable {
      let number: Int
      let time: String
      let screen: String
      let event: LifeCycle
    }
    let text = try JournalFormat.json.text(of: entries)
    let rows = try JSONDecoder().decode([Row].self, from: Data(text.utf8))
    #expect(
      rows == [
        Row(number: 1, time: "2026-01-31T09:30:00.250Z", screen: "Home", event: .viewDidLoad),
        Row(number: 2, time: "2026-01-31T09:30:01.000Z", screen: "A \"b\", c\r\nd", event: .viewDidDisappear),
      ])
    #expect(text.hasSuffix("]\n"))
  }

  @Test("shows the time of day where the reader is")
  func timeOfDay() throws {
    let seoul = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    #expect(entries[0].timeOfDay(in: seoul) == "18:30:00.250")
  }

  @Test("writes a file, and again over it")
  func writing() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "journal.csv")
    try JournalFileWriter().write("one", to: url)
    try JournalFileWriter().write("two", to: url)
    #expect(try String(contentsOf: url, encoding: .utf8) == "two")
  }

  @Test("says in a sentence why a file cannot be written")
  func failing() throws {
    let folder = try TemporaryFolder()
    let missing = folder.url.appending(path: "no such folder/journal.csv")
    #expect(throws: JournalWritingError("“journal.csv” could not be saved: No such file or directory.")) {
      try JournalFileWriter().write("text", to: missing)
    }
    let error = #expect(throws: JournalWritingError.self) {
      try JournalFileWriter().write("text", to: URL(filePath: "/proc/version"))
    }
    #expect(error?.description.contains("\n") == false)
  }
}
