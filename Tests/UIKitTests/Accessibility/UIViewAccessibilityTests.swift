import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct UIViewAccessibilityTests {
    @Test func textsAreTold() throws {
      let (label, plain) = (UILabel(), UIView())
      label.text = "3"
      label.accessibilityLabel = "Three books"
      label.accessibilityHint = "Opens them"
      label.accessibilityIdentifier = "count"
      label.accessibilityTraits = [.header]
      plain.accessibilityIdentifier = "box"
      let host = try ControlHost(label, plain)
      let element = try host.host.element(identifier: "count")
      #expect(element.name == "Three books" && element.hint == "Opens them" && element.role == "heading")
      #expect(plain.realizedWidget?.identifier == "box")
      label.accessibilityLabel = "Four books"
      #expect(try host.host.element(identifier: "count").name == "Four books")
      label.isAccessibilityElement = false
      #expect(throws: (any Error).self) { try host.host.element(identifier: "count") }
    }

    @Test func traitOfWhatCannotBeUsedIsAState() throws {
      let (button, plain) = (UIButton(type: .system), UIView())
      let host = try ControlHost(button, plain)
      for view in [button, plain] {
        let widget = try #require(view.controlWidget ?? view.realizedWidget)
        view.accessibilityTraits = [.notEnabled]
        #expect(widget.isAccessibleDisabled)
        view.accessibilityTraits = []
        #expect(!widget.isAccessibleDisabled)
      }
      button.isEnabled = false
      button.accessibilityTraits = [.notEnabled]
      button.accessibilityTraits = []
      #expect(button.controlWidget?.isAccessibleDisabled == true, "a control stays what it is")
      withExtendedLifetime(host) {}
    }

    @Test func controlsInsideAreNamed() throws {
      let (view, field) = (UITextView(), UITextField())
      field.placeholder = "Name"
      field.accessibilityLabel = "Full name"
      view.accessibilityValue = "value"
      let host = try ControlHost(view, field)
      #expect(try host.host.element(.textField, named: "Full name").isShown)
      #expect(view.controlWidget?.accessible(.valueText) == "value" && view.controlWidget?.typeName == "GtkTextView")
    }
  }
}
