import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct TableTests {
    private struct Person: Identifiable {
      var id: Int
      var name: String
      var age: Int
    }

    @MainActor private final class Model: ObservableObject {
      @Published var people: [Person]
      @Published var selected: Int?
      @Published var order: [KeyPathComparator<Person>] = []
      @Published var showsAge = true

      init(_ count: Int = 5) {
        people = (0..<count).map { Person(id: $0, name: "person \($0)", age: (7 * $0) % 5) }
      }
    }

    private struct Sample: View {
      @ObservedObject var model: Model

      var body: some View {
        Table(model.people, selection: $model.selected, sortOrder: $model.order) {
          TableColumn("Name", value: \.name)
          if model.showsAge {
            TableColumn("Age", value: \.age) { Text("age \($0.age)") }.width(80)
          }
          TableColumn("Plain") { person in Button("Press \(person.id)") {} }
        }
      }
    }

    private func view(_ screen: TestScreen<some View>) throws -> Gtk.Widget {
      try #require(screen.root.first("GtkColumnView"))
    }

    private func cells(_ screen: TestScreen<some View>) -> [[String]] {
      screen.root.all("GtkColumnListView").flatMap(\.children)
        .filter { gtk_widget_get_mapped($0.widget) != 0 && !$0.texts.isEmpty }.map(\.texts)
    }

    @Test func aRowHasACellInEachColumn() throws {
      let screen = TestScreen { Sample(model: Model()) }
      screen.layOut()
      #expect(cells(screen).first == ["person 0", "age 0", "Press 0"])
      #expect(cells(screen).count == 5)
      #expect(screen.texts.prefix(3) == ["Name", "Age", "Plain"])
    }

    @Test func widgetsAreMadeForWhatIsVisible() throws {
      let screen = TestScreen { Sample(model: Model(100_000)) }
      screen.layOut()
      #expect(screen.root.all("GtkColumnListView").flatMap(\.children).count < 300)
    }

    @Test func rowsFollowTheData() throws {
      let model = Model()
      let screen = TestScreen { Sample(model: model) }
      screen.layOut()
      model.people.remove(at: 1)
      model.people[0].name = "somebody"
      model.people.append(Person(id: 9, name: "the last", age: 1))
      screen.layOut()
      #expect(cells(screen).map { $0[0] } == ["somebody", "person 2", "person 3", "person 4", "the last"])
      model.people.reverse()
      screen.layOut()
      #expect(cells(screen).map { $0[0] } == ["the last", "person 4", "person 3", "person 2", "somebody"])
      #expect(cells(screen).map { $0[2] } == ["Press 9", "Press 4", "Press 3", "Press 2", "Press 0"])
    }

    @Test func columnsComeAndGo() throws {
      let model = Model()
      let screen = TestScreen { Sample(model: model) }
      screen.layOut()
      model.showsAge = false
      screen.layOut()
      #expect(cells(screen).first == ["person 0", "Press 0"])
      model.showsAge = true
      screen.layOut()
      #expect(cells(screen).first == ["person 0", "age 0", "Press 0"])
    }

    @Test func selectionGoesBothWays() throws {
      let model = Model()
      let screen = TestScreen { Sample(model: model) }
      screen.layOut()
      let list = try #require(screen.root.first("GtkColumnListView"))
      var values: [OpaquePointer?] = [g_variant_new_uint32(2), g_variant_new_boolean(0), g_variant_new_boolean(0)]
      gtk_widget_activate_action_variant(list.widget, "list.select-item", g_variant_new_tuple(&values, 3))
      #expect(model.selected == 2)
      model.selected = 4
      screen.layOut()
      let selected = list.children.filter {
        gtk_widget_get_state_flags($0.widget).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
      }
      #expect(selected.flatMap(\.texts).first == "person 4")
    }

    @Test func titlesSort() throws {
      let model = Model()
      let screen = TestScreen { Sample(model: model) }
      screen.layOut()
      let table = try view(screen)
      func press(_ column: Int, descending: Bool) {
        let columns = gtk_column_view_get_columns(table.opaque)
        guard let item = g_list_model_get_item(columns, UInt32(column)) else { return }
        gtk_column_view_sort_by_column(
          table.opaque, OpaquePointer(item), descending ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING)
        g_object_unref(item)
      }
      press(1, descending: true)
      #expect(model.order.map(\.order) == [.reverse])
      #expect(model.order.first?.keyPath == \Person.age)
      press(0, descending: false)
      #expect(model.order.first?.keyPath == \Person.name)
      #expect(model.order.first?.order == .forward)
      model.people.sort(using: [KeyPathComparator(\Person.age, order: .reverse)])
      screen.layOut()
      #expect(cells(screen).map { $0[1] } == ["age 4", "age 3", "age 2", "age 1", "age 0"])
    }

    @Test func sortOrderIsShown() throws {
      let model = Model()
      model.order = [KeyPathComparator(\Person.age, order: .reverse), KeyPathComparator(\Person.name)]
      let screen = TestScreen { Sample(model: model) }
      screen.layOut()
      #expect(model.order.count == 2, "showing it changes nothing")
      model.order = []
      screen.flush()
      #expect(model.order.isEmpty)
    }

    @Test func cellKeepsItsStateWhileItsRowMoves() throws {
      struct Counting: View {
        @State private var count = 0
        let id: Int
        var body: some View { Button("\(id): \(count)") { count += 1 } }
      }
      let model = Model()
      struct Counts: View {
        @ObservedObject var model: Model
        var body: some View { Table(model.people) { TableColumn("Count") { Counting(id: $0.id) } } }
      }
      let screen = TestScreen { Counts(model: model) }
      screen.layOut()
      try screen.tap("1: 0")
      screen.layOut()
      model.people.reverse()
      screen.layOut()
      #expect(cells(screen).map { $0[0] } == ["4: 0", "3: 0", "2: 0", "1: 1", "0: 0"])
    }

    @Test func nothingIsLeft() throws {
      let screen = TestScreen { ToggledContent(content: Sample(model: Model())) }
      screen.layOut()
      let reference = Gtk.WeakReference(try view(screen))
      try screen.tap("Toggle")
      screen.layOut()
      #expect(!reference.isAlive)
    }
  }
}
