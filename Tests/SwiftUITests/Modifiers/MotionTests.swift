import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct MotionTests {
    private func opacity(of text: String, in host: ViewHost) -> Double {
      var (opacity, widget) = (1.0, host.findLabel(text))
      while let current = widget { (opacity, widget) = (opacity * current.opacity, current.parent) }
      return opacity
    }

    @Test func anOlderAnimationAnimatesEveryChange() async throws {
      struct Fading: View {
        @State var isFaded = false
        var body: some View {
          VStack {
            Text("text").opacity(isFaded ? 0 : 1).animation(.linear(duration: 0.4))
            Button("fade") { isFaded.toggle() }
          }
        }
      }
      let host = try ViewHost { Fading() }
      try await host.wait(for: "text")
      var seen: Set<Double> = []
      // A busy machine may paint only the end of a movement. Then the movement is repeated.
      for round in 0..<20 where !seen.contains(where: { $0 > 0 && $0 < 1 }) {
        let end = round.isMultiple(of: 2) ? 0.0 : 1
        try host.tap("fade")
        #expect(
          await MainLoop.wait {
            seen.insert(opacity(of: "text", in: host))
            return opacity(of: "text", in: host) == end
          })
      }
      #expect(seen.contains { $0 > 0 && $0 < 1 }, "\(seen)")
      host.close()
    }

    private struct Halving: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase == .willAppear ? 0.5 : phase == .didDisappear ? 0.25 : 1)
      }
    }

    @Test func aTransitionShowsEachOfItsPhases() async throws {
      struct Appearing: View {
        @State var isShown = false
        var body: some View {
          VStack {
            if isShown { Text("text").transition(Halving()) }
            Button("toggle") { withAnimation(.linear(duration: 0.3)) { isShown.toggle() } }
          }
        }
      }
      let host = try ViewHost { Appearing() }
      var (appearing, disappearing): ([Double], [Double]) = ([], [])
      // A busy machine may paint only the end of a movement. Then the movements are repeated.
      for _ in 0..<20 where !appearing.contains(where: { $0 < 1 }) || !disappearing.contains(where: { $0 < 0.5 }) {
        try host.tap("toggle")
        #expect(
          await MainLoop.wait {
            if host.findLabel("text") != nil { appearing.append(opacity(of: "text", in: host)) }
            return host.findLabel("text") != nil && appearing.last == 1
          })
        try host.tap("toggle")
        #expect(
          await MainLoop.wait {
            guard host.findLabel("text") != nil else { return true }
            disappearing.append(opacity(of: "text", in: host))
            return false
          })
      }
      #expect(appearing.contains { $0 < 1 } && appearing.allSatisfy { $0 >= 0.5 }, "\(appearing)")
      #expect(disappearing.contains { $0 < 0.5 } && disappearing.allSatisfy { $0 >= 0.25 }, "\(disappearing)")
      host.close()
    }

    @Test func aSymbolEffectHappensWhenItsValueChanges() async throws {
      struct Pulsing: View {
        @State var count = 0
        @State var isHidden = false
        var body: some View {
          VStack {
            Text("symbol").symbolEffect(.pulse, options: .speed(4), value: count)
            Text("hides").symbolEffect(.disappear, isActive: isHidden)
            Button("pulse") { count += 1 }
            Button("hide") { isHidden = true }
          }
        }
      }
      let host = try ViewHost { Pulsing() }
      try await host.wait(for: "symbol")
      #expect(opacity(of: "symbol", in: host) == 1 && opacity(of: "hides", in: host) == 1)
      var wasFaint = false
      // A busy machine may paint only the end of a pulse. Then the pulse is repeated.
      for _ in 0..<20 where !wasFaint {
        try host.tap("pulse")
        wasFaint = await MainLoop.wait(timeout: .seconds(3)) { opacity(of: "symbol", in: host) < 0.8 }
      }
      #expect(wasFaint)
      #expect(await MainLoop.wait { opacity(of: "symbol", in: host) == 1 })
      try host.tap("hide")
      #expect(await MainLoop.wait { opacity(of: "hides", in: host) < 0.01 })
      host.close()
    }

    @Test func anEffectWithACountPlaysWhenItBecomesActiveOnly() async throws {
      struct Pulsing: View {
        @State var isActive = false
        var body: some View {
          VStack {
            Text("symbol").symbolEffect(.pulse, options: .repeat(1).speed(4), isActive: isActive)
            Button("toggle") { isActive.toggle() }
          }
        }
      }
      let host = try ViewHost { Pulsing() }
      try await host.wait(for: "symbol")
      var wasFaint = false
      // A busy machine may paint only the end of a pulse. Then the effect becomes active again.
      for round in 0..<20 where !wasFaint {
        if round > 0 { try host.tap("toggle") }
        try host.tap("toggle")
        wasFaint = await MainLoop.wait(timeout: .seconds(3)) { opacity(of: "symbol", in: host) < 0.8 }
      }
      #expect(wasFaint)
      #expect(await MainLoop.wait { opacity(of: "symbol", in: host) == 1 })
      try host.tap("toggle")
      for _ in 0..<30 {
        await host.nextFrame()
        #expect(opacity(of: "symbol", in: host) == 1)
      }
      host.close()
    }

    @Test(arguments: [0, -1, -Double.infinity, .nan]) func anEffectIsNeverWithoutSpeed(_ speed: Double) {
      #expect(SymbolEffectOptions.speed(speed) == SymbolEffectOptions.speed(0.01))
    }

    @Test func theColourSchemeIsThatOfTheViewOnScreen() async throws {
      struct Dark: View {
        @State var scheme: ColorScheme? = .dark
        @Environment(\.colorScheme) private var current
        var body: some View {
          VStack {
            Text(verbatim: current == .dark ? "dark" : "light")
            Button("any") { scheme = nil }
          }
          .preferredColorScheme(scheme)
        }
      }
      let usual = Gtk.prefersDark
      let host = try ViewHost { Dark() }
      try await host.wait(for: "dark")
      try host.tap("any")
      #expect(await MainLoop.wait { Gtk.prefersDark == usual })
      host.close()
    }

    private struct DarkStack: View {
      @State private var tab = 0
      @State private var path: [String] = []
      var body: some View {
        TabView(selection: $tab) {
          NavigationStack(path: $path) {
            VStack {
              Button("plain") { path = ["plain"] }
              Button("light") { path = ["light"] }
            }
            .navigationDestination(for: String.self) { name in
              VStack {
                Text("\(name) screen")
                Button("other tab") { tab = 1 }
                Button("root") { path = [] }
              }
              .preferredColorScheme(name == "light" ? .light : nil)
            }
            .preferredColorScheme(.dark)
          }
          .tabItem { Text("first") }.tag(0)
          Button("back") { tab = 0 }.tabItem { Text("second") }.tag(1)
        }
      }
    }

    @Test func pushedScreensKeepTheColourSchemeOfTheRoot() async throws {
      let usual = Gtk.prefersDark
      Gtk.prefersDark = false
      defer { Gtk.prefersDark = usual }
      let host = try ViewHost { DarkStack() }
      #expect(await MainLoop.wait { Gtk.prefersDark })
      try host.tap("plain")
      try await host.wait(for: "plain screen")
      // The root disappears when the transition is over.
      #expect(!(await MainLoop.wait(timeout: .seconds(1)) { !Gtk.prefersDark }))
      try host.tap("other tab")
      #expect(await MainLoop.wait { !Gtk.prefersDark }, "a stack in another tab has no say")
      try host.tap("back")
      #expect(await MainLoop.wait { Gtk.prefersDark })
      try host.tap("root")
      #expect(await MainLoop.wait { host.texts.contains("light") && !host.texts.contains("plain screen") })
      #expect(Gtk.prefersDark)
      try host.tap("light")
      #expect(await MainLoop.wait { !Gtk.prefersDark }, "the screen on top comes first")
      try host.tap("root")
      #expect(await MainLoop.wait { Gtk.prefersDark })
      host.close()
      #expect(await MainLoop.wait { !Gtk.prefersDark })
    }

    @Test func removedStacksHaveNoColourScheme() async throws {
      struct Removable: View {
        @State private var isShown = true
        var body: some View {
          if isShown {
            NavigationStack {
              NavigationLink("push") { Button("remove") { isShown = false } }.preferredColorScheme(.dark)
            }
          } else {
            Text("gone")
          }
        }
      }
      let usual = Gtk.prefersDark
      Gtk.prefersDark = false
      defer { Gtk.prefersDark = usual }
      let host = try ViewHost { Removable() }
      #expect(await MainLoop.wait { Gtk.prefersDark })
      try host.tap("push")
      try await host.wait(for: "remove")
      #expect(!(await MainLoop.wait(timeout: .seconds(1)) { !Gtk.prefersDark }))
      try host.tap("remove")
      try await host.wait(for: "gone")
      #expect(await MainLoop.wait { !Gtk.prefersDark })
      host.close()
    }
  }
}
