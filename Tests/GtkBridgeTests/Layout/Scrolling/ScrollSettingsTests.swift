import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The settings that modifiers around scrollable views make in their scrolled windows.
  @Suite @MainActor struct ScrollSettingsTests {
    private func scroller(_ screen: TestScreen<some View>) throws -> Gtk.Widget {
      try #require(screen.root.first("GtkScrolledWindow"))
    }

    private func policies(_ screen: TestScreen<some View>) throws -> [GtkPolicyType] {
      var (horizontal, vertical) = (GTK_POLICY_ALWAYS, GTK_POLICY_ALWAYS)
      gtk_scrolled_window_get_policy(try scroller(screen).opaque, &horizontal, &vertical)
      return [horizontal, vertical]
    }

    private func offset(_ screen: TestScreen<some View>) throws -> Double {
      gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(try scroller(screen).opaque))
    }

    private func last(_ screen: TestScreen<some View>) throws -> Double {
      let adjustment = gtk_scrolled_window_get_vadjustment(try scroller(screen).opaque)
      return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    }

    private func settle(_ screen: TestScreen<some View>) { for _ in 0..<4 { screen.layOut() } }

    private struct Bars: View {
      var visibility: ScrollIndicatorVisibility
      var axes: Axis.Set = [.horizontal, .vertical]
      var shows = true
      var body: some View {
        ScrollView([.horizontal, .vertical], showsIndicators: shows) { Text("a") }
          .scrollIndicators(visibility, axes: axes)
      }
    }

    @Test func indicatorsFollowTheModifier() throws {
      let (bar, none) = (GTK_POLICY_AUTOMATIC, GTK_POLICY_EXTERNAL)
      let screen = TestScreen { Bars(visibility: .automatic) }
      func policies(_ bars: Bars) throws -> [GtkPolicyType] {
        screen.controller.rootView = bars
        screen.flush()
        return try self.policies(screen)
      }
      #expect(try policies(Bars(visibility: .hidden)) == [none, none])
      #expect(try policies(Bars(visibility: .never, axes: .horizontal)) == [none, bar])
      #expect(try policies(Bars(visibility: .automatic, shows: false)) == [none, none])
      #expect(try policies(Bars(visibility: .visible, shows: false)) == [bar, bar])
      #expect(gtk_scrolled_window_get_overlay_scrolling(try scroller(screen).opaque) == 0)
      #expect(try policies(Bars(visibility: .automatic)) == [bar, bar])
      #expect(gtk_scrolled_window_get_overlay_scrolling(try scroller(screen).opaque) != 0)
    }

    @Test func otherScrollableViewsHaveTheirBarsHidden() throws {
      let list = TestScreen { List(0..<9, id: \.self) { Text("\($0)") }.scrollIndicators(.hidden) }
      #expect(try policies(list)[1] == GTK_POLICY_EXTERNAL)
      let stack = TestScreen { LazyVStack { Text("a") }.scrollIndicators(.hidden) }
      #expect(try policies(stack) == [GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL])
      let form = TestScreen { Form { Text("a") }.scrollDisabled(true) }
      #expect(try policies(form)[1] == GTK_POLICY_EXTERNAL)
    }

    @Test func marginsAreInsideTheContent() throws {
      struct Margins: View {
        var length = 0.0
        var body: some View {
          ScrollView { ForEach(0..<50) { Text("row \($0)") } }
            .contentMargins(.vertical, length, for: .scrollContent)
            .contentMargins(.bottom, 40, for: .scrollIndicators)
        }
      }
      let screen = TestScreen { Margins(length: 20) }
      screen.layOut()
      let first = try screen.bounds(of: "row 0").y
      let long = try last(screen)
      screen.controller.rootView = Margins()
      screen.layOut()
      #expect(first >= 20)
      #expect(try abs(long - last(screen) - 40) < 1, "both margins scroll with the content")
      let bars = screen.root.all("GtkScrollbar").map { gtk_widget_get_margin_bottom($0.widget) }
      #expect(bars == [40, 40])
    }

    @Test func marginsOfAList() throws {
      let screen = TestScreen {
        List(0..<50, id: \.self) { Text("row \($0)") }.contentMargins(.horizontal, 30)
      }
      screen.layOut()
      let list = try #require(screen.root.first("GtkListView"))
      #expect(list.bounds(in: screen.root).x == 30)
    }

    private struct Growing: View {
      let count: Int
      let isList: Bool
      var body: some View {
        if isList {
          List(0..<count, id: \.self) { Text("row \($0)").frame(height: 30) }.defaultScrollAnchor(.bottom)
        } else {
          ScrollView { ForEach(0..<count) { Text("row \($0)").frame(height: 30) } }.defaultScrollAnchor(.bottom)
        }
      }
    }

    @Test(arguments: [false, true]) func anchorHoldsUntilTheUserScrollsAway(_ isList: Bool) throws {
      let screen = TestScreen { Growing(count: 50, isList: isList) }
      settle(screen)
      #expect(try last(screen) > 500)
      #expect(try abs(offset(screen) - last(screen)) < 2)
      screen.controller.rootView = Growing(count: 60, isList: isList)
      settle(screen)
      #expect(try abs(offset(screen) - last(screen)) < 2, "it stays at the end")
      let adjustment = gtk_scrolled_window_get_vadjustment(try scroller(screen).opaque)
      gtk_adjustment_set_value(adjustment, 300)
      settle(screen)
      let away = try offset(screen)
      screen.controller.rootView = Growing(count: 70, isList: isList)
      settle(screen)
      #expect(try abs(offset(screen) - away) < 2)
    }

    private struct Lower: View {
      var height = 280.0
      let isLazy: Bool
      var body: some View {
        ScrollView {
          if isLazy {
            LazyVStack { ForEach(0..<50) { Text("row \($0)").frame(height: 30) } }
          } else {
            ForEach(0..<50) { Text("row \($0)").frame(height: 30) }
          }
        }
        .defaultScrollAnchor(.bottom)
        .frame(height: height)
      }
    }

    @Test(arguments: [false, true]) func anchorHoldsWhenTheViewBecomesLower(_ isLazy: Bool) throws {
      let screen = TestScreen { Lower(isLazy: isLazy) }
      settle(screen)
      // A lazy stack scrolls in the place of the view around it.
      let scroller = try #require(screen.root.all("GtkScrolledWindow").last)
      let adjustment = try #require(gtk_scrolled_window_get_vadjustment(scroller.opaque))
      func distanceToEnd() -> Double {
        gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
          - gtk_adjustment_get_value(adjustment)
      }
      #expect(gtk_adjustment_get_value(adjustment) > 500)
      for height in [150.0, 90, 250] {
        screen.controller.rootView = Lower(height: height, isLazy: isLazy)
        settle(screen)
        #expect(distanceToEnd() < 2, "\(height)")
      }
    }

    @Test func shortContentIsAtTheAnchor() throws {
      struct Chat: View {
        let anchor: UnitPoint?
        var body: some View { ScrollView { Text("Hello").frame(height: 30) }.defaultScrollAnchor(anchor) }
      }
      let screen = TestScreen { Chat(anchor: .bottom) }
      settle(screen)
      #expect(try screen.bounds(of: "Hello").y > 260)
      screen.controller.rootView = Chat(anchor: .center)
      settle(screen)
      #expect(try (120...160).contains(screen.bounds(of: "Hello").y))
      screen.controller.rootView = Chat(anchor: nil)
      settle(screen)
      #expect(try screen.bounds(of: "Hello").y < 20)
    }

    @Test func settingsOfTheOutermostViewEndThere() throws {
      let screen = TestScreen {
        ScrollView {
          ScrollView { ForEach(0..<50) { Text("row \($0)").frame(height: 30) } }.frame(height: 200)
          ForEach(50..<90) { Text("row \($0)").frame(height: 30) }
        }
        .defaultScrollAnchor(.bottom)
      }
      settle(screen)
      let inner = screen.root.all("GtkScrolledWindow")[1]
      #expect(gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(inner.opaque)) == 0)
      #expect(try abs(offset(screen) - last(screen)) < 2)
    }

    @Test func contentMayBeDrawnOutside() throws {
      struct Clipped: View {
        let isDisabled: Bool
        var body: some View { ScrollView { Text("a") }.scrollClipDisabled(isDisabled) }
      }
      let screen = TestScreen { Clipped(isDisabled: true) }
      let viewport = try #require(screen.root.first("GtkViewport"))
      #expect(!viewport.clipsContent)
      #expect(try !scroller(screen).clipsContent)
      screen.controller.rootView = Clipped(isDisabled: false)
      screen.flush()
      #expect(viewport.clipsContent)
    }

    @Test func backgroundIsHidden() throws {
      struct Hidden: View {
        let visibility: Visibility
        @State private var text = ""
        var body: some View {
          List { Text("a") }.scrollContentBackground(visibility)
          TextEditor(text: $text).scrollContentBackground(visibility)
        }
      }
      let screen = TestScreen { Hidden(visibility: .hidden) }
      let list = try #require(screen.root.first("GtkListView"))
      let editor = try #require(screen.root.first("GtkTextView"))
      let count = editor.styles.count
      var look = ListLook(kind: .insetGrouped)
      look.showsBackground = false
      #expect(list.hasStyle(look.css))
      screen.controller.rootView = Hidden(visibility: .visible)
      screen.flush()
      #expect(!list.hasStyle(look.css))
      #expect(editor.styles.count == count - 1)
    }

    @Test func positionGoesWithItsView() {
      weak var token: Token?
      var references: [Gtk.WeakReference] = []
      do {
        let held = Token()
        token = held
        let position = Binding<Int?>(
          get: { withExtendedLifetime(held) { nil } }, set: { _ in withExtendedLifetime(held) {} })
        let screen = TestScreen {
          ScrollView { VStack { ForEach(0..<50) { Text("row \($0)") } }.scrollTargetLayout() }
            .scrollPosition(id: position).scrollTargetBehavior(.viewAligned).defaultScrollAnchor(.center)
            .scrollDisabled(true).scrollDismissesKeyboard(.never).scrollBounceBehavior(.basedOnSize)
        }
        screen.layOut()
        references = screen.root.all.map { Gtk.WeakReference($0) }
        screen.close()
      }
      #expect(MainLoop.pump { token == nil && !references.contains { $0.isAlive } })
    }
  }
}
