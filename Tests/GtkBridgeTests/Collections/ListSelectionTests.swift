import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ListSelectionTests {
    /// Keeps a selection and counts how often a list writes it.
    final class Model: ObservableObject {
      @Published var names = ["a", "b", "c", "d"]
      @Published var one: String?
      @Published var many: Set<String> = []
      var writes = 0
      var activated: [Set<String>] = []
    }

    struct One: View {
      @ObservedObject var model: Model
      var body: some View {
        List(
          model.names, id: \.self,
          selection: Binding(
            get: { model.one },
            set: {
              model.writes += 1
              model.one = $0
            })
        ) { Text($0) }
        .primaryAction(forSelectionType: String.self) { model.activated.append($0) }
      }
    }

    struct Many: View {
      @ObservedObject var model: Model
      var body: some View {
        List(
          model.names, id: \.self,
          selection: Binding(
            get: { model.many },
            set: {
              model.writes += 1
              model.many = $0
            })
        ) { Text($0) }
        .primaryAction(forSelectionType: String.self) { model.activated.append($0) }
      }
    }

    @Test func singleSelectionInBothDirections() throws {
      let model = Model()
      model.one = "c"
      let screen = TestScreen { One(model: model) }
      screen.layOut()
      #expect(screen.selectedTexts == ["c"], "what is selected at first")
      #expect(model.writes == 0)
      try screen.select(0)
      #expect(model.one == "a")
      #expect(screen.selectedTexts == ["a"])
      #expect(model.writes == 1)
      screen.flush()
      #expect(screen.selectedTexts == ["a"])
      model.one = "d"
      screen.flush()
      #expect(screen.selectedTexts == ["d"])
      model.one = nil
      screen.flush()
      #expect(screen.selectedTexts == [])
      model.one = "not there"
      screen.flush()
      #expect(screen.selectedTexts == [])
      #expect(model.writes == 1, "the program's own changes are not reported")
    }

    @Test func singleSelectionTakesOneRowOnly() throws {
      let model = Model()
      let screen = TestScreen { One(model: model) }
      screen.layOut()
      try screen.select(0)
      try screen.select(2, adding: true)
      #expect(model.one == "c")
      try screen.select(2, adding: true)
      #expect(model.one == nil)
      let list = try #require(screen.listView)
      gtk_widget_activate_action_variant(list.widget, "list.select-all", nil)
      #expect(model.one == nil)
    }

    @Test func multipleSelectionInBothDirections() throws {
      let model = Model()
      model.many = ["b", "c"]
      let screen = TestScreen { Many(model: model) }
      screen.layOut()
      #expect(screen.selectedTexts == ["b", "c"])
      try screen.select(3, adding: true)
      #expect(model.many == ["b", "c", "d"])
      try screen.select(1, adding: true)
      #expect(model.many == ["c", "d"])
      try screen.select(0)
      #expect(model.many == ["a"])
      try screen.select(2, extending: true)
      #expect(model.many == ["a", "b", "c"])
      #expect(screen.selectedTexts == ["a", "b", "c"])
      let writes = model.writes
      model.many = ["d"]
      screen.flush()
      #expect(screen.selectedTexts == ["d"])
      #expect(model.writes == writes)
      let list = try #require(screen.listView)
      gtk_widget_activate_action_variant(list.widget, "list.select-all", nil)
      #expect(model.many == Set(model.names))
      gtk_widget_activate_action_variant(list.widget, "list.unselect-all", nil)
      #expect(model.many == [])
    }

    @Test func selectionFollowsTheIdentifiers() {
      let model = Model()
      model.many = ["b", "d"]
      let screen = TestScreen { Many(model: model) }
      screen.layOut()
      for names in [["d", "c", "b", "a"], ["x", "y", "a", "b", "c", "d"], ["c"], ["b", "e"]] {
        model.names = names
        screen.flush()
        #expect(screen.selectedTexts == names.filter(["b", "d"].contains))
      }
      #expect(model.many == ["b", "d"])
      #expect(model.writes == 0)
    }

    @Test func aBindingThatRefusesKeepsItsSelection() throws {
      let screen = TestScreen { List(["a", "b"], id: \.self, selection: .constant("a" as String?)) { Text($0) } }
      screen.layOut()
      try screen.select(1)
      #expect(screen.selectedTexts == ["a"])
    }

    @Test func taggedRowsCanBeSelected() throws {
      struct Places: View {
        @State private var place: Int? = 2
        var body: some View {
          List(selection: $place) {
            Text("one").tag(1)
            Text("two").tag(2)
            Text("none")
          }
        }
      }
      let screen = TestScreen { Places() }
      screen.layOut()
      screen.flush()
      try screen.select(0)
      screen.flush()
      #expect(screen.selectedTexts == ["one"])
      try screen.select(1)
      #expect(screen.selectedTexts == ["two"])
    }

    @Test func activationGivesTheRowOrTheSelectionItIsPartOf() throws {
      let model = Model()
      let screen = TestScreen { Many(model: model) }
      screen.layOut()
      try screen.activate(1)
      #expect(model.activated == [["b"]])
      model.many = ["a", "c"]
      screen.flush()
      try screen.activate(2)
      try screen.activate(3)
      #expect(model.activated == [["b"], ["a", "c"], ["d"]])
    }
  }
}
