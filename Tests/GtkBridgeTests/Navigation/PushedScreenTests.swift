import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Screens that a link has pushed follow the view around the link.
  @Suite @MainActor struct PushedScreenTests {
    private struct Item: Identifiable, Hashable {
      let id: Int
      var name: String
    }

    private final class Store: ObservableObject {
      @Published var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
      @Published var count = 0
    }

    private struct Page: View {
      @Binding var item: Item
      @Binding var count: Int
      var plain = 0
      var body: some View {
        VStack {
          Text("count \(count), plain \(plain), \(item.name)")
          Button("change") {
            count += 1
            item.name += "!"
          }
        }
        .navigationTitle("\(item.name) \(plain)")
      }
    }

    @Test func destinationOfALinkFollowsPlainValuesAndBindings() async throws {
      struct Root: View {
        @StateObject private var store = Store()
        var body: some View {
          NavigationStack {
            NavigationLink("go", destination: Page(item: $store.items[0], count: $store.count, plain: store.count))
          }
        }
      }
      let host = try ViewHost { Root() }
      try host.tap("go")
      try await host.wait(for: "count 0, plain 0, one")
      try host.tap("change")
      try await host.wait(for: "count 1, plain 1, one!")
      try host.tap("change")
      try await host.wait(for: "count 2, plain 2, one!!")
      try await host.wait(for: "one!! 2")
    }

    @Test func destinationOfARowFollowsItsElement() async throws {
      struct Root: View {
        @StateObject private var store = Store()
        var body: some View {
          NavigationStack {
            List {
              ForEach(Array(store.items.enumerated()), id: \.element.id) { index, item in
                NavigationLink(
                  destination: Page(item: $store.items[index], count: $store.count, plain: item.name.count)
                ) {
                  Text("row \(item.name)")
                }
              }
            }
          }
        }
      }
      let host = try ViewHost { Root() }
      try await host.wait(for: "row two")
      let list = try #require(Gtk.shownWindows.flatMap(\.all).first { $0.typeName == "GtkListView" && $0.isMapped })
      gtk_widget_activate_action_variant(list.widget, "list.activate-item", g_variant_new_uint32(1))
      try await host.wait(for: "count 0, plain 3, two")
      try host.tap("change")
      try await host.wait(for: "count 1, plain 4, two!")
      try await host.wait(for: "two! 4")
    }

    /// Clicks a text in a window without a running transition, beside the last click on the previous screen, so that a
    /// double click does not continue there.
    private func click(_ text: String, right: Double = 0, in screen: ClickedScreen) async throws {
      let window = try screen.window
      #expect(
        await MainLoop.wait {
          screen.shows(text)
            && !window.all.contains { $0.hasStyleClass(Gtk.Widget.transitionStyleClass) }
        }, "no \(text) to click")
      try screen.click(text, right: right)
    }

    private func wait(for text: String, in screen: ClickedScreen) async throws {
      #expect(await MainLoop.wait { screen.shows(text) }, "\(Gtk.shownWindows.first?.texts ?? [])")
    }

    @Test func bindingOfARowsDestinationFollowsItsElement() async throws {
      struct ItemPage: View {
        @Binding var item: Item
        var body: some View {
          VStack {
            Text("page \(item.name)")
            Button("rename") { item.name += "!" }
          }
          .navigationTitle(item.name)
        }
      }
      struct Root: View {
        @StateObject private var store = Store()
        var body: some View {
          NavigationView {
            List {
              ForEach(store.items) { item in
                NavigationLink(destination: ItemPage(item: $store.items[store.items.firstIndex { $0.id == item.id }!]))
                {
                  Text("row \(item.name)")
                }
              }
            }
            .navigationTitle("Items")
          }
        }
      }
      let screen = try await ClickedScreen { Root() }
      defer { screen.close() }
      try await click("row two", in: screen)
      // While the list is covered, its update may differ from that during its transition.
      try await click("rename", in: screen)
      try await wait(for: "page two!", in: screen)
      try await click("rename", in: screen)
      try await wait(for: "page two!!", in: screen)
      try await wait(for: "two!!", in: screen)
    }

    @Test func destinationFollowsBindingsThroughAViewBetween() async throws {
      struct Between: View {
        @Binding var items: [Item]
        @Binding var count: Int
        var body: some View {
          VStack {
            Text("\(items[0].name) of \(count)")
            NavigationLink("go", destination: Page(item: $items[0], count: $count))
          }
        }
      }
      struct Root: View {
        @StateObject private var store = Store()
        var body: some View { NavigationView { Between(items: $store.items, count: $store.count) } }
      }
      let screen = try await ClickedScreen { Root() }
      defer { screen.close() }
      try await click("go", in: screen)
      try await click("change", right: 12, in: screen)
      try await wait(for: "count 1, plain 0, one!", in: screen)
      try await click("change", right: 12, in: screen)
      try await wait(for: "count 2, plain 0, one!!", in: screen)
      try await wait(for: "one!! 0", in: screen)
    }

    @Test func destinationFollowsAPlainValueOfItsParent() async throws {
      struct ValuePage: View {
        @Binding var binding: Int
        let plain: Int
        var body: some View {
          VStack {
            Text("binding \(binding), plain \(plain)")
            Button("change") { binding += 1 }
          }
          .navigationTitle("plain \(plain)")
        }
      }
      struct Root: View {
        @State private var count = 0
        var body: some View {
          NavigationView {
            VStack {
              Text("root \(count)")
              NavigationLink("go", destination: ValuePage(binding: $count, plain: count))
            }
          }
        }
      }
      let screen = try await ClickedScreen { Root() }
      defer { screen.close() }
      try await click("go", in: screen)
      for count in 1...2 {
        try await click("change", right: 12, in: screen)
        try await wait(for: "binding \(count), plain \(count)", in: screen)
        try await wait(for: "plain \(count)", in: screen)
      }
    }

    @Test func destinationOfAValueFollowsItsParent() async throws {
      struct Root: View {
        @State private var count = 0
        var body: some View {
          NavigationStack {
            NavigationLink("go", value: 7)
              .navigationDestination(for: Int.self) { number in
                VStack {
                  Text("\(number) times \(count)")
                  Button("more") { count += 1 }
                }
              }
          }
        }
      }
      let host = try ViewHost { Root() }
      try host.tap("go")
      try await host.wait(for: "7 times 0")
      try host.tap("more")
      try await host.wait(for: "7 times 1")
    }

    private func goBack() throws {
      let window = try #require(Gtk.shownWindows.first)
      try #require(window.backButton).emit("clicked")
    }

    @Test func screenIsThereWhileItsBindingIsTrue() async throws {
      struct Root: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            VStack {
              Text("shown \(isShown)")
              Button("show") { isShown = true }
            }
            .navigationDestination(isPresented: $isShown) {
              VStack {
                Text("page")
                Button("hide") { isShown = false }
              }
            }
          }
        }
      }
      struct Linked: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            VStack {
              Text("shown \(isShown)")
              NavigationLink(isActive: $isShown) {
                Button("hide") { isShown = false }
              } label: {
                Text("link")
              }
            }
          }
        }
      }
      let linked = try ViewHost { Linked() }
      try linked.tap("link")
      try await linked.wait(for: "hide")
      try linked.tap("hide")
      try await linked.wait(for: "shown false")
      linked.close()
      let host = try ViewHost { Root() }
      try host.tap("show")
      try await host.wait(for: "page")
      try goBack()
      try await host.wait(for: "shown false")
      try host.tap("show")
      try await host.wait(for: "page")
      try host.tap("hide")
      try await host.wait(for: "shown false")
    }

    /// Links that are active for a number, some for the same one.
    private struct Numbered: View {
      @State private var number: Int?
      let log: Log

      private func isActive(_ tag: Int) -> Binding<Bool> {
        Binding(get: { number == tag }, set: { number = $0 ? tag : number == tag ? nil : number })
      }

      var body: some View {
        NavigationStack {
          List {
            Button("show 1") { number = 1 }
            Text("number \(number.map(String.init) ?? "none")")
            ForEach([1, 1, 2, 1], id: \.self) { tag in
              NavigationLink(isActive: isActive(tag)) {
                VStack {
                  Text("page \(tag)").onAppear { log.entries.append("\(tag)") }
                  Button("show 2") { number = 2 }
                  Button("show 1 again") { number = 1 }
                }
              } label: {
                Text("link \(tag)")
              }
            }
          }
        }
      }
    }

    @Test func linksOfTheSameStatePushOneScreen() async throws {
      let log = Log()
      let host = try ViewHost { Numbered(log: log) }
      try host.tap("show 1")
      try await host.wait(for: "page 1")
      try goBack()
      try await host.wait(for: "number none")
      #expect(log.entries == ["1"])
    }

    @Test func screenOfALinkIsReplacedByThatOfAnother() async throws {
      let log = Log()
      let host = try ViewHost { Numbered(log: log) }
      try host.tap("show 1")
      try await host.wait(for: "page 1")
      try host.tap("show 2")
      try await host.wait(for: "page 2")
      try host.tap("show 1 again")
      try await host.wait(for: "page 1")
      try goBack()
      try await host.wait(for: "number none")
      #expect(log.entries == ["1", "2", "1"])
    }

    @Test func screenOfAnItemIsReplacedWithIt() async throws {
      struct Root: View {
        @State private var item: Int?
        var body: some View {
          NavigationStack {
            VStack {
              Text("item \(item.map(String.init) ?? "none")")
              Button("one") { item = 1 }
            }
            .navigationDestination(item: $item) { number in
              VStack {
                Text("page \(number)")
                Button("next") { item = number + 1 }
              }
            }
          }
        }
      }
      let host = try ViewHost { Root() }
      try host.tap("one")
      try await host.wait(for: "page 1")
      try host.tap("next")
      try await host.wait(for: "page 2")
      try goBack()
      try await host.wait(for: "item none")
    }
  }
}
