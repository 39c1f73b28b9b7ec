import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The order of updates: a screen reads data only after the view around it has passed it in.
  @Suite @MainActor struct ScreenUpdateTests {
    private final class Store: ObservableObject {
      @Published var items = (0..<12).map { "item \($0)" }
    }

    /// A screen whose elements are the indices of an array, which the row closures read again.
    private struct Shelf: View {
      @ObservedObject var store: Store
      @State private var names = (0..<12).map { "name \($0)" }
      @State private var isShown = true
      var body: some View {
        NavigationStack {
          VStack {
            Button("Remove") {
              names.removeLast()
              store.items.removeLast()
            }
            ForEach(0..<names.count, id: \.self) { Text(names[$0]) }
            ForEach(store.items.indices, id: \.self) { Text(store.items[$0]) }
            Text("\(names.count) left")
          }
          .sheet(isPresented: $isShown) { ForEach(0..<names.count, id: \.self) { Text("sheet \(names[$0])") } }
        }
      }
    }

    @Test func aScreenDoesNotReadTheElementsOfBefore() throws {
      // The order in which views are notified of a change differs between windows.
      for _ in 0..<12 {
        let screen = try PresentingScreen { Shelf(store: Store()) }
        for count in (9..<12).reversed() {
          try #require(screen.root.button("Remove")).emit("clicked")
          #expect(MainLoop.pump { screen.root.label("\(count) left") != nil })
        }
        screen.close()
      }
    }

    private struct Deletable: View {
      @ObservedObject var store: Store
      var body: some View {
        NavigationStack {
          List {
            Text("\(store.items.count) left")
            ForEach(0..<store.items.count, id: \.self) { index in
              VStack { Text(store.items[index]) }
            }
            .onDelete { offsets in for offset in offsets.reversed() { store.items.remove(at: offset) } }
          }
        }
      }
    }

    @Test func aListOnAScreenDoesNotReadTheElementsOfBefore() throws {
      for _ in 0..<12 {
        let store = Store()
        let screen = try PresentingScreen { Deletable(store: store) }
        for count in (9..<12).reversed() {
          store.items.removeLast()
          #expect(MainLoop.pump { screen.root.label("\(count) left") != nil })
        }
        screen.close()
      }
    }
  }
}
