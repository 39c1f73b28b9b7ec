import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit

extension UIKitTests {
  /// Keys that are pressed while one screen replaces another.
  @Suite @MainActor struct KeysDuringPresentationTests {
    /// A screen that presents one of two others, like a router of RIBs.
    private final class Root: UIViewController {
      var style = UIModalPresentationStyle.automatic
      var isReplacing = false
      var lost = 0
      var replacements = 0
      var pressesBelow = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        let action = UIAction(title: "Below") { [weak self] _ in self?.pressesBelow += 1 }
        let button = UIButton(type: .system, primaryAction: action)
        button.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
        view.addSubview(button)
      }

      func replace() {
        guard !isReplacing else {
          lost += 1
          return
        }
        isReplacing = true
        replacements += 1
        let next = Modal { [weak self] in self?.replace() }
        next.modalPresentationStyle = style
        let present = { self.present(next, animated: true) { self.isReplacing = false } }
        if presentedViewController == nil { present() } else { dismiss(animated: true, completion: present) }
      }
    }

    private final class Modal: UIViewController {
      let action: () -> Void

      init(_ action: @escaping () -> Void) {
        self.action = action
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Replace") { [action] _ in action() })
        button.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
        view.addSubview(button)
      }
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .fullScreen])
    func aKeyMeetsNoScreenThatIsStillToAppear(_ style: UIModalPresentationStyle) async throws {
      let root = Root()
      root.style = style
      let host = try ViewHost(root)
      #expect(await Devices.waitForFocus())
      root.replace()
      #expect(await MainLoop.wait { !root.isReplacing })
      for _ in 0..<4 {
        let before = root.replacements
        try Pointer.send(["key", "--delay", "2"] + Array(repeating: "Return", count: 20))
        #expect(await MainLoop.wait { root.replacements > before && !root.isReplacing })
      }
      #expect(root.lost == 0 && root.pressesBelow == 0)
      #expect(root.presentedViewController is Modal)
      host.close()
    }

    @Test func keysDuringTheSlideDoNotReachTheScreenThatIsCovered() async throws {
      let root = Root()
      root.style = .fullScreen
      let host = try ViewHost(root)
      #expect(await Devices.waitForFocus())
      let window = try #require(Gtk.shownWindows.first)
      let stack = try #require(window.all.first { $0.typeName == "GtkStack" })
      // So slow that the keys of a busy machine still come into it.
      gtk_stack_set_transition_duration(stack.opaque, 120_000)
      root.replace()
      #expect(await MainLoop.wait { !root.isReplacing })
      var reached: [String] = []
      for _ in 0..<4 {
        let before = reached.count
        // The handler, which keeps the window, is disconnected below.
        let focus = window.connect("notify::focus-widget") { reached += window.focusInWindow?.labelTexts ?? [] }
        try Pointer.press("Tab")
        for _ in 0..<10 where reached.count == before { await host.nextFrame() }
        focus.disconnect()
      }
      #expect(gtk_stack_get_transition_running(stack.opaque) != 0)
      try Pointer.press("Return")
      for _ in 0..<5 { await host.nextFrame() }
      #expect(!reached.contains("Below") && root.pressesBelow == 0, "\(reached)")
      host.close()
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .fullScreen])
    func theFocusIsVisibleOnAScreenThatAKeyHasOpened(_ style: UIModalPresentationStyle) async throws {
      let root = Root()
      root.style = style
      let host = try ViewHost(root)
      #expect(await Devices.waitForFocus())
      root.replace()
      #expect(await MainLoop.wait { !root.isReplacing })
      func showsFocus() async -> Bool {
        let isShown = await MainLoop.wait {
          guard let window = Gtk.shownWindows.first(where: \.isActive), window.showsFocus else { return false }
          return window.focusInWindow?.labelTexts.contains("Replace") == true
        }
        // The key may only be up in the next frames.
        for _ in 0..<3 { await host.nextFrame() }
        return isShown && Gtk.shownWindows.first(where: \.isActive)?.showsFocus == true
      }
      // The screen that it has covered is gone at the end of the transition.
      let below = Gtk.shownWindows.flatMap(\.all).first { $0.labelText == "Below" }
      #expect(await MainLoop.wait { style == .automatic || below?.isMapped == false })
      try Pointer.press("Tab")
      try #require(await showsFocus(), "Tab, to the only control")
      for _ in 0..<3 {
        let before = root.replacements
        try Pointer.press("Return")
        try #require(await MainLoop.wait { root.replacements > before && !root.isReplacing })
        try #require(await showsFocus(), "Return, which has opened a screen")
      }
      host.close()
    }
  }
}
