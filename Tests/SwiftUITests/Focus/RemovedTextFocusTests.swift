import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing
import WidgetTesting

extension SwiftUITests {
  /// The focus of a text whose row is removed while the user types.
  @Suite @MainActor struct RemovedTextFocusTests {
    enum Place: CaseIterable { case list, form, column, card }

    struct Item: Identifiable {
      let id: Int
      var name: String
    }

    private final class Model: ObservableObject {
      @Published var items = (0..<4).map { Item(id: $0, name: "field \($0)") }
    }

    private struct Fields: View {
      @ObservedObject var model: Model

      var body: some View {
        ForEach($model.items) { TextField("Name", text: $0.name) }
      }
    }

    private struct Screen: View {
      let place: Place
      let model: Model

      var body: some View {
        switch place {
        case .list: List { Fields(model: model) }
        case .form: Form { Fields(model: model) }
        case .column: VStack { Fields(model: model) }
        case .card: ScrollView { GroupBox { Fields(model: model) } }
        }
      }
    }

    @Test(arguments: Place.allCases) func keysComeIntoNoOtherText(of place: Place) async throws {
      let model = Model()
      let host = try ViewHost { Screen(place: place, model: model) }
      defer { host.close() }
      func field() -> Gtk.Widget? {
        host.widgets.first { widget in
          guard widget.isTextInput, case .text("field 1", _)? = widget.controlValue else { return false }
          return true
        }
      }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      try #require(await MainLoop.wait(timeout: .seconds(20)) { field()?.grabFocus() == true })
      model.items.remove(at: 1)
      #expect(await MainLoop.wait { field() == nil })
      for _ in 0..<2 { await host.nextFrame() }
      try Pointer.press("q", "w")
      for _ in 0..<5 { await host.nextFrame() }
      #expect(model.items.map(\.name) == ["field 0", "field 2", "field 3"])
    }
  }
}
