import Foundation
import GtkBridge
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  /// The pointer's shape, menus of commands, and the choice of a day.
  @Suite @MainActor struct InteractionTests {
    private final class Screen: UIViewController, UIPointerInteractionDelegate, UIEditMenuInteractionDelegate {
      let log = Log()
      let card = UIView(frame: CGRect(x: 20, y: 20, width: 160, height: 100))
      lazy var menu = UIEditMenuInteraction(delegate: self)

      override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .systemYellow
        view.addSubview(card)
        card.addInteraction(UIPointerInteraction(delegate: self))
        card.addInteraction(menu)
      }

      func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
      ) -> UIPointerStyle? { UIPointerStyle(shape: .verticalBeam(length: 20)) }

      func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion) {
        log.add("enter")
      }

      func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion) {
        log.add("exit")
      }

      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? { UIMenu(children: [UIAction(title: "Duplicate") { [log] _ in log.add("duplicate") }]) }
    }

    @Test func pointerGetsAShape() async throws {
      let screen = Screen()
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      try Pointer.move(to: screen.card)
      #expect(await MainLoop.wait { screen.log.lines == ["enter"] })
      #expect(screen.card.realizedWidget?.cursorName == "text")
      try Pointer.rest()
      #expect(await MainLoop.wait { screen.log.lines == ["enter", "exit"] })
      screen.card.interactions = []
      #expect(screen.card.realizedWidget?.cursorName == nil)
      host.close()
    }

    @Test func commandsOpenInAMenu() async throws {
      let screen = Screen()
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      await host.nextFrame()
      screen.menu.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 40, y: 40)))
      try await host.wait(for: "Duplicate")
      try await Picture.take("edit-menu", host)
      try host.tap("Duplicate")
      #expect(await MainLoop.wait { screen.log.lines == ["duplicate"] })
      host.close()
    }

    private final class Days: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
      let log = Log()
      func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
      ) -> UICalendarView.Decoration? { dateComponents.day == 3 ? .default() : nil }
      func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
      ) -> Bool { dateComponents?.day != 13 }
      func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
      ) { log.add("\(dateComponents?.year ?? 0)-\(dateComponents?.month ?? 0)-\(dateComponents?.day ?? 0)") }
    }

    @Test func daysAreChosen() async throws {
      let (days, view) = (Days(), UICalendarView())
      let selection = UICalendarSelectionSingleDate(delegate: days)
      view.selectionBehavior = selection
      view.delegate = days
      selection.setSelected(DateComponents(year: 2024, month: 2, day: 20), animated: false)
      let host = try ControlHost(view)
      await host.nextFrame()
      try await Picture.take("calendar", host.host)
      let calendar = try #require(view.realizedWidget as? Gtk.Calendar)
      #expect(calendar.day == Gtk.Calendar.Day(year: 2024, month: 2, day: 20) && days.log.lines.isEmpty)
      #expect(calendar.isMarked(3) && !calendar.isMarked(4))
      calendar.setProperty("day", to: Int32(21))
      #expect(days.log.lines == ["2024-2-21"] && selection.selectedDate?.day == 21)
      calendar.setProperty("day", to: Int32(13))
      #expect(days.log.lines.count == 1 && calendar.day.day == 21)
      #expect(view.visibleDateComponents.month == 2)
      // The marks are those of the month to which the user browses.
      try #require(calendar.all.filter { $0.typeName == "GtkButton" }.dropFirst().first).emit("clicked")
      #expect(view.visibleDateComponents.month == 3 && calendar.isMarked(3) && days.log.lines.count == 1)
      host.host.close()
    }

    @Test func popoverPointsAtAnItemOfABar() async throws {
      let screen = UIViewController()
      let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
      screen.navigationItem.rightBarButtonItem = item
      let host = try ViewHost(
        UINavigationController(rootViewController: screen), size: CGSize(width: 400, height: 300))
      await host.nextFrame()
      let details = UIViewController()
      details.view.backgroundColor = .systemYellow
      details.preferredContentSize = CGSize(width: 120, height: 80)
      details.modalPresentationStyle = .popover
      details.popoverPresentationController?.barButtonItem = item
      screen.present(details, animated: true)
      await host.nextFrame()
      #expect(details.popoverPresentationController?.sourceItem === item)
      #expect(Gtk.shownWindows.count == 1, "the controller is a sheet")
      #expect(details.view.realizedWidget?.isMapped == true)
      try await Picture.take("bar-popover", host)
      screen.dismiss(animated: true)
      host.close()
    }

    @Test func fileThatIsNotThereIsNotOpened() {
      let controller = UIDocumentInteractionController(url: URL(filePath: "/nowhere/Report.pdf"))
      #expect(controller.name == "Report.pdf")
      #expect(!controller.presentPreview(animated: true))
      #expect(!controller.presentOpenInMenu(from: .zero, in: UIView(), animated: true))
    }

    @Test func windowsColourIsThatOfItsViews() throws {
      let screen = UIViewController()
      let window = UIWindow(frame: .zero)
      window.rootViewController = screen
      window.tintColor = .systemPink
      #expect(screen.view.tintColor == .systemPink)
    }
  }
}
