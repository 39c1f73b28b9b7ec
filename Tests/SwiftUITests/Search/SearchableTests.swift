import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing
import WidgetTesting

extension SwiftUITests {
  @Suite @MainActor struct SearchableTests {
    private struct SearchState: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch

      var body: some View {
        Text(verbatim: isSearching ? "searching" : "idle")
        Button("end") { dismissSearch() }
      }
    }

    private struct Screen: View {
      @State var query = ""
      @State var scope = 1
      @State var isPresented = false

      var body: some View {
        VStack {
          SearchState()
          Button("present") { isPresented = true }
          Text(verbatim: "query \(query) scope \(scope) \(isPresented)")
        }
        .searchable(text: $query, isPresented: $isPresented, prompt: Text("Fruit"))
        .searchScopes($scope) {
          Text("Red").tag(1)
          Text("Green").tag(2)
        }
        .searchSuggestions { Text("Apple").searchCompletion("apple") }
      }
    }

    private func field(_ host: ViewHost) throws -> Gtk.Widget {
      try #require(host.widgets.first { $0.typeName == "GtkSearchEntry" })
    }

    @Test func thePromptNamesTheField() throws {
      let host = try ViewHost { Screen() }
      #expect(try host.element(named: "Fruit").role.rawValue.isEmpty == false)
      host.close()
    }

    @Test func presentingFocusesTheFieldAndShowsScopesAndSuggestions() async throws {
      let host = try ViewHost { Screen() }
      let button = try #require(host.widgets.first { $0.typeName == "GtkButton" && $0.texts == ["present"] })
      button.grabFocus()
      try await host.wait(for: "idle")
      #expect(!host.texts.contains("Apple") && !host.texts.contains("Red"))
      try host.tap("present")
      try await host.wait(for: "searching")
      try await host.wait(for: "Apple")
      try await host.wait(for: "Green")
      #expect(try field(host).focusedDescendant != nil)
      try host.tap("Apple")
      try await host.wait(for: "query apple scope 1 true")
      #expect(await MainLoop.wait { !host.texts.contains("Apple") }, "a choice closes the suggestions")
      try host.tap("end")
      try await host.wait(for: "query  scope 1 false")
      try await host.wait(for: "idle")
      host.close()
    }

    @Test func downLeadsFromTheFieldToTheSuggestionsAndEscapeEndsTheSearch() async throws {
      let host = try ViewHost { Screen() }
      defer { host.close() }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      func hasFocus(_ text: String) -> Bool {
        host.widgets.contains { $0.focusedDescendant != nil && $0.typeName == "GtkButton" && $0.texts == [text] }
      }
      try host.tap("present")
      try await host.wait(for: "Apple")
      #expect(await MainLoop.wait { (try? field(host).focusedDescendant) != nil })
      try Pointer.send(["key", "Down"])
      #expect(await MainLoop.wait { hasFocus("Apple") })
      #expect(host.texts.contains("searching"))
      try Pointer.send(["key", "Return"])
      try await host.wait(for: "query apple scope 1 true")
      #expect(await MainLoop.wait { (try? field(host).focusedDescendant) != nil })
      // Without suggestions, the scopes are next. The search continues there.
      try Pointer.send(["key", "Tab"])
      #expect(await MainLoop.wait { (try? field(host).focusedDescendant) == nil })
      #expect(host.texts.contains("query apple scope 1 true") && host.texts.contains("searching"))
      try Pointer.send(["key", "Escape"])
      try await host.wait(for: "query  scope 1 false")
      try await host.wait(for: "idle")
    }

    @Test func withoutSuggestionsThereIsNoPanel() async throws {
      struct Plain: View {
        @State var query = ""
        let suggestions: [String]?
        var body: some View {
          let content = VStack { SearchState() }.searchable(text: $query, prompt: Text("Fruit"))
          if let suggestions {
            content.searchSuggestions { ForEach(suggestions, id: \.self) { Text($0) } }
          } else {
            content
          }
        }
      }
      func widgets(_ suggestions: [String]?) async throws -> Int {
        let host = try ViewHost { Plain(suggestions: suggestions) }
        defer { host.close() }
        try field(host).grabFocus()
        try host.type("zz", into: "Fruit")
        try await host.wait(for: "searching")
        await host.nextFrame()
        return host.widgets.count
      }
      let none = try await widgets(nil)
      #expect(try await widgets([]) == none)
      #expect(try await widgets(["a"]) > none)
    }

    @Test func aScopeIsChosen() async throws {
      let host = try ViewHost { Screen(query: "a") }
      try await host.wait(for: "Green")
      #expect(!host.texts.contains("Apple"), "the focus of a new window begins no search")
      try host.element(named: "Green").tap()
      try await host.wait(for: "query a scope 2 false")
      host.close()
    }

    @Test func aPressRemovesAToken() async throws {
      struct Tag: Identifiable { let id: String }
      struct Tokens: View {
        @State var tags = [Tag(id: "red"), Tag(id: "old")]
        @State var query = ""
        var body: some View {
          Text(verbatim: "\(tags.count) tags")
            .searchable(text: $query, tokens: $tags) { Text(verbatim: $0.id) }
        }
      }
      let host = try ViewHost { Tokens() }
      try await host.wait(for: "2 tags")
      try host.tap("red")
      try await host.wait(for: "1 tags")
      #expect(host.texts.contains("old"))
      host.close()
    }

    @Test func aSuggestedTokenIsAddedOnce() async throws {
      struct Tag: Identifiable, Hashable { var id: String }
      struct Tokens: View {
        @State private var query = ""
        @State private var isPresented = true
        @State private var tags: [Tag] = []
        @State private var suggested = [Tag(id: "red"), Tag(id: "old")]

        var body: some View {
          Text(verbatim: tags.map(\.id).joined(separator: "+") + " \(tags.count) tags")
            .searchable(
              text: $query, tokens: $tags, suggestedTokens: $suggested, isPresented: $isPresented, prompt: "Find"
            ) { Text(verbatim: $0.id) }
        }
      }
      let host = try ViewHost { Tokens() }
      try await host.wait(for: "old")
      try host.tap("old")
      try await host.wait(for: "old 1 tags")
      host.close()
    }
  }
}
