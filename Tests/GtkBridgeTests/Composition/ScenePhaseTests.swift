import CGtk
import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// The phase of the window, as views see it.
  @Suite @MainActor struct ScenePhaseTests {
    private struct Screen: View {
      let log: Log
      @Environment(\.scenePhase) private var scenePhase
      var body: some View {
        Text("\(scenePhase)").onChange(of: scenePhase) { log.entries.append("\($0)") }
      }
    }

    @Test func followsTheWindow() throws {
      let log = Log()
      let screen = TestScreen { Screen(log: log) }
      #expect(screen.texts == ["inactive"])
      screen.layOut()
      let window = try #require(screen.root.rootWindow)
      #expect(MainLoop.pump { window.isActive && screen.texts == ["active"] })
      #expect(log.entries == ["active"])
      gtk_widget_set_visible(window.widget, 0)
      #expect(log.entries == ["active", "inactive", "background"], "at once, for there is no other frame")
      window.present()
      #expect(MainLoop.pump { screen.texts == ["active"] })
      screen.close()
      #expect(log.entries.suffix(2) == ["inactive", "background"])
    }

    @Test func menusDoNotChangeIt() async throws {
      struct Choices: View {
        var body: some View { Menu("Menu") { Button("One") {} } }
      }
      let log = Log()
      let host = try ViewHost {
        VStack {
          Screen(log: log)
          Choices()
        }
      }
      defer { host.close() }
      #expect(await MainLoop.wait { log.entries == ["active"] })
      let button = try #require(Gtk.shownWindows.first?.first("GtkMenuButton")?.firstChild)
      for _ in 0..<3 {
        button.grabFocus()
        try InputDevices.press("Return")
        #expect(await MainLoop.wait { Gtk.shownWindows.first?.visibleDescendant(ofType: "GtkPopoverMenu") != nil })
        try InputDevices.press("Escape")
        #expect(await MainLoop.wait { Gtk.shownWindows.first?.visibleDescendant(ofType: "GtkPopoverMenu") == nil })
      }
      #expect(log.entries == ["active"])
    }

    /// A window that presents the program's item, and sets a new one whenever it becomes inactive.
    private struct Saving: View {
      @ObservedObject var program: Program
      let log: Log
      @Environment(\.scenePhase) private var scenePhase
      var body: some View {
        Text("window")
          .onChange(of: scenePhase) {
            log.entries.append("\($0)")
            if $0 == .inactive { program.item = Item() }
          }
          .sheet(item: $program.item) { _ in Text("sheet") }
      }
    }

    private struct Item: Identifiable { let id = UUID() }

    @MainActor private final class Program: ObservableObject {
      @Published var item: Item?
    }

    /// The sheet of the rear window does not move the focus. Otherwise, each sheet would make the other window
    /// inactive.
    @Test func sheetsOfTwoWindowsDoNotTakeTurns() async throws {
      let (log, program) = (Log(), Program())
      let hosts = try (0..<2).map { _ in try ViewHost { Saving(program: program, log: log) } }
      defer { for host in hosts { host.close() } }
      #expect(
        await MainLoop.wait {
          hosts.allSatisfy { $0.controller.presentedViewController?.appearanceState == .appeared }
        })
      let sheets = Gtk.shownWindows.filter { $0.label("sheet") != nil }
      #expect(sheets.count == 2)
      #expect(await MainLoop.wait { sheets.contains { $0.isActive } })
      // Many desktops give the focus to each new window. A program cannot make a Wayland compositor do that.
      if !Pointer.isOnWayland {
        let behind = try #require(sheets.first { !$0.isActive })
        behind.setTitle("behind")
        // The display knows the title before it is asked for the window.
        for _ in 0..<2 { await hosts[1].nextFrame() }
        try Pointer.send(["search", "--name", "^behind$", "windowfocus"])
        #expect(await MainLoop.wait { behind.isActive })
      }
      for _ in 0..<60 { await hosts[1].nextFrame() }
      #expect(log.entries.count == 3, "each window has become active, and one of them inactive")
    }

    /// A page that pushes another and presents a sheet.
    private struct Page: View {
      let log: Log
      @State private var isPresented = false
      @Environment(\.scenePhase) private var scenePhase
      var body: some View {
        VStack {
          Text("first")
          Button("present") { isPresented = true }
          NavigationLink("push") { Pushed(log: log, name: "pushed") }
        }
        .sheet(isPresented: $isPresented) {
          VStack {
            Pushed(log: log, name: "sheet")
            Button("close") { isPresented = false }
          }
        }
        .onAppear { log.entries.append("first \(scenePhase)") }
        .onChange(of: scenePhase) { log.entries.append("\($0)") }
      }
    }

    private struct Pushed: View {
      let log: Log
      let name: String
      @Environment(\.scenePhase) private var scenePhase
      var body: some View {
        Text("\(name) \(scenePhase)").onChange(of: scenePhase) { log.entries.append("\(name) \($0)") }
      }
    }

    /// A text in the window with the focus.
    private func label(_ text: String) -> Gtk.Widget? {
      Gtk.shownWindows.first { $0.isActive }?.all.first { $0.labelText == text && $0.isMapped }
    }

    @Test func screensThatArePushedOrPresentedDoNotChangeIt() async throws {
      let expected = ["first inactive", "active"]
      var entries: [String] = []
      // A window may be without the focus for a moment. A busy display takes longer. Then all of it is repeated.
      for _ in 0..<10 where entries != expected { entries = try await entriesOfPushedAndPresentedScreens() }
      #expect(entries == expected)
    }

    /// Returns what a window logs while screens are pushed and presented.
    private func entriesOfPushedAndPresentedScreens() async throws -> [String] {
      let log = Log()
      let screen = try await ClickedScreen { NavigationView { Page(log: log) } }
      #expect(await MainLoop.wait { log.entries.last == "active" })
      #expect(log.entries == ["first inactive", "active"])
      func shows(_ text: String) async -> Bool { await MainLoop.wait { label(text) != nil } }
      try Pointer.click(label("present"))
      #expect(await shows("sheet active"), "the sheet has the focus")
      try Pointer.click(label("close"))
      #expect(await MainLoop.wait { Gtk.shownWindows.count == 1 })
      // The focus returns through a window manager, which the display of tests lacks.
      Gtk.shownWindows.first?.present()
      #expect(await shows("push"))
      try Pointer.click(label("push"))
      #expect(await shows("pushed active"))
      await screen.nextFrame()
      let entries = log.entries
      screen.close()
      #expect(log.entries.count == entries.count + 4 && log.entries.suffix(2).allSatisfy { $0.hasSuffix("background") })
      return entries
    }

    /// The pattern of Apple's tutorials: load in a task, save when the scene becomes inactive.
    private struct Notes: View {
      let file: Log
      @Environment(\.scenePhase) private var scenePhase
      @State private var notes: [String] = []
      var body: some View {
        VStack {
          Text("\(notes.count) notes")
          Button("add") { notes.append("new") }
        }
        .onChange(of: scenePhase) { if $0 == .inactive { file.entries = notes } }
        .task {
          try? await Task.sleep(for: .milliseconds(200))
          notes = file.entries
        }
      }
    }

    @Test func appearanceOfTheWindowIsNoChange() throws {
      let (log, file) = (Log(), Log())
      file.entries = ["kept"]
      let screen = TestScreen {
        Screen(log: log)
        Notes(file: file)
      }
      screen.present()
      screen.flush()
      #expect(log.entries == [] && file.entries == ["kept"], "the focus comes later")
    }

    @Test func savingWhenInactiveLosesNothing() async throws {
      let file = Log()
      file.entries = ["kept"]
      let host = try ViewHost { Notes(file: file) }
      try await host.wait(for: "1 notes")
      #expect(
        await MainLoop.wait { Gtk.shownWindows.first?.isActive == true }, "only such a window takes a user's input")
      #expect(file.entries == ["kept"])
      try host.tap("add")
      try await host.wait(for: "2 notes")
      host.close()
      #expect(file.entries == ["kept", "new"])
    }

    @Test func phasesAreOrdered() {
      #expect(ScenePhase.background < .inactive && .inactive < .active)
    }
  }
}
