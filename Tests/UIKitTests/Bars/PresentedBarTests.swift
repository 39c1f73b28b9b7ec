import GtkBridge
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  /// The bars and the sizes of screens that are presented over another one.
  @Suite @MainActor struct PresentedBarTests {
    private func screen(_ title: String, item: String) -> UIViewController {
      let screen = UIViewController()
      screen.title = title
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: item)
      return screen
    }

    private func present(
      _ presented: UIViewController, over root: UIViewController, in host: ViewHost
    ) async throws {
      presented.modalPresentationStyle = .popover
      presented.popoverPresentationController?.sourceView = root.view
      root.present(presented, animated: false)
      await host.nextFrame()
      await host.nextFrame()
    }

    @Test func aPopoverHasTheSizeThatItsControllerPrefers() async throws {
      let root = screen("Root", item: "Of the root")
      let host = try ViewHost(UINavigationController(rootViewController: root), size: CGSize(width: 500, height: 500))
      let details = UIViewController()
      details.preferredContentSize = CGSize(width: 220, height: 140)
      try await present(details, over: root, in: host)
      #expect(details.view.frame.size == CGSize(width: 220, height: 140))
      details.preferredContentSize.height = 180
      await MainLoop.wait { details.view.frame.height == 180 }
      #expect(details.view.frame.size == CGSize(width: 220, height: 180))
      root.dismiss(animated: false)
      await host.nextFrame()
      #expect(details.view.realizedWidget?.parent == nil)
    }

    @Test func aPopoverHasABarOfItsOwn() async throws {
      let root = screen("Root", item: "Of the root")
      let host = try ViewHost(UINavigationController(rootViewController: root), size: CGSize(width: 500, height: 500))
      let (first, second) = (screen("First", item: "Of the popover"), screen("Second", item: "Of the second"))
      first.preferredContentSize = CGSize(width: 260, height: 160)
      second.preferredContentSize = CGSize(width: 260, height: 160)
      let navigation = UINavigationController(rootViewController: first)
      try await present(navigation, over: root, in: host)
      let item = try #require(
        sequence(first: navigation.view.realizedWidget, next: { $0?.parent }).first { $0?.typeName == "GtkPopover" }
          ?? nil)
      #expect(item.texts.contains("First") && item.texts.contains("Of the popover"))
      #expect(host.texts.contains("Root") && host.texts.contains("Of the root"))
      #expect(!item.texts.contains("Of the root"))
      navigation.pushViewController(second, animated: false)
      await host.nextFrame()
      #expect(item.texts.contains("Second") && !item.texts.contains("Of the popover"))
      try await Picture.take("popover-bar", host)
      try host.tap("Back")
      await host.nextFrame()
      #expect(navigation.topViewController === first && item.texts.contains("Of the popover"))
      root.dismiss(animated: false)
      await host.nextFrame()
      #expect(!host.texts.contains("Of the popover") && host.texts.contains("Of the root"))
    }

    @Test func aScreenOverAnotherHasTheBarForItself() async throws {
      let root = screen("Root", item: "Of the root")
      let host = try ViewHost(UINavigationController(rootViewController: root))
      await host.nextFrame()
      let over = UINavigationController(rootViewController: screen("Over", item: "Of the other"))
      over.modalPresentationStyle = .overFullScreen
      root.present(over, animated: false)
      await host.nextFrame()
      #expect(host.texts.contains("Of the other") && !host.texts.contains("Of the root"))
      root.dismiss(animated: false)
      await host.nextFrame()
      #expect(!host.texts.contains("Of the other") && host.texts.contains("Of the root"))
    }

    @Test func itemsBesideTheWayBackLeaveItThere() async throws {
      let navigation = UINavigationController(rootViewController: screen("Root", item: "A"))
      let middle = screen("Middle", item: "B")
      navigation.pushViewController(middle, animated: false)
      let pushed = screen("Pushed", item: "C")
      pushed.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left")
      let host = try ViewHost(navigation)
      navigation.pushViewController(pushed, animated: false)
      await host.nextFrame()
      #expect(await Devices.waitForFocus())
      // Like UIKit's swipe, the keys do not skip an item.
      try Pointer.press("alt+Left")
      pushed.navigationItem.leftItemsSupplementBackButton = true
      await host.nextFrame()
      #expect(host.texts.contains("Left"))
      try Pointer.press("alt+Left")
      await MainLoop.wait { navigation.topViewController !== pushed }
      #expect(navigation.topViewController === middle)
    }
  }

  /// The keyboard of screens.
  @Suite @MainActor struct ScreenKeyboardTests {
    private final class Player: UIViewController {
      let log = Log()
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: " ") { [log] _ in log.add("pause") }]
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Other", for: .normal)
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        view.addSubview(button)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
      }
    }

    @Test func aControllerHasTheKeyboard() async throws {
      let player = Player()
      let host = try ViewHost(player)
      await host.nextFrame()
      #expect(player.isFirstResponder)
      #expect(await Devices.waitForFocus())
      try Pointer.press("space")
      await MainLoop.wait { !player.log.lines.isEmpty }
      #expect(player.log.lines == ["pause"])
      player.resignFirstResponder()
      #expect(!player.isFirstResponder)
      #expect(!UIViewController().becomeFirstResponder())
    }

    @Test func theFocusEntersAListThatIsFilledLater() async throws {
      let root = UIViewController()
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Item")
      let navigation = UINavigationController(rootViewController: root)
      let host = try ViewHost(navigation)
      let table = TableExample([[]])
      navigation.pushViewController(table, animated: false)
      await host.nextFrame()
      await host.nextFrame()
      table.sections = [["a", "b"]]
      table.tableView.reloadData()
      await MainLoop.wait { table.tableView.realizedWidget?.focusedDescendant?.typeName == "GtkListItemWidget" }
      let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      let focus = try #require(table.tableView.realizedWidget?.focusedDescendant)
      #expect(cell.realizedWidget?.isDescendant(of: focus) == true)
    }

    @Test func theFocusEntersAnotherRoot() async throws {
      let (first, second) = (Form(), Form())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      window.rootViewController = first
      window.makeVisibleUnmanaged()
      await MainLoop.wait { first.field.isFirstResponder }
      #expect(first.field.isFirstResponder)
      window.rootViewController = second
      await MainLoop.wait { second.field.isFirstResponder }
      #expect(second.field.isFirstResponder && !first.field.isFirstResponder)
      let late = UIViewController()
      window.rootViewController = late
      await MainLoop.wait { late.appearanceState == .appeared }
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      late.view.addSubview(field)
      await MainLoop.wait { field.isFirstResponder }
      #expect(field.isFirstResponder, "the first control has the focus as soon as it is there")
      window.close()
    }

    private final class Form: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
      }
    }

    @Test func aRemovedFieldHasNoKeyboard() async throws {
      let form = Form()
      let text = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 80))
      form.view.addSubview(text)
      let host = try ViewHost(form)
      await host.nextFrame()
      form.field.becomeFirstResponder()
      #expect(form.field.isFirstResponder)
      form.field.removeFromSuperview()
      #expect(!form.field.isFirstResponder && !form.field.isEditing)
      text.becomeFirstResponder()
      #expect(text.isFirstResponder)
      text.removeFromSuperview()
      #expect(!text.isFirstResponder)
    }
  }
}
