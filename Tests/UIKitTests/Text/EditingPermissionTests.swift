import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  /// Fields whose delegates decide whether a press begins the editing, like delegates that show a picker in place of a
  /// keyboard.
  @Suite @MainActor struct EditingPermissionTests {
    private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
      var permits = false
      var questions = 0

      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer() }
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer() }

      var permitsEnd = true
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { permitsEnd }
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool { permitsEnd }

      private func answer() -> Bool {
        questions += 1
        return permits
      }
    }

    private let delegate = Delegate()

    /// Shows a view between two others, in a window with the focus.
    private func show(
      _ view: UIView, after first: UIView, before last: UIView = UITextField()
    ) async throws -> ControlHost {
      let host = try ControlHost(first, view, last)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 200), view.heightAnchor.constraint(equalToConstant: 60),
      ])
      await host.nextFrame()
      #expect(await Devices.waitForFocus())
      return host
    }

    /// Presses a view, first without permission and then with it. Another field has the keyboard focus at first.
    private func press(_ view: UIView) async throws {
      let other = UITextField()
      let host = try await show(view, after: other)
      other.becomeFirstResponder()
      try Pointer.click(view.realizedWidget)
      #expect(await MainLoop.wait { delegate.questions == 1 })
      await host.nextFrame()
      #expect(!view.isFirstResponder && other.isFirstResponder)
      delegate.permits = true
      try Pointer.click(view.realizedWidget)
      #expect(await MainLoop.wait { view.isFirstResponder })
      #expect(delegate.questions == 2)
      try Pointer.click(view.realizedWidget)
      await host.nextFrame()
      #expect(delegate.questions == 2, "what is edited is not asked for again")
    }

    /// Reaches a view with the Tab key, first without permission and then with it.
    private func tab(to view: UIView, text: () -> String?) async throws {
      let (first, last) = (UITextField(), UITextField())
      let host = try await show(view, after: first, before: last)
      first.becomeFirstResponder()
      try Pointer.press("Tab")
      #expect(await MainLoop.wait { delegate.questions == 1 })
      try Pointer.press("a")
      await host.nextFrame()
      #expect(!view.isFirstResponder && text() == "")
      try Pointer.press(view is UITextView ? "ctrl+Tab" : "Tab")
      #expect(await MainLoop.wait { last.isFirstResponder }, "the keys go on")
      delegate.permits = true
      try Pointer.press("shift+Tab")
      #expect(await MainLoop.wait { view.isFirstResponder })
      try Pointer.press("b")
      #expect(await MainLoop.wait { text() == "b" })
      #expect(delegate.questions == 2)
    }

    /// Leaves a view with a press, first without permission and then with it.
    private func leave(_ view: UIView) async throws {
      let other = UITextField()
      let host = try await show(view, after: other)
      (delegate.permits, delegate.permitsEnd) = (true, false)
      view.becomeFirstResponder()
      await host.nextFrame()
      try Pointer.click(other.realizedWidget)
      #expect(await MainLoop.wait { view.realizedWidget?.focusedDescendant != nil && !other.isFirstResponder })
      #expect(view.isFirstResponder)
      delegate.permitsEnd = true
      try Pointer.click(other.realizedWidget)
      #expect(await MainLoop.wait { other.isFirstResponder && !view.isFirstResponder })
    }

    @Test func aPressElsewhereAsksForTheEndOfAField() async throws {
      let field = UITextField()
      field.delegate = delegate
      try await leave(field)
    }

    @Test func aPressElsewhereAsksForTheEndOfATextView() async throws {
      let view = UITextView()
      view.delegate = delegate
      try await leave(view)
    }

    @Test func theTabKeyAsksForAField() async throws {
      let field = UITextField()
      field.delegate = delegate
      try await tab(to: field) { field.text }
    }

    @Test func theTabKeyAsksForATextView() async throws {
      let view = UITextView()
      view.delegate = delegate
      try await tab(to: view) { view.text }
    }

    @Test func aPressOnAFieldAsks() async throws {
      let field = UITextField()
      field.delegate = delegate
      try await press(field)
    }

    @Test func aPressOnATextViewAsks() async throws {
      let view = UITextView()
      view.delegate = delegate
      try await press(view)
    }
  }
}
