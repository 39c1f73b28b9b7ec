import Testing
import UIKit

@Suite @MainActor struct UIControlTests {
  @MainActor private class Target {
    let log: Log

    init(_ log: Log) { self.log = log }

    func attach(to control: UIControl) {
      control.addTarget(self, action: Self.didTap, for: .touchUpInside)
      control.addTarget(self, action: Self.didChange(_:), for: .valueChanged)
      control.addTarget(self, action: Self.anyChange, for: .valueChanged)
      control.addTarget(self, action: Self.fieldChange, for: .valueChanged)
    }

    private func didTap() { log.add("tap") }
    private func didChange(_ sender: UISwitch) { log.add("switch \(sender.isOn)") }
    private func anyChange(_ sender: Any) { log.add("any \(sender is UISwitch)") }
    private func fieldChange(_ sender: UITextField) { log.add("field") }
  }

  @Test func methodsOfTargetsAreCalled() {
    let (log, control) = (Log(), UISwitch())
    let target = Target(log)
    target.attach(to: control)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log.lines == ["tap", "switch false", "any true"])
    #expect(control.allTargets.count == 4 && control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test func targetsAreHeldWeakly() {
    let (log, control) = (Log(), UIButton())
    do {
      let target = Target(log)
      target.attach(to: control)
    }
    control.sendActions(for: .touchUpInside)
    #expect(log.lines.isEmpty && control.allTargets.isEmpty)
  }

  @Test func targetsAreRemoved() {
    let (log, control) = (Log(), UIButton())
    let (first, second) = (Target(log), Target(log))
    first.attach(to: control)
    second.attach(to: control)
    control.removeTarget(first, action: nil, for: .touchUpInside)
    control.sendActions(for: .allTouchEvents)
    #expect(log.lines == ["tap"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(log.lines == ["tap"] && control.allControlEvents.isEmpty)
  }

  @Test func actionsArePerformed() {
    let (log, control) = (Log(), UIControl())
    let action = UIAction(identifier: .init("a")) { log.add("old \($0.sender is UIControl)") }
    control.addAction(action, for: .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    control.addAction(UIAction(identifier: .init("a")) { _ in log.add("new") }, for: .primaryActionTriggered)
    control.sendActions(for: [.primaryActionTriggered, .touchUpInside])
    #expect(log.lines == ["old true", "new"])
    #expect(action.sender == nil)
    control.removeAction(identifiedBy: .init("a"), for: .primaryActionTriggered)
    control.sendActions(for: .allEvents)
    #expect(log.lines.count == 2)
  }

  @Test func anActionIsRemovedFromSomeEvents() {
    let (log, control) = (Log(), UIControl())
    let action = UIAction { _ in log.add("done") }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.lines == ["done"])
  }

  @Test func stateHasAllProperties() {
    let control = UIControl(frame: .zero, primaryAction: nil)
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.disabled, .selected, .highlighted])
  }
}
