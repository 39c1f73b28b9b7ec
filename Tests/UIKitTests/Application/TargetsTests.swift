import Foundation
import Testing

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

/// Foundation names only classes outside of other types.
final class NamedDelegate: UIResponder, UIApplicationDelegate {}

extension UIKitTests {
  /// Methods in place of selectors, outside controls.
  @Suite(.serialized) @MainActor struct TargetsTests {
    private nonisolated static let name = Notification.Name("TargetsTests")

    private let listener = Listener()

    private final class Listener: UIResponder {
      var calls: [String] = []
      func plain() { calls.append("plain") }
      func noted(_ notification: Notification) { calls.append("\(notification.userInfo?["value"] ?? "none")") }
      func object(_ notification: NSNotification) {
        calls.append("object \(notification.userInfo?["value"] ?? "none")")
      }
      func ticked(_ timer: Timer) {
        calls.append("tick")
        if calls.count == 3 { timer.invalidate() }
      }
    }

    private func post(_ value: Int) {
      NotificationCenter.default.post(name: Self.name, object: nil, userInfo: ["value": value])
    }

    @Test func notificationsMayBeObjects() {
      let listener = Listener()
      NotificationCenter.default.addObserver(listener, selector: Listener.object(_:), name: Self.name, object: nil)
      post(7)
      #expect(listener.calls == ["object 7"])
      NotificationCenter.default.removeObserver(listener)
    }

    @Test func aDelegateIsFoundByItsName() {
      #expect(delegateType(named: NSStringFromClass(NamedDelegate.self)) == NamedDelegate.self)
      #expect(delegateType(named: NSStringFromClass(NSNumber.self)) == nil)
      #expect(delegateType(named: "No.Class") == nil && delegateType(named: nil) == nil)
    }

    @Test func notificationsCallMethodsUntilTheyAreRemoved() {
      let listener = Listener()
      let center = NotificationCenter.default
      center.addObserver(listener, selector: Listener.noted, name: Self.name, object: nil)
      center.addObserver(listener, selector: Listener.plain, name: Self.name, object: nil)
      post(1)
      #expect(listener.calls.sorted() == ["1", "plain"], "a centre calls its observers in any order")
      center.removeObserver(listener)
      post(2)
      #expect(listener.calls.sorted() == ["1", "plain"], "a centre calls its observers in any order")
      // The observer of a closure is still removed by its token.
      var count = 0
      let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { count += 1 }
      }
      post(3)
      center.removeObserver(token)
      post(4)
      #expect(count == 1)
    }

    @Test func notificationsHoldNoObserver() {
      var listener: Listener? = Listener()
      weak let observed = listener
      NotificationCenter.default.addObserver(listener!, selector: Listener.plain, name: Self.name, object: nil)
      listener = nil
      #expect(observed == nil)
      post(1)
    }

    @Test func notificationsOfOtherThreadsCallOnTheMainThread() async {
      let listener = Listener()
      NotificationCenter.default.addObserver(listener, selector: Listener.noted, name: Self.name, object: nil)
      await Task.detached {
        NotificationCenter.default.post(name: Self.name, object: nil, userInfo: ["value": 7])
      }.value
      while listener.calls.isEmpty { await Task.yield() }
      #expect(listener.calls == ["7"])
    }

    @Test func timersCallMethods() async {
      let listener = Listener()
      let timer = Timer.scheduledTimer(
        timeInterval: 0.01, target: listener, selector: Listener.ticked, userInfo: nil, repeats: true)
      while timer.isValid { await Task.yield() }
      #expect(listener.calls == ["tick", "tick", "tick"])
    }

    @Test func actionsReachTheirTarget() throws {
      let listener = Listener()
      let application = UIApplication.shared
      #expect(application.sendAction(Listener.plain, to: listener, from: nil, for: nil))
      #expect(listener.calls == ["plain"])
      #expect(!application.sendAction(Listener.plain, to: UIView(), from: nil, for: nil))
      #expect(!application.sendAction(Listener.plain, to: nil, from: nil, for: nil))
      #expect(application.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil))
    }

    @Test func actionTakesTheFocusFromAField() async throws {
      let field = UITextField()
      let host = try ControlHost(field)
      await host.nextFrame()
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)
      UIApplication.shared.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
      #expect(!field.isFirstResponder)
      host.host.close()
    }

    @Test func recognizersEndTheEditing() {
      let tap = UITapGestureRecognizer(target: UIView(), action: UIView.endEditing)
      let other = UITapGestureRecognizer(target: listener, action: Listener.plain)
      #expect(tap != other)
    }

    @Test func actionLeavesTheFocusToAButton() async throws {
      let button = UIButton(type: .system)
      button.setTitle("press", for: .normal)
      let host = try ControlHost(button)
      await host.nextFrame()
      let widget = try #require(button.controlWidget)
      widget.grabFocus()
      #expect(widget.focusedDescendant != nil)
      UIApplication.shared.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
      #expect(widget.focusedDescendant != nil)
      host.host.close()
    }
  }
}
