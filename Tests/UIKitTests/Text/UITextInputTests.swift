import CGtk
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct UITextInputTests {
    private final class CodeField: UITextField {
      let log = Log()

      override func deleteBackward() {
        log.add("delete")
        super.deleteBackward()
      }
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
    }

    @Test func viewsOfSeveralLinesHintAtTheirText() throws {
      let view = UITextView()
      view.keyboardType = .emailAddress
      let host = try ControlHost(view)
      let widget = try #require(view.textView)
      #expect(widget.input.purpose == GTK_INPUT_PURPOSE_EMAIL && widget.input.hints.rawValue == 0)
      view.textContentType = .telephoneNumber
      view.autocapitalizationType = .none
      view.autocorrectionType = .no
      #expect(widget.input.purpose == GTK_INPUT_PURPOSE_PHONE)
      let hints = GTK_INPUT_HINT_LOWERCASE.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
      #expect(widget.input.hints.rawValue == hints)
      host.host.close()
    }

    @Test func placesAndRanges() throws {
      let field = UITextField()
      field.text = "a😀b"
      let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
      #expect(field.text(in: all) == "a😀b" && !all.isEmpty)
      #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
      #expect(field.position(from: field.beginningOfDocument, offset: 5) == nil)
      let second = try #require(field.position(from: field.beginningOfDocument, offset: 1))
      let third = try #require(field.position(from: second, in: .right, offset: 2))
      #expect(field.compare(second, to: third) == .orderedAscending)
      let host = try ControlHost(field)
      field.selectedTextRange = field.textRange(from: second, to: third)
      #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "😀")
      field.insertText("xy")
      #expect(field.text == "axyb" && field.selectedTextRange?.isEmpty == true)
      #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 3)
      field.selectAll(nil)
      field.deleteBackward()
      #expect(field.text == "" && !field.hasText)
      host.host.close()
    }

    @Test func editingByTheProgramIsReported() throws {
      let (field, log) = (UITextField(), Log())
      field.addAction(UIAction { _ in log.add("changed") }, for: .editingChanged)
      let host = try ControlHost(field)
      field.insertText("ab")
      field.deleteBackward()
      #expect(field.text == "a" && log.lines == ["changed", "changed"])
      host.host.close()
    }

    @Test func theKeyForDeletingCallsTheOverride() throws {
      let field = CodeField()
      field.text = "12"
      let host = try ControlHost(field)
      let text = try #require(field.realizedWidget?.all.first { $0.typeName == "GtkText" })
      field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
      text.emit("backspace")
      #expect(field.log.lines == ["delete"] && field.text == "1")
      field.text = ""
      text.emit("backspace")
      #expect(field.log.lines.count == 2)
      host.host.close()
    }

    @Test func overridesMoveTheText() async throws {
      let (plain, field) = (UITextField(), CodeField())
      for view in [plain, field] { view.text = "Text" }
      let host = try ControlHost(plain, field)
      await host.nextFrame()
      func start(_ field: UITextField) throws -> CGFloat {
        let text = try #require(field.realizedWidget?.all.first { $0.typeName == "GtkText" })
        return text.place(in: try #require(field.realizedWidget))?.minX ?? 0
      }
      #expect(try start(field) == start(plain) + 30)
    }

    @Test func editingEnds() async throws {
      let (field, bar, view, other) = (UITextField(), UISearchBar(), UITextView(), UIView())
      let host = try ControlHost(field, bar, view, other)
      await host.nextFrame()
      let root = try #require(host.controller.view)
      for editor in [field, bar, view] {
        editor.becomeFirstResponder()
        #expect(editor.isFirstResponder && other.endEditing(true))
        #expect(editor.isFirstResponder)
        #expect(root.endEditing(false) && !editor.isFirstResponder)
      }
    }

    @Test func delegateIsAskedUnlessForced() async throws {
      final class Delegate: UITextFieldDelegate {
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
      }
      let (field, delegate) = (UITextField(), Delegate())
      field.delegate = delegate
      let host = try ControlHost(field)
      await host.nextFrame()
      field.becomeFirstResponder()
      #expect(!host.controller.view.endEditing(false) && field.isFirstResponder)
      #expect(host.controller.view.endEditing(true) && !field.isFirstResponder)
    }

    @Test func searchFieldIsAField() async throws {
      let (bar, log) = (UISearchBar(), Log())
      bar.searchTextField.addAction(UIAction { _ in log.add("changed") }, for: .editingChanged)
      bar.searchTextField.textColor = .red
      bar.placeholder = "Find"
      bar.text = "a"
      let host = try ControlHost(bar)
      await host.nextFrame()
      #expect(bar.searchTextField.text == "a" && bar.searchTextField.placeholder == "Find")
      try host.host.type("책", into: "Find")
      #expect(bar.text == "책" && log.lines.last == "changed")
      bar.becomeFirstResponder()
      #expect(bar.searchTextField.isEditing && bar.isFirstResponder)
    }
  }
}
