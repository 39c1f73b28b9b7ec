import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  /// Gestures and touches by the pointer and the keyboard of the display.
  @Suite @MainActor struct GestureTests {
    private final class Screen: UIViewController {
      let log = Log()
      let card = UIView(frame: CGRect(x: 20, y: 20, width: 160, height: 100))
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
      let button = UIButton(frame: CGRect(x: 10, y: 50, width: 100, height: 40))
      let pad = Pad(frame: CGRect(x: 220, y: 20, width: 120, height: 100))

      override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .systemYellow
        pad.backgroundColor = .systemTeal
        pad.log = log
        label.text = "Label"
        button.setTitle("Button", for: .normal)
        button.addAction(UIAction { [log] _ in log.add("button") }, for: .touchUpInside)
        for child in [card, pad] { view.addSubview(child) }
        for child in [label, button] { card.addSubview(child) }
      }

      func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
        recognizer.addTarget(self, action: Self.did(_:))
        view.addGestureRecognizer(recognizer)
      }

      private func did(_ recognizer: UIGestureRecognizer) {
        let kind = String(describing: type(of: recognizer)).dropFirst(2).replacing("GestureRecognizer", with: "")
        log.add("\(kind) \(recognizer.state)")
      }

      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "r", modifierFlags: .command) { [log] _ in log.add("reload") }]
      }
    }

    private final class Pad: UIView {
      var log: Log?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let place = touches.first?.location(in: self) ?? .zero
        log?.add("ended \(Int(place.x)),\(Int(place.y))")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("cancelled") }
      override var canBecomeFirstResponder: Bool { true }
    }

    private let screen = Screen()

    private func show(_ controller: UIViewController? = nil) async throws -> ViewHost {
      let host = try ViewHost(controller ?? screen, size: CGSize(width: 400, height: 300))
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      return host
    }

    private func waitForLines(_ count: Int) async {
      _ = await MainLoop.wait { screen.log.lines.count >= count }
    }

    @Test func tapOnALabelIsThatOfTheViewAround() async throws {
      let host = try await show()
      screen.add(UITapGestureRecognizer(), to: screen.card)
      try Pointer.click(screen.label)
      await waitForLines(1)
      #expect(screen.log.lines == ["Tap ended"])
      host.close()
    }

    @Test func buttonWinsInsideAViewWithATap() async throws {
      let host = try await show()
      screen.add(UITapGestureRecognizer(), to: screen.card)
      try Pointer.click(screen.button)
      await waitForLines(1)
      try Pointer.click(screen.label)
      await waitForLines(2)
      #expect(screen.log.lines == ["button", "Tap ended"])
      host.close()
    }

    @MainActor
    private final class SlowProgram {
      var speed: CGPoint?

      func pan(_ recognizer: UIPanGestureRecognizer) {
        if recognizer.state == .ended { speed = recognizer.velocity(in: nil) } else { usleep(200_000) }
      }
    }

    /// The end of a drag is delayed while the program draws. The speed is still that of the fingers.
    @Test func speedAtTheEndDoesNotDependOnTheProgram() async throws {
      let host = try await show()
      let slow = SlowProgram()
      screen.card.addGestureRecognizer(UIPanGestureRecognizer(target: slow, action: SlowProgram.pan(_:)))
      // One command, so that the steps are fast on a busy machine, too.
      let step = ["sleep", "0.01", "mousemove_relative", "--", "20", "0"]
      // A busy machine may hold the pointer still before it lets the button go. Then the drag is repeated.
      for _ in 0..<20 where (slow.speed?.x ?? 0) <= 100 {
        slow.speed = nil
        try Pointer.drag(screen.label, by: [], releases: false)
        try Pointer.send(step + step + step + ["sleep", "0.01", "mouseup", "1"])
        #expect(await MainLoop.wait { slow.speed != nil })
      }
      #expect(try #require(slow.speed).x > 100)
      host.close()
    }

    @Test func hoveringLeavesTheClicksOfTheViewsInside() async throws {
      let host = try await show()
      screen.card.addGestureRecognizer(UIHoverGestureRecognizer())
      screen.add(UITapGestureRecognizer(), to: screen.label)
      screen.label.isUserInteractionEnabled = true
      screen.add(UIPanGestureRecognizer(), to: screen.card)
      try Pointer.click(screen.label)
      await waitForLines(1)
      #expect(screen.log.lines == ["Tap ended"])
      try Pointer.drag(screen.label, by: [(5, 0), (10, 0), (5, 0)])
      _ = await MainLoop.wait { screen.log.lines.last == "Pan ended" }
      #expect(screen.log.lines.last == "Pan ended")
      host.close()
    }

    @Test func aViewThatHoversIsNoControl() async throws {
      let host = try await show()
      screen.card.addGestureRecognizer(UIHoverGestureRecognizer())
      screen.add(UITapGestureRecognizer(), to: screen.view)
      try Pointer.click(screen.label)
      await waitForLines(1)
      #expect(screen.log.lines == ["Tap ended"])
      host.close()
    }

    @Test func dragOverAButtonPressesNothing() async throws {
      let host = try await show()
      screen.add(UIPanGestureRecognizer(), to: screen.card)
      try Pointer.drag(screen.button, by: [(5, 0), (10, 0), (5, 0)])
      _ = await MainLoop.wait { screen.log.lines.last == "Pan ended" }
      #expect(screen.log.lines.first == "Pan began" && screen.log.lines.last == "Pan ended")
      #expect(!screen.log.lines.contains("button"))
      try Pointer.click(screen.button)
      _ = await MainLoop.wait { screen.log.lines.last == "button" }
      #expect(screen.log.lines.last == "button", "The button no longer works after a drag")
      host.close()
    }

    @Test func viewIsToldOfTheTouch() async throws {
      let host = try await show()
      try Pointer.click(screen.pad)
      await waitForLines(2)
      // The pointer is always on whole pixels.
      #expect(screen.log.lines.first == "began" && ["ended 59,50", "ended 60,50"].contains(screen.log.lines.last))
      host.close()
    }

    @Test func transparentViewTakesTheClickUnlessItLetsItThrough() async throws {
      final class Glass: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let hit = super.hitTest(point, with: event)
          return hit === self ? nil : hit
        }
      }
      let host = try await show()
      let plain = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      screen.view.addSubview(plain)
      await host.nextFrame()
      try Pointer.click(screen.button)
      try Pointer.click(screen.pad)
      await waitForLines(2)
      #expect(screen.log.lines.first == "began")
      plain.removeFromSuperview()
      screen.view.addSubview(Glass(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
      await host.nextFrame()
      try Pointer.click(screen.button)
      await waitForLines(3)
      #expect(screen.log.lines.last == "button")
      host.close()
    }

    @Test func keyboardReachesAndTapsAViewThatIsAButton() async throws {
      screen.card.accessibilityTraits = .button
      screen.card.accessibilityLabel = "Card"
      screen.loadViewIfNeeded()
      screen.button.removeFromSuperview()
      screen.add(UITapGestureRecognizer(), to: screen.card)
      let host = try await show()
      #expect(screen.card.realizedWidget?.isFocusable == true)
      try Pointer.press("Tab")
      _ = await MainLoop.wait { screen.card.isFirstResponder }
      #expect(screen.card.isFirstResponder)
      try await Picture.take("focused-card", host)
      try Pointer.press("space")
      try Pointer.press("Return")
      await waitForLines(2)
      #expect(screen.log.lines == ["Tap ended", "Tap ended"])
      #expect(screen.card.realizedWidget?.performAccessibleAction(named: "press") == true)
      #expect(screen.log.lines.count == 3)
      host.close()
    }

    @Test func firstResponderHasTheKeysOfItsController() async throws {
      let host = try await show()
      #expect(!screen.card.becomeFirstResponder())
      #expect(screen.pad.becomeFirstResponder() && screen.pad.isFirstResponder)
      try Pointer.press("ctrl+r")
      await waitForLines(1)
      #expect(screen.log.lines == ["reload"])
      screen.pad.resignFirstResponder()
      #expect(!screen.pad.isFirstResponder)
      host.close()
    }

    @Test func hoverFollowsThePointer() async throws {
      let host = try await show()
      try Pointer.rest()
      screen.add(UIHoverGestureRecognizer(), to: screen.pad)
      try Pointer.move(to: screen.pad)
      await waitForLines(1)
      try Pointer.rest()
      _ = await MainLoop.wait { screen.log.lines.last == "Hover ended" }
      #expect(screen.log.lines.first == "Hover began" && screen.log.lines.last == "Hover ended")
      host.close()
    }

    @Test func ownControlReportsItsTouches() async throws {
      let host = try await show()
      let control = UIControl(frame: CGRect(x: 20, y: 150, width: 100, height: 60))
      let log = screen.log
      for (name, event) in [("down", UIControl.Event.touchDown), ("up", .touchUpInside), ("outside", .touchUpOutside)] {
        control.addAction(UIAction { _ in log.add(name) }, for: event)
      }
      screen.view.addSubview(control)
      screen.add(UITapGestureRecognizer(), to: screen.view)
      await host.nextFrame()
      try Pointer.click(control)
      await waitForLines(2)
      try Pointer.drag(control, by: [(80, 0), (80, 0)])
      await waitForLines(4)
      #expect(screen.log.lines == ["down", "up", "down", "outside"])
      host.close()
    }

    private final class Rows: UITableViewController {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init(style: .plain)
      }
      required init?(coder: NSCoder) { return nil }
      let label = UILabel(frame: CGRect(x: 10, y: 5, width: 60, height: 30))
      let mark = UILabel(frame: CGRect(x: 200, y: 5, width: 60, height: 30))

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        label.text = "Tapped"
        mark.text = "Plain"
        for child in [label, mark] { cell.contentView.addSubview(child) }
        label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tap))
        label.isUserInteractionEnabled = true
        return cell
      }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.add("row") }
      private func tap() { log.add("tap") }
    }

    @Test func labelInACellIsTappedAndTheRowBesideIt() async throws {
      let rows = Rows(screen.log)
      let host = try await show(rows)
      try Pointer.click(rows.label)
      await waitForLines(1)
      try Pointer.click(rows.mark)
      await waitForLines(2)
      #expect(screen.log.lines == ["tap", "row"])
      host.close()
    }
  }
}
