import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Scroll views that are disabled, stop at targets or are bound to a position, by a real wheel.
  @Suite @MainActor struct ScrollInputTests {
    /// The tests click and scroll in the front window, and search all windows, so the windows of other tests must
    /// close.
    init() {
      for window in Gtk.shownWindows { window.destroy() }
    }

    private final class Model: ObservableObject {
      @Published var isDisabled = true
      @Published var position: Int?
    }

    private let model = Model()

    private func show<Content: View>(@ViewBuilder _ content: () -> Content) async throws -> ViewHost {
      let host = try ViewHost(content: content)
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      return host
    }

    private func scrollers() throws -> [Gtk.Widget] {
      // The bars at the bottom of a window also scroll, but are hidden while they are empty.
      try #require(Gtk.shownWindows.first).all("GtkScrolledWindow").filter(\.isMapped)
    }

    private func offset(_ window: Gtk.Widget) -> Double {
      gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(window.opaque))
    }

    private func page(_ window: Gtk.Widget) -> Double {
      gtk_adjustment_get_page_size(gtk_scrolled_window_get_vadjustment(window.opaque))
    }

    private struct Nested: View {
      @ObservedObject var model: Model
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Text("inner \($0)").frame(height: 30) } } }
              .scrollDisabled(model.isDisabled)
              .frame(width: 380, height: 280)
            ForEach(0..<50) { Text("outer \($0)").frame(height: 30) }
          }
        }
      }
    }

    @Test func disabledViewLeavesTheWheelToTheOneAround() async throws {
      let host = try await show { Nested(model: model) }
      let windows = try scrollers()
      try #require(windows.count == 2)
      try InputDevices.turnWheel(1, atX: 200, y: 200)
      #expect(await MainLoop.wait { self.offset(windows[0]) > 0 })
      #expect(offset(windows[1]) == 0)
      let before = offset(windows[0])
      model.isDisabled = false
      await host.nextFrame()
      try InputDevices.turnWheel(1, atX: 200, y: 150)
      #expect(await MainLoop.wait { self.offset(windows[1]) > 0 })
      #expect(offset(windows[0]) == before)
    }

    private struct Keys: View {
      @ObservedObject var model: Model
      var body: some View {
        ScrollView {
          Button("first") {}.onKeyPress("a") {
            model.position = 1
            return .handled
          }
          ForEach(0..<50) { Text("row \($0)").frame(height: 30) }
        }
        .scrollDisabled(model.isDisabled)
      }
    }

    @Test func keysScrollNoDisabledView() async throws {
      model.isDisabled = false
      let host = try await show { Keys(model: model) }
      let window = try scrollers()[0]
      #expect(window.button("first")?.grabFocus() == true)
      try InputDevices.press("Next")
      #expect(await MainLoop.wait { self.offset(window) > 100 })
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(window.opaque), 0)
      model.isDisabled = true
      await host.nextFrame()
      try InputDevices.press("Next", "a")
      #expect(await MainLoop.wait { self.model.position == 1 }, "the later key has arrived")
      #expect(offset(window) == 0)
      withExtendedLifetime(host) {}
    }

    private struct Pages<Behavior: ScrollTargetBehavior>: View {
      let behavior: Behavior
      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)").frame(height: $0.isMultiple(of: 2) ? 150 : 80) } }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(behavior)
      }
    }

    private struct HeaderEdge: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if target.rect.minY < 400 { target.rect.origin.y = target.rect.minY < 200 ? 0 : 400 }
      }
    }

    @Test func ownBehaviourAppliesAfterTheWheel() async throws {
      let host = try await show { Pages(behavior: HeaderEdge()) }
      let window = try scrollers()[0]
      let pointer = try #require(gtk_scrolled_window_get_vadjustment(window.opaque))
      let adjustment = Gtk.Object(retaining: UnsafeMutableRawPointer(pointer))
      var furthest = 0.0
      // The content may be back before a slow machine looks at it.
      let following = adjustment.connect("value-changed") { furthest = max(furthest, self.offset(window)) }
      try InputDevices.turnWheel(1, atX: 200, y: 200)
      #expect(await MainLoop.wait { furthest > 10 }, "the wheel is not held")
      #expect(await MainLoop.wait { self.offset(window) == 0 }, "\(offset(window))")
      following.disconnect()
      try InputDevices.turnWheel(6, atX: 200, y: 200)
      #expect(await MainLoop.wait { self.offset(window) >= 400 }, "\(offset(window))")
      withExtendedLifetime(host) {}
    }

    @Test func wheelTurnsPages() async throws {
      let host = try await show { Pages(behavior: .paging) }
      let window = try scrollers()[0]
      let page = page(window)
      for expected in [1.0, 2.0] {
        try InputDevices.turnWheel(1, atX: 200, y: 200)
        #expect(await MainLoop.wait { self.offset(window) == expected * page }, "\(offset(window)) of \(page)")
      }
      try InputDevices.turnWheel(-1, atX: 200, y: 200)
      #expect(await MainLoop.wait { self.offset(window) == page })
      withExtendedLifetime(host) {}
    }

    @Test func wheelAlignsViews() async throws {
      let host = try await show { Pages(behavior: .viewAligned) }
      let window = try scrollers()[0]
      for expected in [150.0, 230, 380] {
        try InputDevices.turnWheel(1, atX: 200, y: 200)
        #expect(await MainLoop.wait { self.offset(window) == expected }, "\(offset(window))")
      }
      try InputDevices.turnWheel(-1, atX: 200, y: 200)
      #expect(await MainLoop.wait { self.offset(window) == 230 })
      withExtendedLifetime(host) {}
    }

    @Test func fingersLeaveTheContentAtAView() async throws {
      let host = try await show { Pages(behavior: .viewAligned) }
      let window = try scrollers()[0]
      await host.nextFrame()
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(window.opaque), 205)
      try endDrag(in: window)
      #expect(await MainLoop.wait { self.offset(window) == 230 }, "\(offset(window))")
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(window.opaque), 160)
      try endDrag(in: window)
      #expect(await MainLoop.wait { self.offset(window) == 150 }, "\(offset(window))")
      withExtendedLifetime(host) {}
    }

    /// Emits GTK's signal for a finger that leaves a touchscreen, which the display of tests lacks.
    private func endDrag(in window: Gtk.Widget) throws {
      let list = try #require(gtk_widget_observe_controllers(window.widget))
      let controllers = Gtk.Object(adopting: UnsafeMutableRawPointer(list))
      for index in 0..<g_list_model_get_n_items(controllers.opaque) {
        let controller = Gtk.Object(adopting: try #require(g_list_model_get_item(controllers.opaque, index)))
        let type = gtkbridge_object_type(controller.pointer)
        guard type == gtk_gesture_drag_get_type() else { continue }
        var values = [GValue(), GValue(), GValue()]
        g_value_init(&values[0], type)
        g_value_set_object(&values[0], controller.pointer)
        for number in 1...2 { g_value_init(&values[number], g_type_from_name("gdouble")) }
        var answer = GValue()
        g_signal_emitv(&values, g_signal_lookup("drag-end", type), 0, &answer)
        g_value_unset(&values[0])
      }
    }

    @Test func lazyStackAlignsItsViewsInThePlaceOfTheScrollView() async throws {
      let host = try await show {
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200) { Text("row \($0)").frame(height: 100) } } }
          .scrollTargetBehavior(.viewAligned)
      }
      let window = try #require(try scrollers().last)
      try InputDevices.turnWheel(1, atX: 200, y: 200)
      #expect(await MainLoop.wait { self.offset(window) == 100 }, "\(offset(window))")
      try InputDevices.turnWheel(1, atX: 200, y: 200)
      #expect(await MainLoop.wait { self.offset(window) == 200 })
      try InputDevices.turnWheel(-1, atX: 200, y: 200)
      #expect(await MainLoop.wait { self.offset(window) == 100 })
      withExtendedLifetime(host) {}
    }

    private struct Positioned<Rows: View>: View {
      @ObservedObject var model: Model
      let rows: Rows
      var body: some View {
        rows.scrollPosition(id: $model.position)
        Button("to 40") { model.position = 40 }
      }
    }

    private func checkPosition<Rows: View>(@ViewBuilder _ rows: () -> Rows) async throws {
      let host = try await show { Positioned(model: model, rows: rows()) }
      let window = try #require(try scrollers().last)
      // One notch at a time, because the next one might arrive after the binding has changed.
      for _ in 0..<2 {
        let before = offset(window)
        try InputDevices.turnWheel(1, atX: 200, y: 100)
        #expect(await MainLoop.wait { self.offset(window) > before })
      }
      /// The place of a row's text, if it is visible.
      func place(_ number: Int) -> Bounds? {
        guard let bounds = window.label("row \(number)").flatMap({ $0.isMapped ? $0.bounds(in: window) : nil }),
          Double(bounds.maxY) > 0, Double(bounds.y) < self.page(window)
        else { return nil }
        return bounds
      }
      func isFirstInSight(_ number: Int) -> Bool {
        place(number - 1) == nil && (place(number) ?? place(number + 1)) != nil
      }
      #expect(
        await MainLoop.wait { self.model.position.map { $0 > 0 && isFirstInSight($0) } == true },
        "\(String(describing: model.position))")
      try host.tap("to 40")
      #expect(
        await MainLoop.wait { place(40).map { $0.y >= 0 && Double($0.maxY) <= self.page(window) } == true },
        "\(String(describing: place(40)))")
      await host.nextFrame()
      await host.nextFrame()
      #expect(model.position == 40, "the view's own movement does not change the binding")
    }

    @Test func positionOfAScrollView() async throws {
      try await checkPosition {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<100) { Text("row \($0)").frame(height: 30) } }.scrollTargetLayout()
        }
      }
    }

    @Test func positionOfViewsWithIdentifiers() async throws {
      try await checkPosition {
        ScrollView { ForEach(0..<100) { number in Text("row \(number)").frame(height: 30).id(number) } }
      }
    }

    @Test func positionOfALazyStack() async throws {
      try await checkPosition {
        ScrollView { LazyVStack { ForEach(0..<100) { Text("row \($0)").frame(height: 30) } }.scrollTargetLayout() }
      }
    }

    @Test func positionOfAList() async throws {
      try await checkPosition { List(0..<100, id: \.self) { Text("row \($0)").frame(height: 30) } }
    }
  }
}
