import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct UIAccessibilityTests {
    @Test func announcementsReachTheLiveRegion() throws {
      let host = try ControlHost(UILabel())
      UIAccessibility.post(notification: .announcement, argument: "2 books")
      let top = try #require(host.controller.view.realizedWidget?.rootWindow)
      #expect(top.all.contains { $0.accessible(.label) == "2 books" })
      UIAccessibility.post(notification: .screenChanged, argument: NSAttributedString(string: "3 books"))
      #expect(top.all.contains { $0.accessible(.label) == "3 books" })
    }

    @Test func changesMoveTheFocus() async throws {
      let (first, second) = (UITextField(), UITextField())
      let host = try ControlHost(first, second)
      await host.nextFrame()
      UIAccessibility.post(notification: .layoutChanged, argument: second)
      #expect(second.isFirstResponder)
      UIAccessibility.post(notification: .screenChanged, argument: first)
      #expect(first.isFirstResponder)
    }

    @Test func motionFollowsTheDesktop() {
      let log = Log()
      let observer = NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { log.add("changed") } }
      defer { NotificationCenter.default.removeObserver(observer) }
      let before = Gtk.DesktopSettings.animationsAreEnabled
      Gtk.DesktopSettings.animationsAreEnabled = !before
      #expect(UIAccessibility.isReduceMotionEnabled == before && log.lines == ["changed"])
      Gtk.DesktopSettings.animationsAreEnabled = before
      #expect(UIAccessibility.isReduceMotionEnabled == !before)
    }

    @Test func actionsAreOffered() throws {
      let (view, log) = (UILabel(), Log())
      view.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Delete") { action in
          log.add(action.name)
          return true
        }
      ]
      let host = try ControlHost(view)
      let widget = try #require(view.controlWidget)
      #expect(widget.performAccessibleAction(named: "Delete") && log.lines == ["Delete"])
      view.accessibilityCustomActions = nil
      #expect(!widget.performAccessibleAction(named: "Delete"))
      host.host.close()
    }

    @Test func otherSubviewsAreHidden() throws {
      let (box, first, second) = (UIView(), UILabel(), UILabel())
      (first.text, second.text) = ("First", "Second")
      for label in [first, second] { box.addSubview(label) }
      let host = try ControlHost(box)
      #expect(try host.host.element(named: "Second").isShown)
      box.accessibilityElements = [first]
      #expect(throws: (any Error).self) { try host.host.element(named: "Second") }
      #expect(try host.host.element(named: "First").isShown)
      box.accessibilityElements = nil
      #expect(try host.host.element(named: "Second").isShown)
    }
  }
}
