import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct UIAlertControllerTests {
    private func alert(_ style: UIAlertController.Style, _ log: Log) -> UIAlertController {
      let alert = UIAlertController(title: "Delete?", message: "All of it", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in log.add("keep") })
      alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { log.add($0.title ?? "") })
      return alert
    }

    @Test func buttonsCloseAndAct() async throws {
      let (log, screen) = (Log(), UIViewController())
      let host = try ViewHost(screen)
      weak var gone: UIAlertController?
      do {
        let alert = alert(.alert, log)
        gone = alert
        screen.present(alert, animated: true)
      }
      try await host.wait(for: "Delete?")
      #expect(host.texts.contains("All of it"))
      try host.tap("Remove")
      #expect(log.lines == ["Remove"] && screen.presentedViewController == nil)
      await MainLoop.wait { gone == nil }
      #expect(gone == nil)
    }

    @Test func fieldsAreFilledIn() async throws {
      let (log, screen) = (Log(), UIViewController())
      let host = try ViewHost(screen)
      let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      let rename = UIAlertAction(title: "Rename", style: .default) { [weak alert] _ in
        log.add(alert?.textFields?.first?.text ?? "")
      }
      rename.isEnabled = false
      alert.addAction(rename)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.textFields?.first?.addAction(
        UIAction { [weak rename] in rename?.isEnabled = ($0.sender as? UITextField)?.text?.isEmpty == false },
        for: .editingChanged)
      screen.present(alert, animated: true)
      try await host.wait(for: "Cancel")
      #expect(try !host.element(.button, named: "Rename").isEnabled)
      try host.type("새 이름", into: "Name")
      await host.nextFrame()
      await MainLoop.wait { (try? host.element(.button, named: "Rename").isEnabled) == true }
      try host.element(.button, named: "Rename").tap()
      #expect(log.lines == ["새 이름"])
    }

    @Test func sheetsOfActionsCanBeCancelled() async throws {
      let (log, screen) = (Log(), UIViewController())
      let host = try ViewHost(screen)
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Copy", style: .default) { _ in log.add("copy") })
      screen.present(sheet, animated: true)
      try await host.wait(for: "Copy")
      try host.tap("Cancel")
      #expect(log.lines.isEmpty && screen.presentedViewController == nil)
    }

    @Test func enterPressesThePreferredAction() async throws {
      let (log, screen) = (Log(), UIViewController())
      let host = try ViewHost(screen)
      let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
      for title in ["Discard", "Save"] {
        alert.addAction(UIAlertAction(title: title, style: .default) { log.add($0.title ?? "") })
      }
      alert.preferredAction = alert.actions.last
      screen.present(alert, animated: true)
      try await host.wait(for: "Save?")
      let buttons = Gtk.shownWindows.flatMap { $0.all }.filter {
        $0.typeName == "GtkButton" && $0.hasStyleClass("suggested-action")
      }
      #expect(buttons.map(\.labelTexts) == [["Save"]])
      #expect(await MainLoop.wait { Gtk.shownWindows.contains { $0.isActive && $0.labelTexts.contains("Save?") } })
      #expect(await MainLoop.wait { buttons.first?.focusedDescendant != nil }, "the dialog has appeared")
      try Devices.press("Return")
      #expect(await MainLoop.wait { screen.presentedViewController == nil })
      #expect(log.lines == ["Save"])
    }
  }
}
