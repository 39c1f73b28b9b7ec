import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  @Suite @MainActor struct UITextViewTests {
    private final class Delegate: UITextViewDelegate, UISearchBarDelegate {
      let log = Log()
      var allows = true

      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.add("\(range.location)+\(range.length) \(text)")
        return allows
      }
      func textViewDidChange(_ textView: UITextView) { log.add("changed") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.add(searchText) }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.add("search") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
    }

    @Test func textIsEdited() throws {
      let (delegate, view) = (Delegate(), UITextView())
      view.delegate = delegate
      view.text = "😀"
      view.accessibilityLabel = "Notes"
      let host = try ControlHost(view)
      #expect(delegate.log.lines.isEmpty)
      try host.host.type("글", into: "Notes")
      #expect(view.text == "글" && delegate.log.lines.contains("0+2 ") && delegate.log.lines.last == "changed")
      delegate.allows = false
      delegate.log.lines = []
      try host.host.type("x", into: "Notes")
      #expect(view.text == "글" && !delegate.log.lines.contains("changed"))
      view.text = "program"
      #expect(try host.host.element(named: "Notes").text == "program")
      view.selectedRange = NSRange(location: 0, length: 3)
      view.insertText("한")
      #expect(view.text == "한gram" && view.selectedRange == NSRange(location: 1, length: 0))
    }

    private final class Sender: UITextViewDelegate {
      var sent: [String] = []

      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        guard text == "\n" else { return true }
        sent.append(textView.text)
        textView.text = ""
        return false
      }
    }

    /// As in a chat. In the meantime, GTK records the typed text for its undo history.
    @Test func returnMaySendAndClearTheText() async throws {
      let (sender, view) = (Sender(), UITextView())
      view.delegate = sender
      let host = try ControlHost(view)
      #expect(await Devices.waitForFocus())
      view.becomeFirstResponder()
      #expect(await MainLoop.wait { view.isFirstResponder })
      for text in ["a", "b"] {
        try Pointer.press(text, "Return")
        #expect(await MainLoop.wait { sender.sent.last == text && view.text.isEmpty })
      }
      host.host.close()
    }

    @Test func searchIsReported() throws {
      let (delegate, bar) = (Delegate(), UISearchBar())
      bar.delegate = delegate
      bar.placeholder = "Find"
      bar.showsCancelButton = true
      bar.scopeButtonTitles = ["All", "New"]
      bar.showsScopeBar = true
      let host = try ControlHost(bar)
      try host.host.type("책", into: "Find")
      bar.realizedWidget?.all.first { $0.typeName == "GtkSearchEntry" }?.emit("activate")
      try host.host.tap("Cancel")
      #expect(delegate.log.lines == ["책", "search", "cancel"] && bar.text == "책")
      try host.host.tap("New")
      #expect(bar.selectedScopeButtonIndex == 1)
    }
  }
}
