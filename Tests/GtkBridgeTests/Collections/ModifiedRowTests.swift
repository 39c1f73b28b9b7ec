import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Modifiers around several rows of a list act on each row, and keep them separate rows.
  @Suite @MainActor struct ModifiedRowTests {
    @Test func modifiersAroundAForEachKeepItsRowsApart() {
      let counter = Counter()
      let screen = TestScreen {
        List {
          ForEach(0..<100_000) { row in
            let _ = counter.note("row")
            Text("\(row)")
          }
          .font(.caption)
          .padding(4)
          .disabled(true)
        }
      }
      screen.layOut()
      #expect((10...300).contains(screen.rows.count))
      #expect(counter.counts["row", default: 0] <= 300)
      #expect(screen.rowTexts.prefix(3) == ["0", "1", "2"])
    }

    @Test func theyActOnRowsThatAreShownLater() throws {
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View {
          List {
            ForEach(0..<1_000) { row in Button("\(row)") {} }
              .disabled(model.isDisabled)
              .opacity(model.opacity)
          }
        }
      }
      let model = Model()
      let screen = TestScreen { Screen(model: model) }
      screen.layOut()
      model.isDisabled = true
      model.opacity = 0.5
      screen.flush()
      for offset in [0.0, 20_000] {
        screen.scrollOffset = offset
        screen.layOut()
        let buttons = screen.rows.compactMap { $0.first("GtkButton") }
        #expect(buttons.count > 10)
        for button in buttons {
          #expect(gtk_widget_get_sensitive(button.widget) == 0)
          // GTK counts it in steps of 1/255.
          #expect(abs(gtk_widget_get_opacity(button.widget) - 0.5) < 0.01)
        }
      }
    }

    private final class Model: ObservableObject {
      @Published var isDisabled = false
      @Published var opacity = 1.0
    }

    @Test func modifiersAroundASectionLeaveItsRows() {
      let screen = TestScreen {
        List {
          Section("Head") { ForEach(0..<3) { Text("\($0)") } }.foregroundColor(.red)
          Group {
            Text("a")
            Text("b")
          }
          .padding()
        }
      }
      screen.layOut()
      #expect(screen.rowTexts == ["Head", "0", "1", "2", "a", "b"])
    }

    @Test func aModifiedViewIsOneRow() {
      let screen = TestScreen {
        List {
          HStack {
            Text("a")
            Text("b")
          }
          .padding()
          Text("c").font(.title)
        }
      }
      screen.layOut()
      #expect(screen.rowTexts == ["a b", "c"])
    }
  }
}
