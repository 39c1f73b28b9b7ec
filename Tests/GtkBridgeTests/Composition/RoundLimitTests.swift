import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Work that repeatedly requests itself waits for the next frame, so it cannot freeze the window.
  @Suite @MainActor struct RoundLimitTests {
    private let graph = ViewGraph()

    private func container() -> Container {
      Container(Gtk.Box(axis: .vertical), axis: .vertical, layout: .init(), outer: nil, graph: graph)
    }

    @Test func arrangementThatAsksForItselfEnds() {
      let container = container()
      var count = 0
      container.onArrange = { [unowned container] in
        count += 1
        // Enough to fail by; without a limit it would never end.
        if count < 10_000 { container.setNeedsArrangement() }
      }
      container.setNeedsArrangement()
      graph.flushNow()
      #expect(count > 1 && count < 100)
      #expect(graph.needsUpdate, "the rest waits for the next frame")
    }

    @Test func containersThatAskForEachOtherEnd() {
      let (one, other) = (container(), container())
      var count = 0
      for (container, next) in [(one, other), (other, one)] {
        container.onArrange = { [unowned next] in
          count += 1
          if count < 10_000 { next.setNeedsArrangement() }
        }
      }
      one.setNeedsArrangement()
      graph.flushNow()
      #expect(count > 2 && count < 200)
    }

    @Test func alignmentThatAsksForItselfEnds() {
      final class Restless: Container {
        var count = 0
        override func align() {
          super.align()
          count += 1
          if count < 10_000 { graph.setNeedsAlignment(self) }
        }
      }
      let container = Restless(Gtk.Box(axis: .vertical), axis: nil, layout: .init(), outer: nil, graph: graph)
      graph.setNeedsAlignment(container)
      graph.flushNow()
      #expect(container.count > 1 && container.count < 10_000)
    }

    @Test func deepTreesAreAlignedInOneUpdate() {
      var containers: [Container] = []
      for _ in 0..<300 {
        containers.append(
          Container(Gtk.Box(axis: .vertical), axis: nil, layout: .init(), outer: containers.last, graph: graph))
      }
      containers.last?.layout.horizontal = .start
      graph.flushNow()
      #expect(!graph.needsUpdate)
    }
  }
}
