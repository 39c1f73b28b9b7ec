import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing
import WidgetTesting

private struct TitleKey: FocusedValueKey {
  typealias Value = Binding<String>
}

private struct NameKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var title: Binding<String>? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }

  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

extension SwiftUITests {
  @Suite @MainActor struct FocusedValuesTests {
    private struct Reader: View {
      @FocusedBinding(\.title) var title
      @FocusedValue(\.name) var name

      var body: some View {
        VStack {
          Text(verbatim: "title \(title ?? "none") name \(name ?? "none")")
          Button("rename") { title = "renamed" }.focusable(false)
        }
      }
    }

    private struct Screen: View {
      @State var title = "first"
      @State var name: String? = "scene"
      @FocusState var isFocused: Bool

      var body: some View {
        VStack {
          TextField("Title", text: $title).focused($isFocused).focusedValue(\.title, $title)
          Reader()
          Button("focus") { isFocused = true }.focusable(false)
          Button("unfocus") { isFocused = false }.focusable(false)
          Button("forget") { name = nil }.focusable(false)
        }
        .focusedSceneValue(\.name, name)
      }
    }

    @Test func valuesAreOfferedWhileTheFocusIsInside() async throws {
      let host = try ViewHost { Screen() }
      #expect(await MainLoop.wait { host.texts.contains { $0.hasSuffix("name scene") } })
      try host.tap("focus")
      try await host.wait(for: "title first name scene")
      try host.tap("rename")
      try await host.wait(for: "title renamed name scene")
      try host.tap("forget")
      try await host.wait(for: "title renamed name none")
      try host.tap("unfocus")
      try await host.wait(for: "title none name none")
      host.close()
    }

    private struct MenuScreen: View {
      @State var title = "first"
      @FocusState var isFocused: Bool

      var body: some View {
        VStack {
          TextField("Title", text: $title).focused($isFocused).focusedValue(\.title, $title)
          RenamingMenu()
          Text(verbatim: "state \(title), \(isFocused ? "focused" : "not focused")")
        }
        .onAppear { isFocused = true }
      }
    }

    private struct RenamingMenu: View {
      @FocusedBinding(\.title) var title

      var body: some View {
        Text(verbatim: "offered \(title ?? "none")")
        Menu("Edit") {
          Button("Rename") { title? += "+" }.disabled(title == nil)
          Menu("More") { Button("Rename Too") { title? += "-" }.disabled(title == nil) }
        }
      }
    }

    /// The commands of a menu, which has the focus, apply to the previously focused view, which then gets the focus
    /// again.
    @Test func theCommandsOfAMenuReadTheFocusedValues() async throws {
      let host = try ViewHost { MenuScreen() }
      defer { host.close() }
      try await host.wait(for: "offered first")
      for (keys, title) in [(["Return"], "first+"), (["Down", "Return", "Down", "Return"], "first+-")] {
        let menu = try #require(host.widgets.first { $0.labelText == "Edit" && $0.isMapped })
        #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
        try Pointer.click(menu)
        #expect(await MainLoop.wait { host.widgets.contains { $0.labelText == "Rename" && $0.isMapped } })
        for key in keys {
          try Pointer.press(key)
          for _ in 0..<20 { await host.nextFrame() }
        }
        try await host.wait(for: "state \(title), focused")
      }
      // The keyboard continues from its previous place.
      try Pointer.press("Tab", "Return")
      #expect(await MainLoop.wait { host.widgets.contains { $0.labelText == "Rename" && $0.isMapped } })
      try Pointer.press("Escape")
      #expect(await MainLoop.wait { !host.widgets.contains { $0.labelText == "Rename" && $0.isMapped } })
    }

    private final class Counter: ObservableObject {
      @Published var count = 0
    }

    private struct ObjectReader: View {
      @FocusedObject var counter: Counter?

      var body: some View { Text(verbatim: counter.map { "count \($0.count)" } ?? "no counter") }
    }

    private struct ObjectScreen: View {
      @StateObject var counter = Counter()
      @State var isOffered = true

      var body: some View {
        VStack {
          ObjectReader()
          Button("count") { counter.count += 1 }
          Button("leave") { isOffered = false }
          if isOffered { Text("offer").focusedSceneObject(counter) }
        }
      }
    }

    @Test func objectsAreFollowedUntilTheirViewIsGone() async throws {
      let host = try ViewHost { ObjectScreen() }
      try await host.wait(for: "count 0")
      try host.tap("count")
      try await host.wait(for: "count 1")
      try host.tap("leave")
      try await host.wait(for: "no counter")
      host.close()
    }
  }
}
