import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct SectionFormTests {
    @Test(arguments: [false, true]) func everyFormShowsItsParts(isInList: Bool) async throws {
      struct Sections: View {
        var body: some View {
          Section {
            Text("1")
          } footer: {
            Text("footer 1")
          }
          Section(header: Text("header 2")) { Text("2") }
          Section(footer: Text("footer 3")) { Text("3") }
          Section(header: Text("header 4"), footer: Text("footer 4")) { Text("4") }
        }
      }
      let host = try ViewHost(size: CGSize(width: 400, height: 700)) {
        if isInList { List { Sections() } } else { Form { Sections() } }
      }
      await host.nextFrame()
      #expect(
        host.contents == ["1", "footer 1", "header 2", "2", "3", "footer 3", "header 4", "4", "footer 4"])
    }

    struct Foldable: View {
      @State var isExpanded = false
      let isInList: Bool

      var body: some View {
        Text(isExpanded ? "open" : "closed")
        if isInList { List { section } } else { Form { section } }
      }

      private var section: some View {
        Section("header", isExpanded: $isExpanded) {
          Text("one")
          Text("two")
        }
      }
    }

    @Test(arguments: [false, true]) func theHeadersButtonShowsAndHidesTheContent(isInList: Bool) async throws {
      let host = try ViewHost { Foldable(isInList: isInList) }
      await host.nextFrame()
      #expect(host.contents == ["closed", "header"])
      try host.tap("Expand")
      try await host.wait(for: "two")
      #expect(host.contents == ["open", "header", "one", "two"])
      try host.tap("Collapse")
      try await host.wait(for: "closed")
      #expect(host.contents == ["closed", "header"])
    }
  }
}
