import Testing

@testable import SwiftUI

extension SwiftUITests {
  /// What the article "What Is Not Public" lists of the module SwiftUI.
  @Suite @MainActor struct NotPublicTests {
    private struct First: Marked {}
    private enum Second: Marked {}
    private final class Third: Marked {}
    fileprivate struct Generic<Value>: Marked {}

    @Test func recordsOfConformancesNameTheTypes() {
      let names = ConformingTypes(protocolName: "Marked").types.map { "\($0)" }
      #expect(
        Set(names) == ["First", "Second", "Third"],
        "the compiler's records of conformances have another form or another section now: previews are not found")
      #expect(ConformingTypes(protocolName: "Unmarked").types.isEmpty)
    }
  }
}

private protocol Marked {}
