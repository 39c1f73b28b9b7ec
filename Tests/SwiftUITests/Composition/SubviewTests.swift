import GtkBridgeTesting
import Testing

@testable import SwiftUI

extension ContainerValues {
  @Entry var isWide = false
}

extension FocusedValues {
  @Entry var entryTitle: String?
}

extension SwiftUITests {
  @Suite @MainActor struct SubviewTests {
    private struct Numbered<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          Text(verbatim: "\(subviews.count) views")
          ForEach(subviews) { subview in
            HStack {
              Text(verbatim: subview.containerValues.isWide ? "wide" : "narrow")
              subview
            }
          }
        }
      }
    }

    @Test func aContainerGetsTheViewsOfItsContent() throws {
      let shown = true
      let host = try ViewHost {
        Numbered {
          Text("a")
          ForEach(["b", "c"], id: \.self) { Text($0).containerValue(\.isWide, $0 == "c") }
          if shown { Text("d") } else { Text("no") }
          Group {
            Text("e")
            Text("f").padding()
          }
          .containerValue(\.isWide, true)
          EmptyView()
        }
      }
      #expect(
        host.contents == [
          "6 views", "narrow", "a", "narrow", "b", "wide", "c", "narrow", "d", "wide", "e", "wide", "f",
        ])
    }

    @Test func modifiersAroundAValueKeepIt() throws {
      let host = try ViewHost {
        Numbered { Text("a").containerValue(\.isWide, true).padding().font(.title) }
      }
      #expect(host.contents == ["1 views", "wide", "a"])
    }

    @Test func viewsKeepTheirStateWhenOthersComeAndGo() async throws {
      struct Counter: View {
        let name: String
        @State var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
      }
      struct Screen: View {
        @State var names = ["a", "b"]
        var body: some View {
          VStack { ForEach(subviews: ForEach(names, id: \.self) { Counter(name: $0) }) { $0.padding() } }
          Button("remove") { names = ["b"] }
        }
      }
      let host = try ViewHost { Screen() }
      try host.tap("b 0")
      try await host.wait(for: "b 1")
      try host.tap("remove")
      await host.nextFrame()
      #expect(host.contents == ["b 1", "remove"])
    }

    @Test func tagsAreValues() {
      let first = Subview.all(of: Text("a").tag(1).padding()).first?.containerValues
      #expect(first?.tag(for: Int.self) == 1 && first?.hasTag(1) == true && first?.hasTag(2) == false)
      #expect(first?.tag(for: String.self) == nil)
    }

    @Test func sectionsHaveHeadersAndFooters() throws {
      let host = try ViewHost {
        Group(
          sections: Group {
            Text("loose")
            Section {
              Text("a")
              Text("b")
            } header: {
              Text("header")
            } footer: {
              Text("footer")
            }
            ForEach(0..<2) { number in Section("\(number)") { Text("c") } }
          }
        ) { sections in
          Text(verbatim: "\(sections.count) sections")
          ForEach(sections) { section in
            Text(verbatim: "\(section.header.count) \(section.content.count) \(section.footer.count)")
          }
        }
      }
      #expect(host.contents == ["4 sections", "0 1 0", "1 2 1", "1 1 0", "1 1 0"])
    }

    @Test func slicesAreViews() throws {
      let host = try ViewHost {
        Group(subviews: ForEach(["a", "b", "c"], id: \.self) { Text($0) }) { $0.dropFirst() }
      }
      #expect(host.contents == ["b", "c"])
    }

    @Test func entriesOfFocusedValuesHaveKeys() {
      var values = FocusedValues()
      #expect(values.entryTitle == nil)
      values.entryTitle = "a"
      #expect(values.entryTitle == "a")
    }
  }
}
