import CGtk
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// Lists of elements that report their own changes.
  @Suite @MainActor struct ListStoreTests {
    struct Item: Identifiable, Equatable {
      let id: Int
      var name = ""
    }

    struct Names: View {
      let store: ListStore<Item>
      let counter: Counter
      var body: some View {
        let _ = counter.note("body")
        List {
          Text("head")
          ForEach(store) { item in
            let _ = counter.note("row")
            Counting(name: "\(item.id)\(item.name)")
          }
          Text("foot")
        }
      }
    }

    struct Counting: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name): \(count)") { count += 1 } }
    }

    private func expected(_ store: ListStore<Item>, _ counts: [Int: Int]) -> [String] {
      ["head"] + store.map { "\($0.id)\($0.name): \(counts[$0.id, default: 0])" } + ["foot"]
    }

    @Test(arguments: 1...3 as ClosedRange<UInt64>) func whatIsOnScreenIsInTheStore(_ seed: UInt64) throws {
      var random = RandomNumbers(seed: seed)
      let store = ListStore((0..<20).map { Item(id: $0) })
      var next = 20
      var counts: [Int: Int] = [:]
      let screen = TestScreen { Names(store: store, counter: Counter()) }
      screen.layOut()
      for step in 0..<400 {
        if let item = store.randomElement(using: &random) {
          try screen.tap("\(item.id)\(item.name): \(counts[item.id, default: 0])")
          counts[item.id, default: 0] += 1
        }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let start = Int.random(in: 0...store.count, using: &random)
          let end = Int.random(in: start...min(start + 3, store.count), using: &random)
          switch Int.random(in: 0..<6, using: &random) {
          case 0 where !store.isEmpty: store[store.count / 2].name += "'"
          case 1: store.removeSubrange(start..<end)
          case 2 where end < store.count: store.append(store.remove(at: end))
          case 3 where store.count > 40: store.removeSubrange(0..<30)
          case 4 where seed == 1 && step.isMultiple(of: 50): store.removeAll()
          default:
            store.replaceSubrange(start..<end, with: (next..<next + 2).map { Item(id: $0) })
            next += 2
          }
        }
        counts = counts.filter { id, _ in store.contains { $0.id == id } }
        screen.flush()
        try #require(screen.rowTexts == expected(store, counts), "seed \(seed), step \(step)")
      }
    }

    @Test func aChangeTouchesItsRowAlone() throws {
      let counter = Counter()
      let store = ListStore((0..<10_000).map { Item(id: $0) })
      let screen = TestScreen { Names(store: store, counter: counter) }
      screen.layOut()
      counter.reset()
      store[3].name = "!"
      #expect(screen.rowTexts[4] == "3!: 0")
      #expect(counter.counts == ["row": 1])
      store.append(Item(id: 10_000))
      store.remove(at: 5_000)
      screen.layOut()
      #expect(counter.counts == ["row": 1])
      #expect(gtk_adjustment_get_upper(gtk_scrollable_get_vadjustment(screen.listView?.opaque)) > 100_000)
    }

    @Test func anotherStoreMayTakeItsPlace() throws {
      struct Screen: View {
        var store: ListStore<Item>
        var body: some View { List(store) { Text("\($0.id)") } }
      }
      let (first, second) = (ListStore([Item(id: 1), Item(id: 2)]), ListStore([Item(id: 2), Item(id: 3)]))
      let screen = TestScreen { Screen(store: first) }
      screen.layOut()
      screen.controller.rootView = Screen(store: second)
      second.append(Item(id: 4))
      first.removeAll()
      screen.flush()
      #expect(screen.rowTexts == ["2", "3", "4"])
      first.append(Item(id: 9))
      second.insert(Item(id: 0), at: 0)
      screen.flush()
      #expect(screen.rowTexts == ["0", "2", "3", "4"])
    }

    @Test func selectionAndPlaceholderFollow() throws {
      final class Model: ObservableObject { @Published var selection: Int? = 2 }
      struct Screen: View {
        let store: ListStore<Item>
        @ObservedObject var model: Model
        var body: some View {
          List(store, selection: $model.selection) { Text("\($0.id)") }.placeholder { Text("none") }
        }
      }
      let (store, model) = (ListStore([Item(id: 1), Item(id: 2)]), Model())
      let screen = TestScreen { Screen(store: store, model: model) }
      screen.layOut()
      store.insert(contentsOf: [Item(id: 7), Item(id: 8)], at: 0)
      screen.layOut()
      #expect(screen.selectedTexts == ["2"])
      try screen.select(1)
      #expect(model.selection == 8)
      store.removeAll()
      screen.layOut()
      #expect(screen.root.label("none")?.isMapped == true)
    }

    @Test func tablesFollowToo() throws {
      let store = ListStore([Item(id: 1, name: "a"), Item(id: 2, name: "b")])
      let screen = TestScreen {
        Table(store) {
          TableColumn("Number") { (item: Item) in Text("\(item.id)") }
          TableColumn("Name") { (item: Item) in Text(item.name) }
        }
      }
      screen.layOut()
      store.insert(Item(id: 0, name: "c"), at: 1)
      store[0].name = "d"
      store.remove(at: 2)
      screen.layOut()
      #expect(screen.texts.filter { !["Number", "Name"].contains($0) } == ["1", "d", "0", "c"])
    }

    @Test func othersSeeTheStoreToo() {
      struct Screen: View {
        let store: ListStore<Item>
        var body: some View {
          VStack {
            Text("\(store.count) items")
            ForEach(store) { Text("\($0.id)") }
          }
        }
      }
      let store = ListStore([Item(id: 1)])
      let screen = TestScreen { Screen(store: store) }
      store.append(Item(id: 2))
      screen.flush()
      #expect(screen.texts == ["2 items", "1", "2"])
    }

    @Test func listOfAStoreThatStaysGoes() {
      let store = ListStore([Item(id: 1)])
      func showOnce() -> (() -> Token?) {
        let token = Token()
        let screen = TestScreen { List(store) { [token] item in Text("\(item.id)").onAppear { _ = token } } }
        screen.layOut()
        store.append(Item(id: 2))
        return { [weak token] in token }
      }
      let token = showOnce()
      #expect(MainLoop.pump { token() == nil })
      store.append(Item(id: 3))
      #expect(store.map(\.id) == [1, 2, 3])
    }
  }
}
