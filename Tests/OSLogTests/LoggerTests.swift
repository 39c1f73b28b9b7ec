import Foundation
import OSLog
import Testing

@testable import os

/// `#if os(Linux)` is a condition of the compiler, independent of the available modules.
#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif

@Suite struct LoggerTests {
  @Test func valuesAreComputedOnlyForAMessageThatIsWritten() {
    #expect(isLinux)
    let log = OSLog(subsystem: "io.example.Notes", category: "storage")
    #expect(!log.isEnabled(type: .debug, domains: nil))
    #expect(!log.isEnabled(type: .info, domains: "io.example.Note other"))
    #expect(log.isEnabled(type: .debug, domains: "other io.example.Notes"))
    #expect(log.isEnabled(type: .info, domains: "all"))
    #expect(log.isEnabled(type: .default, domains: nil))
    #expect(log.isEnabled(type: .fault, domains: nil))
    #expect(!OSLog.disabled.isEnabled(type: .fault, domains: "all"))

    var isComputed = false
    func value() -> Int {
      isComputed = true
      return 1
    }
    Logger(.disabled).error("\(value())")
    #expect(!isComputed)
  }

  @Test func releaseBuildHidesPrivateValues() {
    let name = "Ann"
    let message: OSLogMessage =
      "\(name) \(name, privacy: .public) \(name, privacy: .private) \(name, privacy: .sensitive) \(7) \(true) \(Int.self)"
    #expect(message.text(hidesPrivateValues: true) == "<private> Ann <private> <private> 7 true Int")
    #expect(message.text(hidesPrivateValues: false) == "Ann Ann Ann <private> 7 true Int")
    let number: OSLogMessage = "\(7, privacy: .private)"
    #expect(number.text(hidesPrivateValues: true) == "<private>")
    func masked(_ text: String) -> String {
      let message: OSLogMessage = "\(text, privacy: .private(mask: .hash))"
      return message.text(hidesPrivateValues: true)
    }
    #expect(masked("a") == masked("a"))
    #expect(masked("a") != masked("b"))
    #expect(masked("a").hasPrefix("<mask.hash: "))
  }

  @Test func valuesHaveFormatsAndColumns() {
    let message: OSLogMessage = """
      \(255, format: .hex(includePrefix: true, uppercase: true))|\(-7, format: .decimal(minDigits: 3))|\
      \(8, format: .octal)|\(2.5, format: .fixed(precision: 2), align: .right(columns: 6))|\
      \("a", align: .left(columns: 3))|\(Float(1))|\(false, format: .answer)
      """
    #expect(message.text() == "0xFF|-007|10|  2.50|a  |1.000000|no")
  }

  @Test func errorsAndOtherValuesAreDescribed() {
    struct Fault: Error {}
    let error: any Error = Fault()
    let url = URL(filePath: "/a")
    let message: OSLogMessage = "\(error) \(url) \([1, 2])"
    #expect(message.text(hidesPrivateValues: false) == "Fault() file:///a [1, 2]")
  }

  @Test func conversionsOfTheOlderFunctionHaveAPrivacy() {
    let name = "Ann"
    func text(_ format: String, _ arguments: any CVarArg...) -> String {
      OSLogMessage(format: format, arguments).text(hidesPrivateValues: true)
    }
    #expect(text("%@ %{public}@ %d%% %{private}d %.1f", name, name, 5, 6, 2.25) == "<private> Ann 5% <private> 2.2")
    #expect(text("%d %d", 1) == "1 <decode: missing data>")
    #expect(text("%{public}s", name) == "Ann")
  }

  @Test func entryOfTheJournalHasLevelSubsystemAndCategory() throws {
    let record = LogRecord(type: .error, subsystem: "io.example.Notes", category: "storage", message: "one\ntwo")
    let fields = record.fields(program: "Notes").map { "\($0.name)=\($0.value)" }
    #expect(
      fields == [
        "MESSAGE=one\ntwo", "PRIORITY=3", "SYSLOG_IDENTIFIER=Notes", "SUBSYSTEM=io.example.Notes", "CATEGORY=storage",
        "GLIB_DOMAIN=io.example.Notes",
      ])
    #expect(
      record.line(program: "Notes", process: 5, time: "12:00:00.000")
        == "(Notes:5): io.example.Notes-ERROR: 12:00:00.000: [storage] one\ntwo")
  }

  @Test func journalReceivesTheEntry() throws {
    let path = NSTemporaryDirectory() + "journal-\(UUID().uuidString.prefix(8))"
    let journal = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    defer {
      close(journal)
      unlink(path)
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(journal, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(bound == 0)
    let sender = try #require(JournalSocket(path: path))
    #expect(sender.send([("MESSAGE", "é\n")]))
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = recv(journal, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    #expect(Array(bytes.prefix(count)) == Array("MESSAGE\n".utf8) + [3, 0, 0, 0, 0, 0, 0, 0] + Array("é\n\n".utf8))
    #expect(JournalSocket(path: "/nowhere")?.send([("MESSAGE", "a")]) == false)
  }
}
