import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct BindingCollectionTests {
    struct Item: Identifiable, Hashable {
      let id: Int
      var name: String
    }

    final class Model: ObservableObject {
      @Published var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
      var names: String { items.map(\.name).joined(separator: " ") }
    }

    struct Fields: View {
      @ObservedObject var model: Model
      let isInList: Bool

      var body: some View {
        Text(model.names)
        if isInList {
          List($model.items) { $item in row($item) }
        } else {
          ForEach($model.items) { $item in row($item) }
        }
      }

      private func row(_ item: Binding<Item>) -> some View {
        TextField("Name", text: item.name).accessibilityLabel("field \(item.id)")
      }
    }

    @Test(arguments: [false, true]) func aRowWritesItsElement(isInList: Bool) async throws {
      let model = Model()
      let host = try ViewHost { Fields(model: model, isInList: isInList) }
      await host.nextFrame()
      try host.type("B", into: "field 2")
      #expect(model.names == "a B c")
      // The rows after a removed one have other positions.
      model.items.remove(at: 0)
      try await host.wait(for: "B c")
      try host.type("C", into: "field 3")
      #expect(model.names == "B C")
    }

    @Test func anElementThatIsGoneKeepsItsValueAndIgnoresChanges() {
      let model = Model()
      let items = Binding(get: { model.items }, set: { model.items = $0 })
      let last = items[2]
      #expect(last.wrappedValue.name == "c")
      model.items.removeLast()
      last.name.wrappedValue = "C"
      #expect(last.wrappedValue.name == "c")
      #expect(model.names == "a b")
    }

    @Test func aBindingIsTheCollectionOfItsElements() {
      let items = Binding.constant(["a", "b", "c"])
      #expect(items.map(\.wrappedValue) == ["a", "b", "c"])
      #expect(items.count == 3)
      #expect(items.reversed().map(\.wrappedValue) == ["c", "b", "a"])
      #expect(Binding.constant(Item(id: 7, name: "x")).id == 7)
    }

    @Test func editActionsEditTheCollection() throws {
      let model = Model()
      let items = Binding(get: { model.items }, set: { model.items = $0 })
      struct Rows: View {
        let items: Binding<[Item]>
        let actions: EditActions<[Item]>
        var body: some View {
          List(items, editActions: actions) { $item in Text(item.name) }.environment(\.editMode, .constant(.active))
        }
      }
      let host = try ViewHost { Rows(items: items, actions: [.delete]) }
      let button = try #require(host.elements.first { $0.role == .button && $0.name.hasPrefix("Delete") })
      try button.tap()
      // The row first asks for confirmation.
      try #require(host.elements.first { $0.role == .button && $0.name == "Delete" }).tap()
      #expect(model.items.count == 2)
      host.close()
      let still = try ViewHost { Rows(items: items, actions: [.move]) }
      #expect(!still.elements.contains { $0.role == .button && $0.name.hasPrefix("Delete") })
    }
  }
}
