import CGtk
import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct UIValueControlTests {
    private func log(_ control: UIControl, _ text: @escaping @MainActor () -> String) -> Log {
      let log = Log()
      control.addAction(UIAction { _ in log.add(text()) }, for: .valueChanged)
      return log
    }

    @Test func switchIsSwitched() throws {
      let control = UISwitch()
      let log = log(control) { [unowned control] in "\(control.isOn)" }
      control.isOn = true
      let host = try ControlHost(control)
      try host.host.element(.switch).tap()
      #expect(log.lines == ["false"] && !control.isOn)
      control.setOn(true, animated: true)
      #expect(try host.host.element(.switch).isOn == true)
      #expect(log.lines.count == 1)
    }

    @Test(arguments: [false, true]) func controlShowsTheColourOfItsClassAfterItsOwn(_ hasOwnColor: Bool) async throws {
      UIPageControl.appearance().currentPageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      defer { UIPageControl.appearance().currentPageIndicatorTintColor = nil }
      let control = UIPageControl()
      control.numberOfPages = 1
      if hasOwnColor { control.currentPageIndicatorTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
      let host = try ControlHost(control)
      await host.host.nextFrame()
      let widget = try #require(control.realizedWidget)
      let dot = Pixels(of: control)[Int(widget.width) / 2, Int(widget.height) / 2]
      #expect(dot == (hasOwnColor ? "0000FFFF" : "FF0000FF"))
    }

    @Test func sliderMoves() throws {
      let control = UISlider()
      control.maximumValue = 10
      control.value = 20
      #expect(control.value == 10)
      let log = log(control) { [unowned control] in "\(control.value)" }
      let host = try ControlHost(control)
      try host.host.element(.slider).set(to: 4)
      #expect(control.value == 4 && log.lines == ["4.0"])
      control.value = 2
      control.minimumValue = 3
      #expect(control.value == 3 && log.lines.count == 1)
      #expect(try host.host.element(.slider).number == 3)
    }

    @Test(arguments: [true, false]) func theMovementOfASliderIsItsPrimaryAction(isContinuous: Bool) throws {
      let log = Log()
      let action = UIAction { log.add("\(($0.sender as? UISlider)?.value ?? 0)") }
      let control = UISlider(frame: .zero, primaryAction: action)
      control.isContinuous = isContinuous
      let host = try ControlHost(control)
      try host.host.element(.slider).set(to: 0.5)
      #expect(log.lines == ["0.5"])
      let scale = try #require(control.realizedWidget?.all.first { $0.typeName == "GtkScale" })
      // While the knob is pressed, the actions wait for its release, unless they are continuous.
      gtk_widget_set_state_flags(scale.widget, GTK_STATE_FLAG_ACTIVE, 0)
      try host.host.element(.slider).set(to: 0.25)
      #expect(log.lines.count == (isContinuous ? 2 : 1))
      gtk_widget_unset_state_flags(scale.widget, GTK_STATE_FLAG_ACTIVE)
      #expect(log.lines == ["0.5", "0.25"])
    }

    @Test func stepperStaysInItsRange() throws {
      let control = UIStepper()
      control.maximumValue = 2
      let log = log(control) { [unowned control] in "\(control.value)" }
      let host = try ControlHost(control)
      try host.host.tap("Increase")
      try host.host.tap("Increase")
      #expect(control.value == 2 && log.lines == ["1.0", "2.0"])
      #expect(throws: (any Error).self) { try host.host.tap("Increase") }
      control.wraps = true
      try host.host.tap("Increase")
      #expect(control.value == 0)
    }

    @Test func segmentsAreChosen() throws {
      let control = UISegmentedControl(items: ["Day", "Week"])
      control.selectedSegmentIndex = 0
      let log = log(control) { [unowned control] in "\(control.selectedSegmentIndex)" }
      let host = try ControlHost(control)
      try host.host.tap("Week")
      #expect(log.lines == ["1"])
      try host.host.tap("Week")
      let week = try host.host.element(named: "Week")
      #expect(log.lines == ["1"] && week.isOn == true)
      control.insertSegment(withTitle: "Hour", at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 2 && host.texts == ["Hour", "Day", "Week"])
      control.removeSegment(at: 2, animated: false)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && host.texts == ["Hour", "Day"])
    }

    @Test func pagesAreChosen() throws {
      let control = UIPageControl()
      control.numberOfPages = 3
      let log = log(control) { [unowned control] in "\(control.currentPage)" }
      let host = try ControlHost(control)
      try host.host.tap("3")
      #expect(log.lines == ["2"])
      control.numberOfPages = 2
      #expect(control.currentPage == 1)
    }

    /// The dots of a page control can also be in front of pictures.
    @Test(arguments: [UIColor.white, .black, .systemYellow])
    func dotsAreSeenOnEveryGround(_ ground: UIColor) async throws {
      let (control, card) = (UIPageControl(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
      card.backgroundColor = ground
      control.numberOfPages = 2
      control.frame = card.bounds
      card.addSubview(control)
      let screen = UIViewController()
      screen.view.addSubview(card)
      let host = try ViewHost(screen, size: CGSize(width: 200, height: 100))
      await host.nextFrame()
      try await Picture.take("dots", host)
      let pixels = Pixels(of: card)
      func lightness(_ x: Int, _ y: Int) throws -> Int {
        let color = try #require(UInt32(pixels[x, y], radix: 16))
        return [24, 16, 8].map { Int(color >> $0 & 0xFF) }.reduce(0, +) / 3
      }
      let (row, around) = (try #require(control.realizedWidget), try #require(card.realizedWidget))
      let dotPlaces = try row.all.filter { $0.typeName == "GtkButton" }.map { try #require($0.place(in: around)) }
      #expect(dotPlaces.count == 2)
      var centres: [Int] = []
      for place in dotPlaces {
        let (x, y) = (Int(place.midX), Int(place.midY))
        let ground = try lightness(1, 1)
        let across = try (x - 7...x + 7).map { try abs(lightness($0, y) - ground) }
        #expect(across.max() ?? 0 > 60, "\(across)")
        centres.append(try lightness(x, y))
      }
      #expect(abs(centres[0] - centres[1]) > 50, "\(centres)")
      host.close()
    }

    @Test func progressIsLimited() throws {
      let bar = UIProgressView(progressViewStyle: .bar)
      bar.progress = 3
      let host = try ControlHost(bar)
      #expect(bar.progress == 1)
      #expect(try host.host.element(.progressBar).number == 1)
      bar.setProgress(0.25, animated: true)
      #expect(try host.host.element(.progressBar).number == 0.25)
    }

    @Test(arguments: [UIDatePickerStyle.automatic, .compact]) func aDatePickerShowsItsDay(_ style: UIDatePickerStyle)
      async throws
    {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = style
      picker.datePickerMode = .date
      let host = try ControlHost(picker)
      await host.nextFrame()
      #expect(host.texts == [picker.date.formatted(date: .abbreviated, time: .omitted)])
    }

    @Test func datesStayInTheirRange() async throws {
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      picker.minimumDate = Date(timeIntervalSince1970: 86_400 * 10)
      picker.date = Date(timeIntervalSince1970: 0)
      #expect(picker.date == picker.minimumDate)
      picker.preferredDatePickerStyle = .inline
      let host = try ControlHost(picker)
      #expect(picker.realizedWidget?.all.contains { $0.typeName == "GtkCalendar" } == true)
      picker.preferredDatePickerStyle = .compact
      await host.nextFrame()
      #expect(picker.realizedWidget?.all.contains { $0.typeName == "GtkMenuButton" } == true)
    }

    @Test func segmentsAreChoicesUnlessTheyAreMomentary() throws {
      let control = UISegmentedControl(items: ["A", "B"])
      let host = try ControlHost(control)
      func roles(_ role: Gtk.Widget.AccessibleRole) -> Int {
        host.widget(of: control)?.all.count { $0.typeName == "GtkToggleButton" && $0.hasAccessibleRole(role) } ?? 0
      }
      #expect(roles(.radio) == 2)
      control.isMomentary = true
      #expect(roles(.radio) == 0 && roles(.button) == 2)
      let actions = UISegmentedControl(items: ["A", "B"])
      actions.isMomentary = true
      let other = try ControlHost(actions)
      let row = try #require(other.widget(of: actions))
      #expect(row.hasAccessibleRole(.group) && row.all.count { $0.hasAccessibleRole(.button) } == 2)
    }

    @Test func timesAreMultiplesOfTheInterval() async throws {
      let picker = UIDatePicker()
      picker.datePickerMode = .time
      let day = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 86_400 * 10))
      func time(_ hours: Double, _ minutes: Double) -> Date { day.addingTimeInterval(hours * 3600 + minutes * 60) }
      picker.minuteInterval = 15
      picker.date = time(9, 40)
      #expect(picker.date == time(9, 30))
      let host = try ControlHost(picker)
      try host.host.tap("Increase")
      #expect(picker.date == time(9, 45))
      picker.roundsToMinuteInterval = false
      picker.date = time(9, 40)
      #expect(picker.date == time(9, 40))
      picker.minuteInterval = 7
      #expect(picker.minuteInterval == 1, "7 does not divide an hour")
    }

    @Test func aSpinnerHasItsColor() throws {
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      spinner.startAnimating()
      let host = try ControlHost(spinner)
      let widget = try #require(host.widget(of: spinner))
      func isRed() -> Bool {
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(widget.widget), &color)
        return (color.red, color.green, color.blue, color.alpha) == (1, 0, 0, 1)
      }
      #expect(isRed())
      spinner.color = nil
      #expect(!isRed())
    }

    private final class Sizes: UIPickerViewDataSource, UIPickerViewDelegate {
      let log = Log()
      var rows = ["S", "M", "L"]
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows.count }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        rows[row]
      }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        log.add(rows[row])
      }
    }

    @Test func rowsAreChosen() throws {
      let (sizes, picker) = (Sizes(), UIPickerView())
      (picker.dataSource, picker.delegate) = (sizes, sizes)
      picker.selectRow(1, inComponent: 0, animated: false)
      let host = try ControlHost(picker)
      let list = try #require(picker.realizedWidget?.all.first { $0.typeName == "GtkDropDown" })
      #expect(list.property("selected", as: Int32.self) == 1 && sizes.log.lines.isEmpty)
      list.setProperty("selected", to: Int32(2))
      #expect(sizes.log.lines == ["L"] && picker.selectedRow(inComponent: 0) == 2)
      sizes.rows = ["S"]
      picker.reloadAllComponents()
      #expect(picker.selectedRow(inComponent: 0) == 0)
      host.host.close()
    }
  }
}
