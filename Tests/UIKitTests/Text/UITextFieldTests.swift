import CGtk
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  @Suite @MainActor struct UITextFieldTests {
    private final class Delegate: UITextFieldDelegate {
      let log = Log()
      var isDigitsOnly = false

      func textFieldDidBeginEditing(_ textField: UITextField) { log.add("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { log.add("end") }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        log.add("\(range.location)+\(range.length) \(string)")
        return !isDigitsOnly || string.allSatisfy(\.isNumber)
      }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.add("return")
        textField.resignFirstResponder()
        return true
      }
    }

    private func entry(in field: UITextField) throws -> Gtk.Widget {
      try #require(field.realizedWidget?.all.first { $0.typeName == "GtkEntry" })
    }

    @Test func aPlaceholderHasItsFontAndColor() async throws {
      func drawn(_ attributes: [NSAttributedString.Key: Any]) async throws -> (height: CGFloat, isRed: Bool) {
        let field = UITextField()
        field.borderStyle = .none
        field.attributedPlaceholder = NSAttributedString(string: "HHHH", attributes: attributes)
        let host = try ControlHost(field)
        await host.nextFrame()
        let pixels = Pixels(of: field)
        let row = (0..<pixels.width).map { pixels[$0, pixels.height / 2] }
        return (field.frame.height, row.contains("FF0000FF"))
      }
      let plain = try await drawn([:])
      let styled = try await drawn([
        .font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
      ])
      #expect(styled.height > plain.height + 15 && styled.isRed && !plain.isRed)
    }

    @Test func inputMethodsAreToldOfCorrectionsAndSpelling() throws {
      let field = UITextField()
      let host = try ControlHost(field)
      let entry = try entry(in: field)
      func hints() -> UInt32 { gtk_entry_get_input_hints(entry.cast()).rawValue }
      #expect(hints() == 0)
      field.spellCheckingType = .no
      #expect(hints() == GTK_INPUT_HINT_NO_SPELLCHECK.rawValue)
      field.spellCheckingType = .yes
      #expect(hints() == GTK_INPUT_HINT_SPELLCHECK.rawValue)
      field.autocorrectionType = .no
      #expect(hints() == GTK_INPUT_HINT_NO_SPELLCHECK.rawValue)
      withExtendedLifetime(host) {}
    }

    @Test func textIsDataBeforeTheWindow() {
      let field = UITextField()
      #expect(field.text == "" && field.placeholder == nil && !field.isFirstResponder)
      field.text = "a"
      field.isSecureTextEntry = true
      #expect(field.text == "a" && field.attributedText?.string == "a")
    }

    @Test func userTypesAndTheProgramIsTold() throws {
      let (delegate, field) = (Delegate(), UITextField())
      field.delegate = delegate
      field.placeholder = "Name"
      field.text = "A"
      field.addAction(UIAction { [log = delegate.log] _ in log.add("changed") }, for: .editingChanged)
      let host = try ControlHost(field)
      delegate.log.lines = []
      try host.host.type("김", into: "Name")
      #expect(field.text == "김" && delegate.log.lines.contains("0+1 ") && delegate.log.lines.contains("0+0 김"))
      #expect(delegate.log.lines.last == "changed")
      delegate.log.lines = []
      field.text = "program"
      #expect(delegate.log.lines.isEmpty)
      #expect(try host.host.element(.textField, named: "Name").text == "program")
    }

    @Test func delegateRejectsCharacters() throws {
      let (delegate, field) = (Delegate(), UITextField())
      field.delegate = delegate
      field.placeholder = "Code"
      delegate.isDigitsOnly = true
      let host = try ControlHost(field)
      try host.host.type("abc", into: "Code")
      #expect(field.text == "")
      try host.host.type("12", into: "Code")
      #expect(field.text == "12")
      // A character outside of the basic plane counts twice in a range.
      delegate.isDigitsOnly = false
      try host.host.type("😀", into: "Code")
      delegate.log.lines = []
      try host.host.type("", into: "Code")
      #expect(delegate.log.lines.contains("0+2 "))
    }

    private final class Grouping: UITextFieldDelegate {
      func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
      {
        let text = ((field.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        let digits = text.filter(\.isNumber)
        field.text = digits.count > 3 ? digits.prefix(3) + "-" + digits.dropFirst(3) : digits
        return false
      }
    }

    @Test func cursorFollowsATextThatTheDelegateSets() async throws {
      let (delegate, field) = (Grouping(), UITextField())
      field.delegate = delegate
      let host = try ControlHost(field)
      #expect(await Devices.waitForFocus())
      field.becomeFirstResponder()
      try Pointer.press("0", "1", "0", "1", "2", "3")
      #expect(await MainLoop.wait { field.text == "010-123" }, "\(field.text ?? "")")
      try Pointer.press("BackSpace", "4")
      #expect(await MainLoop.wait { field.text == "010-124" }, "\(field.text ?? "")")
      withExtendedLifetime(host) {}
    }

    @Test func cursorFollowsATextThatAnActionSets() async throws {
      let field = UITextField()
      field.addAction(
        UIAction { _ in
          let digits = (field.text ?? "").filter(\.isNumber)
          field.text = digits.count > 2 ? digits.prefix(2) + " " + digits.dropFirst(2) : digits
        }, for: .editingChanged)
      let host = try ControlHost(field)
      #expect(await Devices.waitForFocus())
      field.becomeFirstResponder()
      try Pointer.press("1", "2", "3", "4", "5")
      #expect(await MainLoop.wait { field.text == "12 345" }, "\(field.text ?? "")")
      withExtendedLifetime(host) {}
    }

    @Test func inputViewIsThereWhileTheFieldIsEdited() async throws {
      let (field, next, input, done) = (
        UITextField(), UITextField(), UISegmentedControl(items: ["Korea", "Peru"]), UIButton()
      )
      done.configuration = .plain()
      done.setTitle("Done", for: .normal)
      done.addAction(UIAction { _ in field.resignFirstResponder() }, for: .primaryActionTriggered)
      input.addAction(UIAction { _ in field.text = "chosen" }, for: .valueChanged)
      (field.inputView, field.inputAccessoryView) = (input, done)
      let host = try ControlHost(field, next)
      #expect(await Devices.waitForFocus())
      next.becomeFirstResponder()
      #expect(await MainLoop.wait { next.isEditing } && input.realizedWidget?.isMapped != true)
      field.becomeFirstResponder()
      #expect(await MainLoop.wait { input.realizedWidget?.isMapped == true && done.realizedWidget?.isMapped == true })
      try await Picture.take("input-view", host.host)
      try Pointer.press("a")
      #expect(await MainLoop.wait { field.text == "a" }, "the field has the keyboard")
      // Into the popover, past its button, and to a segment.
      try Pointer.press("Down", "Tab", "Right", "space")
      #expect(await MainLoop.wait { field.text == "chosen" })
      #expect(field.isEditing)
      try Pointer.press("Escape")
      #expect(await MainLoop.wait { input.realizedWidget?.isMapped == false })
      try Pointer.press("b")
      #expect(await MainLoop.wait { field.text == "chosenb" || field.text == "b" }, "\(field.text ?? "")")
      try Pointer.press("Down")
      #expect(await MainLoop.wait { done.realizedWidget?.focusedDescendant != nil })
      try Pointer.press("space")
      #expect(await MainLoop.wait { !field.isEditing && input.realizedWidget?.isMapped == false })
    }

    @Test func editedFieldLeavesNothingOfItsInputView() async throws {
      weak var field: UITextField?
      weak var input: UIView?
      do {
        let (edited, segments) = (UITextField(), UISegmentedControl(items: ["a", "b"]))
        (field, input) = (edited, segments)
        edited.inputView = segments
        let host = try ControlHost(edited)
        #expect(await Devices.waitForFocus())
        edited.becomeFirstResponder()
        #expect(await MainLoop.wait { segments.realizedWidget?.isMapped == true })
        host.host.close()
      }
      #expect(await MainLoop.wait { field == nil && input == nil }, "\(field == nil), \(input == nil)")
    }

    @Test func keyboardComesAndGoes() async throws {
      let (delegate, first, second) = (Delegate(), UITextField(), UITextField())
      first.delegate = delegate
      second.becomeFirstResponder()
      let host = try ControlHost(first, second)
      await host.nextFrame()
      #expect(second.isFirstResponder && !first.isFirstResponder)
      first.becomeFirstResponder()
      #expect(first.isEditing && !second.isEditing && delegate.log.lines == ["begin"])
      try entry(in: first).emit("activate")
      #expect(delegate.log.lines == ["begin", "return", "end"] && !first.isFirstResponder)
    }

    @Test func secretsAreHidden() throws {
      let field = UITextField()
      let host = try ControlHost(field)
      let widget = try entry(in: field)
      #expect(widget.property("visibility", as: Bool.self))
      field.isSecureTextEntry = true
      #expect(!widget.property("visibility", as: Bool.self))
      host.host.close()
    }

    @Test func viewsTakeRoom() async throws {
      let (field, icon) = (UITextField(), UIImageView(image: UIImage(systemName: "magnifyingglass")))
      field.borderStyle = .roundedRect
      field.text = "Text"
      let host = try ControlHost(field)
      let text = try #require(field.realizedWidget?.all.first { $0.typeName == "GtkText" })
      let place = { text.place(in: try #require(field.realizedWidget))?.minX ?? 0 }
      let before = try place()
      field.leftView = icon
      field.leftViewMode = .always
      await host.nextFrame()
      await host.nextFrame()
      #expect(try place() > before)
      #expect(icon.realizedWidget?.isMapped == true)
      field.leftView = nil
      #expect(icon.realizedWidget?.parent == nil)
    }

    @Test func clearButtonClears() throws {
      let (log, field) = (Log(), UITextField())
      field.clearButtonMode = .always
      field.text = "Text"
      field.addAction(UIAction { _ in log.add("changed") }, for: .editingChanged)
      let host = try ControlHost(field)
      let widget = try entry(in: field)
      #expect(widget.property("secondary-icon-name", as: String.self) == "edit-clear-symbolic")
      #expect(log.lines.isEmpty)
      host.host.close()
    }
  }
}
