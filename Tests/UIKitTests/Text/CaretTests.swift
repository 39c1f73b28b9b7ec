import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  /// The caret of text input.
  @Suite @MainActor struct CaretTests {
    private final class CaretlessField: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }

    /// Shows a view with the keyboard focus and another one that may take it.
    private func show(_ view: UIView) async throws -> ControlHost {
      let host = try ControlHost(view, UIButton(configuration: .gray()))
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 200), view.heightAnchor.constraint(equalToConstant: 40),
      ])
      await host.nextFrame()
      #expect(await Devices.waitForFocus())
      try Pointer.click(view.realizedWidget)
      #expect(await MainLoop.wait { view.isFirstResponder })
      return host
    }

    private func row(of view: UIView, at y: Int, _ columns: Range<Int>) -> [String] {
      let pixels = Pixels(of: view)
      return columns.map { pixels[$0, y] }
    }

    /// Returns whether there are dark pixels at the place of the caret, which blinks.
    private func showsCaret(_ view: UIView & UITextInput) -> Bool {
      let rect = view.caretRect(for: view.beginningOfDocument)
      let middle = Int(rect.midX)
      return row(of: view, at: Int(rect.midY), middle - 2..<middle + 3).contains { $0 < "800000" }
    }

    private func expectCaret(in view: UIView & UITextInput) async throws {
      view.backgroundColor = .white
      let host = try await show(view)
      #expect(!view.caretRect(for: view.beginningOfDocument).isEmpty)
      #expect(await MainLoop.wait { showsCaret(view) })
      host.host.close()
    }

    @Test(arguments: [UITextField.BorderStyle.none, .roundedRect, .line])
    func fieldsShowTheirCaret(_ border: UITextField.BorderStyle) async throws {
      let field = UITextField()
      field.borderStyle = border
      try await expectCaret(in: field)
    }

    @Test func searchFieldsAndTextsShowTheirCaret() async throws {
      try await expectCaret(in: UISearchTextField())
      try await expectCaret(in: UITextView())
    }

    /// The colours of the pixels around the caret, which blinks.
    private func caretColors(_ view: UIView & UITextInput) -> [String] {
      let rect = view.caretRect(for: view.beginningOfDocument)
      let middle = Int(rect.midX)
      return row(of: view, at: Int(rect.midY), middle - 2..<middle + 3)
    }

    private func expectCaret(in view: UIView & UITextInput, _ color: UIColor?, _ pixel: String) async throws {
      view.backgroundColor = .black
      view.tintColor = color
      let host = try await show(view)
      #expect(await MainLoop.wait { caretColors(view).contains(pixel) }, "\(caretColors(view))")
      if color != nil {
        view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(await MainLoop.wait { caretColors(view).contains("00FF00FF") })
      }
      host.host.close()
    }

    @Test func theCaretHasTheTint() async throws {
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      for border in [UITextField.BorderStyle.none, .roundedRect] {
        let field = UITextField()
        field.borderStyle = border
        try await expectCaret(in: field, red, "FF0000FF")
      }
      try await expectCaret(in: UISearchTextField(), red, "FF0000FF")
      try await expectCaret(in: UITextView(), red, "FF0000FF")
    }

    /// The theme's caret has the colour of its texts, which may be that of the background.
    @Test func theCaretOnABackgroundHasTheAccent() async throws {
      let accent = "3584E4FF"
      for border in [UITextField.BorderStyle.none, .roundedRect] {
        let field = UITextField()
        field.borderStyle = border
        try await expectCaret(in: field, nil, accent)
      }
      try await expectCaret(in: UITextView(), nil, accent)
    }

    @Test func theCaretHasTheTintAround() async throws {
      let (view, field) = (UIView(), UITextField())
      view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      field.backgroundColor = .white
      field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      view.addSubview(field)
      let host = try ControlHost(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 200), view.heightAnchor.constraint(equalToConstant: 40),
      ])
      await host.nextFrame()
      #expect(await Devices.waitForFocus())
      try Pointer.click(field.realizedWidget)
      #expect(await MainLoop.wait { field.isFirstResponder })
      #expect(await MainLoop.wait { caretColors(field).contains("FF0000FF") }, "\(caretColors(field))")
      host.host.close()
    }

    /// A field without a border has the caret as its mark of the focus, or else the theme's ring.
    @Test(arguments: [false, true]) func aFieldWithoutCaretHasARing(hasCaret: Bool) async throws {
      let field = hasCaret ? UITextField() : CaretlessField()
      field.borderStyle = .none
      field.backgroundColor = .white
      let host = try await show(field)
      // The middle of the width is far from the caret.
      func edge() -> [String] {
        let pixels = Pixels(of: field)
        return (0..<4).map { pixels[100, $0] }
      }
      if hasCaret {
        #expect(edge().allSatisfy { $0 == "FFFFFFFF" })
      } else {
        // No widget is drawn until the next frame has the sizes of the new style.
        #expect(await MainLoop.wait { edge().contains { $0 != "FFFFFFFF" && $0 != "00000000" } })
        #expect(row(of: field, at: 20, 4..<30).allSatisfy { $0 == "FFFFFFFF" }, "no caret")
      }
      host.host.close()
    }
  }
}
