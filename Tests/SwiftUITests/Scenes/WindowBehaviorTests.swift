import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

@testable import SwiftUI

extension SwiftUITests {
  @Suite @MainActor struct WindowBehaviorTests {
    @Test func viewsDecideAboutTheirWindow() async throws {
      struct Screen: View {
        @State var isFixed = true
        var body: some View {
          Button("free") { isFixed = false }
            .windowResizeBehavior(isFixed ? .disabled : .enabled).windowDismissBehavior(.disabled)
        }
      }
      let host = try ViewHost { Screen() }
      let window = try #require(host.label("free").rootWindow)
      #expect(!window.isResizable && !window.isDeletable)
      try host.tap("free")
      await host.nextFrame()
      #expect(window.isResizable)
    }

    @Test func theFocusIsWhereAScreenWantsIt() async throws {
      enum Field { case first, second }
      struct Screen: View {
        @FocusState var field: Field?
        @Namespace var scope
        @Environment(\.resetFocus) var resetFocus
        var body: some View {
          VStack {
            TextField("first", text: .constant("")).focused($field, equals: .first)
            TextField("second", text: .constant("")).focused($field, equals: .second)
            TextField("third", text: .constant("")).prefersDefaultFocus(in: scope)
            Text(verbatim: "focus \(field.map { "\($0)" } ?? "none")")
            Button("reset") { resetFocus(in: scope) }.focusable(false)
          }
          .defaultFocus($field, .second)
        }
      }
      let host = try ViewHost { Screen() }
      try await host.wait(for: "focus second")
      try host.tap("reset")
      try await host.wait(for: "focus none")
      host.close()
    }

    @Test func theSearchFieldHasABoundFocus() async throws {
      struct Screen: View {
        @State var query = ""
        @FocusState var isSearching: Bool
        var body: some View {
          VStack {
            Text(verbatim: isSearching ? "searching" : "resting")
            Button("search") { isSearching = true }.focusable(false)
            Button("rest") { isSearching = false }.focusable(false)
          }
          .searchable(text: $query, placement: .navigationBarDrawer).searchFocused($isSearching)
        }
      }
      let host = try ViewHost { Screen() }
      try host.tap("search")
      try await host.wait(for: "searching")
      #expect(await MainLoop.wait { host.widgets.first?.focusInWindow?.isTextInput == true })
      try host.tap("rest")
      try await host.wait(for: "resting")
      host.close()
    }

    @Test func contentIsReadOnceForAllWindowsOfABody() {
      var made = 0
      func makeScene() -> SceneDescription {
        SceneDescription(.group, id: nil, title: nil) {
          made += 1
          return Text(verbatim: "\(made)")
        }
      }
      let scene = makeScene()
      for _ in 0..<3 { _ = scene.content(PresentedValue(nil)) }
      #expect(made == 1, "an object that the content creates stays")
      _ = makeScene().content(PresentedValue(nil))
      #expect(made == 2)
    }

    @Test func contentFollowsTheStatesThatItsClosureReads() async throws {
      struct Window: View {
        let scene: SceneDescription
        var body: some View { scene.content(PresentedValue(nil)) }
      }
      struct Scenes: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Window(scene: SceneDescription(.group, id: nil, title: nil) { Text(verbatim: "count \(count)") })
            Button("more") { count += 1 }
          }
        }
      }
      let host = try ViewHost { Scenes() }
      try host.tap("more")
      try await host.wait(for: "count 1")
      host.close()
    }

    @Test func scenesDecideAboutTheirCommandsAndTheirStart() {
      var settings = SceneSettings()
      settings.launchBehavior = .suppressed
      #expect(settings.launchBehavior != SceneSettings().launchBehavior)
      let scene = WindowGroup { Text("a") }.commands { CommandMenu("Menu") { Text("b") } }
        .commandsRemoved().windowResizability(.contentSize).windowStyle(.hiddenTitleBar)
        .windowToolbarStyle(.unified(showsTitle: false)).defaultLaunchBehavior(.presented)
      _ = scene._tree
    }
  }
}
