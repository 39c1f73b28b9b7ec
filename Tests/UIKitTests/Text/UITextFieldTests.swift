import CGtk
import GtkObjects
import Testing
import UIKit

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
