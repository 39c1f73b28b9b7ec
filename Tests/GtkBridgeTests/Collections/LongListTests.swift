import CGtk
import Foundation
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// Lists that are so long that only the rows near the visible part are compared when their data changes.
  @Suite @MainActor struct LongListTests {
    struct Row: Identifiable {
      let id: Int
      var value = 0
    }

    struct Rows: View {
      var rows: [Row]
      var others: [Row] = []
      var body: some View {
        List {
          ForEach(rows) { Text("\($0.id) \($0.value)") }
          ForEach(others) { Text("\($0.id) \($0.value)") }
        }
      }
    }

    private func expectRows(of screen: TestScreen<Rows>, in view: Rows, _ comment: String) throws {
      let texts = (view.rows + view.others).map { "\($0.id) \($0.value)" }
      let places = Dictionary(uniqueKeysWithValues: zip(texts, texts.indices))
      // GTK keeps single rows far from the visible part, the one with the focus among them.
      let shown = try screen.rowTexts.map { try #require(places[$0], "\($0): \(comment)") }
      try #require(zip(shown, shown.dropFirst()).allSatisfy { $0 < $1 }, "\(comment)")
      let visible = screen.rowTextsInView
      let start = try #require(visible.first.flatMap { places[$0] }, "\(comment)")
      try #require(visible == Array(texts[start...].prefix(visible.count)), "\(comment)")
    }

    @Test(arguments: 1...3 as ClosedRange<UInt64>) func whatIsOnScreenIsTheData(_ seed: UInt64) throws {
      var random = RandomNumbers(seed: seed)
      var view = Rows(rows: (0..<12_000).map { Row(id: $0) }, others: (-11_000 ..< -1).map { Row(id: $0) })
      var next = 12_000
      let screen = TestScreen { view }
      screen.layOut()
      func edit(_ rows: inout [Row], near place: Int) {
        let place = max(0, min(place, rows.count - 100))
        let index =
          Bool.random(using: &random)
          ? place + .random(in: 0..<100, using: &random) : .random(in: 0..<rows.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: rows[index].value += 1
        case 1: rows.append(rows.remove(at: index))
        case 2: rows.removeSubrange(index..<min(index + 3, rows.count))
        case 3:
          let other = Int.random(in: 0..<rows.count, using: &random)
          rows.swapAt(index, other)
        default:
          rows.insert(contentsOf: (next..<next + 2).map { Row(id: $0) }, at: index)
          next += 2
        }
      }
      for step in 0..<60 {
        let offset = screen.scrollOffset
        let visible = Int(offset / 49)
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          if Int.random(in: 0..<4, using: &random) == 0 {
            edit(&view.others, near: 0)
          } else {
            edit(&view.rows, near: visible)
          }
        }
        screen.controller.rootView = view
        screen.flush()
        screen.layOut()
        try expectRows(of: screen, in: view, "seed \(seed), step \(step)")
        if step % 5 == 4 {
          screen.scrollOffset = [0, 2_000, 200_000, 230_000, 450_000].randomElement(using: &random) ?? 0
          screen.layOut()
          try expectRows(of: screen, in: view, "seed \(seed), step \(step), scrolled")
        }
      }
    }

    /// GTK learns of the first part's change, and requests rows of the second part, whose change it does not know yet.
    @Test func rowsThatComeIntoSightWithAChangeAreTheLatest() throws {
      var view = Rows(rows: (0..<12_000).map { Row(id: $0) }, others: (20_000..<40_000).map { Row(id: $0) })
      let screen = TestScreen { view }
      screen.layOut()
      screen.scrollOffset = 12_000 * 49 - 100
      screen.layOut()
      let next = try #require(screen.rowTexts.last.flatMap { Int($0.prefix { $0 != " " }) }) + 1
      try #require(next > 20_010)
      for index in next - 20_000..<20_000 { view.others[index].value = 1 }
      view.rows.removeLast(50)
      screen.controller.rootView = view
      screen.flush()
      screen.layOut()
      try expectRows(of: screen, in: view, "")
      #expect(screen.rowTexts.contains("\(next) 1"))
    }

    /// Swift converts the elements of an array that is cast to a class, all of them.
    @Test func rowsAreNotConverted() {
      struct Shelf: View {
        var books: [ConvertedBook]
        var body: some View { List(books) { Text("\($0.id)") } }
      }
      let screen = TestScreen { Shelf(books: (0..<300).map { ConvertedBook(id: $0) }) }
      screen.layOut()
      ConvertedBook.conversions = 0
      _ = [ConvertedBook(id: 0)] as NSArray
      #expect(ConvertedBook.conversions == 1)
      for count in [301, 299, 300] {
        screen.controller.rootView = Shelf(books: (0..<count).map { ConvertedBook(id: $0) })
        screen.layOut()
      }
      #expect(ConvertedBook.conversions == 1)
    }

    @Test func rowsThatAreNotShownAreNotRead() {
      let counter = Counter()
      struct Counted: Identifiable {
        let number: Int
        let counter: Counter
        var id: Int {
          MainActor.assumeIsolated { counter.note("id") }
          return number
        }
      }
      struct Screen: View {
        let rows: [Counted]
        var body: some View { List(rows) { Text("\($0.number)") } }
      }
      var rows = (0..<100_000).map { Counted(number: $0, counter: counter) }
      let screen = TestScreen { Screen(rows: rows) }
      screen.layOut()
      // The rest is in a completely different order, and a row is missing.
      rows[1_000...].shuffle()
      rows.removeLast()
      counter.reset()
      screen.controller.rootView = Screen(rows: rows)
      screen.layOut()
      #expect(counter.counts["id", default: 0] < 1_000)
      #expect(screen.rowTexts.prefix(3) == ["0", "1", "2"])
      screen.scrollOffset = 1_000
      screen.scrollOffset = 10_000_000
      screen.layOut()
      #expect(screen.rowTexts.last == rows.last.map { "\($0.number)" })
    }
  }
}

/// A value that counts its conversions to an object.
private struct ConvertedBook: Identifiable, _ObjectiveCBridgeable {
  let id: Int
  nonisolated(unsafe) static var conversions = 0  // Safe because the test is the only user, on the main thread.

  func _bridgeToObjectiveC() -> NSNumber {
    Self.conversions += 1
    return NSNumber(value: id)
  }

  static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout ConvertedBook?) {
    result = ConvertedBook(id: source.intValue)
  }

  static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout ConvertedBook?) -> Bool {
    result = ConvertedBook(id: source.intValue)
    return true
  }

  static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> ConvertedBook {
    ConvertedBook(id: source?.intValue ?? 0)
  }
}
