import CGtk
import Foundation
import GtkObjects
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct PickerTests {
    private struct Sizes<Style: PickerStyle>: View {
      let style: Style
      var names = ["small", "medium", "large"]
      @State private var size = "medium"
      var body: some View {
        VStack {
          Picker("Size", selection: $size) { ForEach(names, id: \.self) { Text($0) } }.pickerStyle(style)
          Text("is \(size)")
          Button("reset") { size = "small" }
        }
      }
    }

    @Test func menuShowsAndChangesTheSelection() throws {
      let screen = TestScreen { Sizes(style: .menu) }
      let menu = try #require(screen.root.first("GtkDropDown"))
      #expect(gtk_drop_down_get_selected(menu.opaque) == 1)
      #expect(menu.isLabelledByAnother)
      gtk_drop_down_set_selected(menu.opaque, 2)
      screen.flush()
      #expect(screen.texts.contains("is large"))
      try screen.tap("reset")
      screen.flush()
      #expect(gtk_drop_down_get_selected(menu.opaque) == 0)
    }

    @Test(arguments: [true, false]) func optionsOfSectionsAreOptions(isMenu: Bool) throws {
      let screen = TestScreen {
        if isMenu { Toppings(style: .menu) } else { Toppings(style: .inline) }
      }
      if isMenu {
        let menu = try #require(screen.root.first("GtkDropDown"))
        #expect(g_list_model_get_n_items(gtk_drop_down_get_model(menu.opaque)) == 4)
        #expect(gtk_drop_down_get_selected(menu.opaque) == 2)
        gtk_drop_down_set_selected(menu.opaque, 3)
      } else {
        let buttons = screen.root.all("GtkCheckButton")
        #expect(buttons.count == 4)
        gtk_check_button_set_active(buttons[3].cast(), 1)
      }
      screen.flush()
      #expect(screen.texts.contains("is Lattice"))
    }

    @Test func anElementIsChosenByItsIdentifierBesideATagOfAnotherType() throws {
      let screen = TestScreen { Themes() }
      let menu = try #require(screen.root.first("GtkDropDown"))
      #expect(gtk_drop_down_get_selected(menu.opaque) == 0)
      gtk_drop_down_set_selected(menu.opaque, 1)
      screen.flush()
      #expect(screen.texts.contains("is dark"))
      #expect(gtk_drop_down_get_selected(menu.opaque) == 1)
    }

    private struct Toppings<Style: PickerStyle>: View {
      let style: Style
      @State private var topping: String? = "Sprinkles"

      var body: some View {
        Form {
          Picker("Topping", selection: $topping) {
            Section { Text("None").tag(nil as String?) }
            Section { ForEach(["Sugar", "Sprinkles"], id: \.self) { Text($0).tag($0 as String?) } }
            Section("Lines") { Text("Lattice").tag("Lattice" as String?) }
          }
          .pickerStyle(style)
          Text("is \(topping ?? "nil")")
        }
      }
    }

    private struct Themes: View {
      enum Theme: String, CaseIterable { case light, dark }
      @State private var theme = Theme.light

      var body: some View {
        Picker("Theme", selection: $theme) {
          ForEach(Theme.allCases, id: \.self) { Text($0.rawValue).tag($0.rawValue) }
        }
        Text("is \(theme.rawValue)")
      }
    }

    @Test func focusedPartOfTheMenuIsNamedByTheSelection() throws {
      let screen = TestScreen { Sizes(style: .menu) }
      let button = try #require(screen.root.first("GtkDropDown")?.firstChild)
      #expect(button.accessible(.label) == "medium", "a screen reader says the drop-down's own label before it")
      try screen.tap("reset")
      screen.flush()
      #expect(button.accessible(.label) == "small")
    }

    @Test(arguments: [0, 1]) func optionsOfARangeAreTaggedWithTheirOffsets(style: Int) throws {
      struct People: View {
        let style: Int
        @State private var count = 2
        var body: some View {
          let picker = Picker("People", selection: $count) { ForEach(2..<6) { Text("\($0) people") } }
          if style == 0 { picker.pickerStyle(.menu) } else { picker.pickerStyle(.inline) }
          Text("offset \(count)")
        }
      }
      let screen = TestScreen { People(style: style) }
      screen.layOut()
      if style == 0 {
        let menu = try #require(screen.root.first("GtkDropDown"))
        #expect(shownString(menu) == "4 people")
        gtk_drop_down_set_selected(menu.opaque, 0)
      } else {
        gtk_check_button_set_active(screen.root.all("GtkCheckButton")[0].cast(), 1)
      }
      screen.flush()
      #expect(screen.texts.contains("offset 0"))
    }

    private func shownString(_ menu: Gtk.Widget) -> String {
      gtk_drop_down_get_selected_item(menu.opaque).map {
        String(cString: gtk_string_object_get_string(OpaquePointer($0)))
      } ?? ""
    }

    @Test func menuFollowsItsOptions() throws {
      let screen = TestScreen { Sizes(style: .menu) }
      let menu = try #require(screen.root.first("GtkDropDown"))
      screen.controller.rootView = Sizes(style: .menu, names: ["huge", "medium"])
      screen.flush()
      #expect(g_list_model_get_n_items(gtk_drop_down_get_model(menu.opaque)) == 2)
      #expect(gtk_drop_down_get_selected(menu.opaque) == 1)
      screen.controller.rootView = Sizes(style: .menu, names: ["huge"])
      screen.flush()
      #expect(shownString(menu) == "", "what is not chosen is not shown")
      try screen.tap("reset")
      screen.flush()
      #expect(shownString(menu) == "")
      screen.controller.rootView = Sizes(style: .menu, names: ["small", "medium"])
      screen.flush()
      #expect(g_list_model_get_n_items(gtk_drop_down_get_model(menu.opaque)) == 2)
      #expect(shownString(menu) == "small")
    }

    /// GTK puts the focus on the first option of an open menu.
    @Test(arguments: [3, 35]) func keysBeginAtTheChosenOptionOfAMenu(chosen: Int) async throws {
      @MainActor final class Model { var choice = 0 }
      let model = Model()
      model.choice = chosen
      let screen = try await ClickedScreen {
        Picker("Number", selection: Binding(get: { model.choice }, set: { model.choice = $0 })) {
          ForEach(0..<40) { Text("option \($0)").tag($0) }
        }
      }
      let menu = try #require(screen.window.first("GtkDropDown"))
      #expect(await MainLoop.wait { menu.label("option \(chosen)") != nil })
      menu.focusFirst()
      try InputDevices.press("space")
      func isFocused(_ option: Int) -> Bool {
        guard let row = menu.focusedDescendant, row.typeName == "GtkListItemWidget" else { return false }
        return row.isMapped && row.labelTexts.contains("option \(option)")
      }
      #expect(await MainLoop.wait { isFocused(chosen) }, "\(menu.focusedDescendant?.labelTexts ?? [])")
      try InputDevices.press("Down")
      #expect(await MainLoop.wait { isFocused(chosen + 1) })
      try InputDevices.press("Return")
      #expect(await MainLoop.wait { model.choice == chosen + 1 })
      screen.close()
    }

    @Test func buttonsExcludeEachOther() throws {
      try checkThatButtonsExcludeEachOther(.segmented, "GtkToggleButton")
      try checkThatButtonsExcludeEachOther(.inline, "GtkCheckButton")
    }

    private func checkThatButtonsExcludeEachOther(_ style: some PickerStyle, _ type: String) throws {
      let screen = TestScreen { Sizes(style: style) }
      func states() -> [Bool] { screen.root.all(type).map { $0.property("active") } }
      #expect(states() == [false, true, false])
      screen.root.all(type)[2].setProperty("active", to: true)
      screen.flush()
      #expect(states() == [false, false, true])
      #expect(screen.texts.contains("is large"))
      screen.root.all(type)[2].setProperty("active", to: false)
      #expect(states() == [false, false, true], "one stays chosen")
      try screen.tap("reset")
      screen.flush()
      #expect(states() == [true, false, false])
      #expect(!screen.root.all(type).contains { !$0.isLabelledByAnother })
      #expect(screen.root.all.contains { $0.hasRole(GTK_ACCESSIBLE_ROLE_RADIO_GROUP) })
    }

    @Test func segmentsFillTheWidthEquallyWithoutALabel() throws {
      let screen = TestScreen(width: 600) { Sizes(style: .segmented, names: ["s", "medium", "very large"]) }
      screen.appear()
      screen.layOut()
      let segments = screen.root.all("GtkToggleButton")
      #expect(segments.map { $0.bounds(in: screen.root).width } == [200, 200, 200])
      #expect(screen.root.label("Size")?.isMapped != true)
      let group = screen.root.all.first { $0.hasRole(GTK_ACCESSIBLE_ROLE_RADIO_GROUP) }
      #expect(group?.accessible(.label) == "Size")
    }

    @Test func longSegmentsAreTruncated() throws {
      let names = ["a", "a considerably long choice of a picker", "c"]
      let screen = TestScreen(width: 300) { Sizes(style: .segmented, names: names) }
      screen.appear()
      screen.layOut()
      let segments = screen.root.all("GtkToggleButton").map { $0.bounds(in: screen.root) }
      #expect(segments.map(\.width) == [100, 100, 100])
      #expect(Set(segments.map(\.height)).count == 1 && segments[0].height < 45, "one line each")
    }

    @Test func segmentsInABarHaveNoLabel() throws {
      let screen = TestScreen { Sizes(style: .segmented).environment(\.describesMenuLines, true) }
      screen.appear()
      screen.layOut()
      #expect(screen.root.label("Size")?.isMapped != true)
    }

    @Test func optionsMayStandInAList() throws {
      let picker = Picker("a", selection: .constant(1)) {
        List { ForEach(0..<3, id: \.self) { Text("Choice \($0)") } }
      }
      let menu = TestScreen { picker.pickerStyle(.menu) }
      #expect(gtk_drop_down_get_selected(try #require(menu.root.first("GtkDropDown")).opaque) == 1)
      let inline = TestScreen { picker.pickerStyle(.inline) }
      #expect(inline.root.all("GtkCheckButton").map { $0.property("active") } == [false, true, false])
      #expect(inline.root.first("GtkListView") == nil)
    }

    @Test func optionsInAListMayHaveTags() throws {
      struct Choices: View {
        @State private var choice = 1
        var body: some View {
          Form {
            Picker("In a list", selection: $choice) {
              List { ForEach(0..<3, id: \.self) { Text("Choice \($0)").tag($0) } }
            }
            Picker("Without", selection: $choice) { ForEach(0..<3, id: \.self) { Text("Choice \($0)").tag($0) } }
          }
        }
      }
      let screen = TestScreen { Choices() }
      screen.layOut()
      let menus = screen.root.all("GtkDropDown")
      #expect(menus.map(shownString) == ["Choice 1", "Choice 1"])
      gtk_drop_down_set_selected(menus[0].opaque, 2)
      screen.flush()
      #expect(menus.map(shownString) == ["Choice 2", "Choice 2"])
    }

    @Test func tagsOfAnyTypeAlsoOptional() throws {
      @MainActor final class Model { var choice: Int? }
      let model = Model()
      let screen = TestScreen {
        Picker("a", selection: Binding(get: { model.choice }, set: { model.choice = $0 })) {
          Text("none").tag(Int?.none)
          Text("one").tag(1)
          Label("two", systemImage: "star").tag(Int?.some(2))
        }
      }
      let menu = try #require(screen.root.first("GtkDropDown"))
      #expect(gtk_drop_down_get_selected(menu.opaque) == 0)
      gtk_drop_down_set_selected(menu.opaque, 1)
      #expect(model.choice == 1)
      gtk_drop_down_set_selected(menu.opaque, 2)
      #expect(model.choice == 2)
    }

    @Test func calendarKeepsTheTimeOfDay() throws {
      @MainActor final class Model { var date = Date(timeIntervalSince1970: 1_700_000_000) }
      let model = Model()
      let before = Foundation.Calendar.current.dateComponents([.year, .month, .hour, .minute], from: model.date)
      let screen = TestScreen {
        DatePicker("Day", selection: Binding(get: { model.date }, set: { model.date = $0 }))
          .datePickerStyle(.graphical)
      }
      let calendar = try #require(screen.root.first("GtkCalendar"))
      calendar.setProperty("day", to: Int32(20))
      calendar.emit("day-selected")
      let after = Foundation.Calendar.current.dateComponents([.year, .month, .hour, .minute], from: model.date)
      #expect(after == before)
      #expect(Foundation.Calendar.current.component(.day, from: model.date) == 20)
    }

    @Test func theCalendarShowsNoChosenDayInOtherMonths() async throws {
      @MainActor final class Model { var date = Date.distantPast }
      let model = Model()
      let start = try #require(
        Foundation.Calendar.current.date(from: DateComponents(year: 2026, month: 11, day: 18, hour: 12)))
      model.date = start
      let screen = try await ClickedScreen {
        DatePicker("Day", selection: Binding(get: { model.date }, set: { model.date = $0 }), displayedComponents: .date)
          .datePickerStyle(.graphical).labelsHidden()
      }
      let calendar = try #require(screen.window.first("GtkCalendar"))
      /// Returns whether the day looks different from the previous one.
      func isChosen(_ day: Int) throws -> Bool {
        let colors = try [day, day - 1].map { number in
          var color = GdkRGBA()
          let label = try #require(calendar.label("\(number)"))
          gtk_style_context_get_color(gtk_widget_get_style_context(label.widget), &color)
          return color
        }
        return gdk_rgba_equal([colors[0]], [colors[1]]) == 0
      }
      let (next, previous) = try (
        #require(calendar.all.filter { $0.typeName == "GtkButton" }.dropFirst().first),
        #require(calendar.all.first { $0.typeName == "GtkButton" })
      )
      #expect(try isChosen(18))
      next.emit("clicked")
      await screen.nextFrame()
      #expect(calendar.property("month", as: Int32.self) == 11)
      #expect(try !isChosen(18) && model.date == start)
      previous.emit("clicked")
      await screen.nextFrame()
      #expect(try isChosen(18))
      next.emit("clicked")
      await screen.nextFrame()
      try screen.click("18")
      #expect(await MainLoop.wait { model.date != start })
      let days = Foundation.Calendar.current
      #expect(days.component(.month, from: model.date) == 12)
      #expect(days.component(.day, from: model.date) == 18)
      await screen.nextFrame()
      #expect(try isChosen(18))
      screen.close()
    }

    /// GTK moves its selected day to the end of a month that is too short for it.
    @Test func monthsThatOneBrowsesToLeaveTheDate() async throws {
      @MainActor final class Model { var date = Date.distantPast }
      let model = Model()
      let days = Foundation.Calendar.current
      let start = try #require(days.date(from: DateComponents(year: 2026, month: 1, day: 31, hour: 12)))
      model.date = start
      let screen = try await ClickedScreen {
        ScrollView {
          DatePicker(
            "Day", selection: Binding(get: { model.date }, set: { model.date = $0 }), displayedComponents: .date
          )
          .datePickerStyle(.graphical).labelsHidden()
          Color.green.frame(height: 2_000)
        }
      }
      let window = try screen.window
      let calendar = try #require(window.first("GtkCalendar"))
      let buttons = calendar.all.filter { $0.typeName == "GtkButton" }
      for (button, month) in [(1, 2), (1, 3), (0, 2), (0, 1), (1, 2)] {
        buttons[button].emit("clicked")
        await screen.nextFrame()
        #expect(calendar.property("month", as: Int32.self) == month - 1 && model.date == start)
      }
      // The first one is in January.
      try Pointer.click(calendar.all.last { $0.labelText == "28" })
      #expect(await MainLoop.wait { model.date != start })
      #expect(days.dateComponents([.month, .day], from: model.date) == DateComponents(month: 2, day: 28))
      // The wheel scrolls the view around the calendar.
      let top = calendar.bounds(in: window).y
      try Pointer.move(to: calendar)
      try Pointer.send(["click", "5"])
      #expect(await MainLoop.wait { calendar.bounds(in: window).y < top })
      #expect(calendar.property("month", as: Int32.self) == 1)
      screen.close()
    }

    /// GTK begins in a corner of the month.
    @Test func arrowKeysBeginAtTheChosenDayOfACalendar() async throws {
      @MainActor final class Model { var date = Date.distantPast }
      let model = Model()
      let days = Foundation.Calendar.current
      model.date = try #require(days.date(from: DateComponents(year: 2026, month: 11, day: 18, hour: 12)))
      let screen = try await ClickedScreen {
        Button("before") {}
        DatePicker("Day", selection: Binding(get: { model.date }, set: { model.date = $0 }), displayedComponents: .date)
          .datePickerStyle(.graphical).labelsHidden()
        Button("after") {}
      }
      let calendar = try #require(screen.window.first("GtkCalendar"))
      func enter(by key: String) async throws {
        for _ in 0..<8 where calendar.focusedDescendant?.isSame(as: calendar) != true {
          let before = calendar.focusInWindow
          try InputDevices.press(key)
          #expect(await MainLoop.wait { calendar.focusInWindow.map { before?.isSame(as: $0) != true } == true })
        }
        #expect(calendar.focusedDescendant?.isSame(as: calendar) == true)
      }
      func expectDay(_ day: Int, after keys: String...) async throws {
        try InputDevices.press(keys)
        #expect(
          await MainLoop.wait { days.component(.day, from: model.date) == day },
          "\(days.component(.day, from: model.date))")
      }
      try await enter(by: "Tab")
      try await expectDay(19, after: "Right", "space")
      try await expectDay(12, after: "Up", "space")
      try await expectDay(13, after: "Right", "Return")
      // Again from outside, after the program has chosen another day.
      try screen.click("after")
      #expect(await MainLoop.wait { screen.focusedText == "after" })
      model.date = try #require(days.date(from: DateComponents(year: 2026, month: 11, day: 25, hour: 12)))
      calendar.setProperty("day", to: Int32(25))
      try await enter(by: "shift+Tab")
      try await expectDay(24, after: "Left", "space")
      screen.close()
    }

    @Test func dayOutsideTheRangeIsNotTaken() throws {
      let start = Date(timeIntervalSince1970: 1_700_000_000)
      @MainActor final class Model { var date = Date(timeIntervalSince1970: 1_700_000_000) }
      let model = Model()
      let screen = TestScreen {
        DatePicker(
          "Day", selection: Binding(get: { model.date }, set: { model.date = $0 }), in: start...(start + 86_400)
        ).datePickerStyle(.graphical)
      }
      let calendar = try #require(screen.root.first("GtkCalendar"))
      let day: Int32 = calendar.property("day")
      calendar.setProperty("day", to: Int32(28))
      calendar.emit("day-selected")
      #expect(model.date == start)
      #expect(calendar.property("day", as: Int32.self) == day)
    }

    @Test(arguments: [360, 420, 900]) func dateAndTimeHaveRoom(width: Double) throws {
      let screen = TestScreen(width: Int32(width)) {
        Form { DatePicker("Remind me at", selection: .constant(Date(timeIntervalSince1970: 0))) }
      }
      screen.layOut()
      let controls = screen.root.all.filter { ["GtkMenuButton", "GtkEntry"].contains($0.typeName) && $0.isMapped }
      try #require(controls.count == 2)
      let places = controls.map { $0.bounds(in: screen.root) }
      #expect(places.allSatisfy { $0.maxX <= Int(width) })
      #expect(places[0].maxX <= places[1].x || places[0].maxY <= places[1].y, "they do not overlap")
      for (control, place) in zip(controls, places) { #expect(Double(place.width) >= control.minimumWidth) }
    }
  }
}
