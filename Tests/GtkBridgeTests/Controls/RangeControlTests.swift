import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Slider, stepper, progress and gauge.
  @Suite @MainActor struct RangeControlTests {
    @MainActor private final class Model { var value = 0.25 }

    private func binding(_ model: Model) -> Binding<Double> {
      Binding(get: { model.value }, set: { model.value = $0 })
    }

    @Test func sliderMovesInSteps() throws {
      let model = Model()
      let log = Log()
      let screen = TestScreen {
        Slider(value: binding(model), in: 0...10, step: 0.5) {
          Text("Volume")
        } onEditingChanged: {
          log.entries.append("\($0)")
        }
      }
      let scale = try #require(screen.root.first("GtkScale"))
      #expect(scale.hasRole(GTK_ACCESSIBLE_ROLE_SLIDER))
      #expect(scale.isLabelledByAnother)
      gtk_range_set_value(scale.cast(), 3.3)
      #expect(model.value == 3.5)
      #expect(gtk_range_get_value(scale.cast()) == 3.5)
      #expect(log.entries == ["true", "false"])
    }

    @Test func sliderOfAnyFloatAndItsRange() throws {
      func slider(_ range: ClosedRange<Float>) -> Slider<EmptyView, EmptyView> {
        Slider(value: .constant(Float(0.5)), in: range)
      }
      let screen = TestScreen { slider(0...1) }
      let scale = try #require(screen.root.first("GtkScale"))
      #expect(gtk_range_get_value(scale.cast()) == 0.5)
      screen.controller.rootView = slider(0...0.25)
      screen.flush()
      #expect(gtk_adjustment_get_upper(gtk_range_get_adjustment(scale.cast())) == 0.25)
    }

    @Test func stepperStopsAtItsBounds() throws {
      struct Counting: View {
        @State private var count = 1
        var body: some View { Stepper("Count \(count)", value: $count, in: 0...2) }
      }
      let screen = TestScreen { Counting() }
      func buttons() -> [Gtk.Widget] { screen.root.all("GtkButton") }
      try #require(buttons().count == 2)
      #expect(buttons()[0].isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Decrease"))
      #expect(buttons()[1].isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Increase"))
      buttons()[1].emit("clicked")
      screen.flush()
      #expect(screen.texts == ["Count 2"])
      #expect(buttons().map(\.isSensitive) == [true, false])
      for _ in 0..<2 {
        buttons()[0].emit("clicked")
        screen.flush()
      }
      #expect(screen.texts == ["Count 0"])
      #expect(buttons().map(\.isSensitive) == [false, true])
    }

    @Test func progressWithAndWithoutAValue() throws {
      let screen = TestScreen { ProgressView("Copying", value: 3.0 as Double?, total: 4) }
      let bar = try #require(screen.root.first("GtkProgressBar"))
      #expect(bar.property("fraction") == 0.75)
      #expect(bar.hasRole(GTK_ACCESSIBLE_ROLE_PROGRESS_BAR))
      screen.controller.rootView = ProgressView("Copying", value: 9.0, total: 4)
      screen.flush()
      #expect(bar.property("fraction") == 1.0)
      screen.controller.rootView = ProgressView("Copying", value: nil as Double?)
      screen.flush()
      #expect(screen.root.first("GtkProgressBar") == nil)
      #expect(screen.root.first("GtkSpinner")?.property("spinning") == true)
    }

    @Test(arguments: [(0.5, 0.5), (-1, 0), (9, 2), (.nan, 0)] as [(Double, Double)])
    func gaugeStaysWithinItsBounds(_ value: Double, _ shown: Double) throws {
      let screen = TestScreen { Gauge(value: value, in: 0...2) { Text("Level") } }
      let bar = try #require(screen.root.first("GtkLevelBar"))
      #expect(bar.property("value") == shown)
      #expect(bar.isLabelledByAnother)
    }
    @Test func nothingDoneOfNothing() throws {
      let screen = TestScreen { ProgressView(value: Double(0) / Double(0)) }
      #expect(try #require(screen.root.first("GtkProgressBar")).property("fraction") == 0.0)
    }

    @Test func gaugeShowsWhatIsBelowZero() throws {
      let screen = TestScreen { Gauge(value: -5.0, in: -20...40) { Text("°C") } }
      let bar = try #require(screen.root.first("GtkLevelBar"))
      let (least, shown, greatest): (Double, Double, Double) =
        (bar.property("min-value"), bar.property("value"), bar.property("max-value"))
      #expect((shown - least) / (greatest - least) == 0.25)
      #expect(bar.accessible(.valueText) == "-5")
      screen.controller.rootView = Gauge(value: 5.0, in: 0...10) { Text("°C") }
      screen.flush()
      #expect(bar.property("value") == 5.0 && bar.property("min-value") == 0.0)
    }

    @Test func stepThatWouldLeaveTheTypeEndsAtTheBound() throws {
      struct Few: View {
        @State private var few: UInt8 = 3
        @State private var many: Int8 = 126
        var body: some View {
          VStack {
            Stepper("few \(few)", value: $few, in: 0...10, step: 5)
            Stepper("many \(many)", value: $many, in: 0...127, step: 5)
          }
        }
      }
      let screen = TestScreen { Few() }
      let buttons = screen.root.all.filter { $0.typeName == "GtkButton" }
      buttons[0].emit("clicked")
      buttons[3].emit("clicked")
      screen.flush()
      #expect(screen.texts == ["few 0", "many 127"])
    }
  }
}
