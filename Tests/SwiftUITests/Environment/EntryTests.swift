import GtkBridgeTesting
import SwiftUI
import Testing

/// Not sendable, as many default values are.
final class EntryModel {
  let number = 3
}

extension EnvironmentValues {
  @Entry var entryCaption = "Untitled"
  @Entry fileprivate var entryCount: Int? = 3
  @Entry var entryName: String?
  @Entry var entryAction: (Int) -> Int = { $0 + 1 }
  @Entry var entryModel = EntryModel()
  @Entry var `default`: Color = .red
  /// A value in several lines.
  @Entry
  var entryList: [String: [Int]] =
    [:]
}

extension Transaction {
  @Entry var isSilent = false
}

extension SwiftUITests {
  @Suite @MainActor struct EntryTests {
    @Test func entriesHaveDefaultsAndAreSet() {
      var values = EnvironmentValues()
      #expect(values.entryCaption == "Untitled" && values.entryCount == 3 && values.entryName == nil)
      #expect(values.entryAction(1) == 2 && values.entryModel.number == 3 && values.default == .red)
      values.entryCaption = "a"
      values.entryCount = nil
      values.entryName = "b"
      values.entryList["c"] = [1]
      #expect(values.entryCaption == "a" && values.entryCount == nil && values.entryName == "b")
      #expect(values.entryList == ["c": [1]])
      values.entryName = nil
      #expect(values.entryName == nil)
    }

    private struct Captioned: View {
      @Environment(\.entryCaption) private var caption
      var body: some View { Text(caption) }
    }

    @Test func viewsFollowAnEntry() throws {
      struct Screen: View {
        @State private var caption = "first"
        var body: some View {
          Captioned()
          Captioned().environment(\.entryCaption, caption)
          Button("Next") { caption = "second" }
        }
      }
      let host = try ViewHost { Screen() }
      #expect(host.texts.prefix(2) == ["Untitled", "first"])
      try host.tap("Next")
      #expect(host.texts.prefix(2) == ["Untitled", "second"])
    }

    @Test func transactionsHaveEntries() {
      var transaction = Transaction()
      #expect(!transaction.isSilent)
      transaction.isSilent = true
      #expect(transaction.isSilent && !Transaction().isSilent)
    }

    /// A key in the form of Apple's code, whose default is not `nil`.
    private struct CountKey: EnvironmentKey {
      static var defaultValue: Int? { 3 }
    }

    @Test func optionalKeyHasItsDefault() {
      #expect(EnvironmentValues()[CountKey.self] == 3)
    }
  }
}
