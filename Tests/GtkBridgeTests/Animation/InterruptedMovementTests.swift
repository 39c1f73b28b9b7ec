import Foundation
import GtkBridgeTesting
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Movements that others interrupt, some of them before their first frame. GTK reports no warnings.
  @Suite @MainActor struct InterruptedMovementTests {
    /// Views that appear and disappear by transitions, also between the frames.
    private struct Comings: View {
      @State private var isOn = false
      @State private var rows = [1, 2, 3]
      @Namespace private var space

      var body: some View {
        VStack {
          Button("Change") {
            withAnimation(.spring()) {
              isOn.toggle()
              rows = rows.count > 1 ? [rows.count] : [5, 4, 3, 2, 1]
            }
          }
          if isOn {
            Text("here").matchedGeometryEffect(id: "place", in: space).transition(.slide)
            Text("also here").matchedGeometryEffect(id: "place", in: space)
          } else {
            Text("there").matchedGeometryEffect(id: "place", in: space)
          }
          ForEach(rows, id: \.self) { row in
            HStack { Text("row \(row)") }.transition(.move(edge: .leading).combined(with: .opacity))
          }
          List(rows, id: \.self) { Text("item \($0)").transition(.scale) }
        }
      }
    }

    /// A changing layout, with views whose boxes have separate trees.
    private struct Layouts: View {
      @State private var step = 0

      private var layout: AnyLayout {
        switch step % 4 {
        case 0: AnyLayout(HStackLayout())
        case 1: AnyLayout(VStackLayout(alignment: .trailing))
        case 2: AnyLayout(ZStackLayout())
        default: AnyLayout(HStackLayout(spacing: 90))
        }
      }

      var body: some View {
        VStack {
          Button("Change") { withAnimation { step += 1 } }
          layout {
            ForEach(0..<(step % 7), id: \.self) { cell in
              Text("cell \(cell)").layoutPriority(Double(cell))
                .fixedSize(horizontal: cell.isMultiple(of: 2), vertical: false)
            }
            Spacer()
          }
          .safeAreaInset(edge: .bottom) { Text("step \(step)") }
        }
      }
    }

    private func warnings<Content: View>(_ content: Content) async throws -> [String] {
      try await ToolkitWarnings.during {
        let host = try ViewHost(size: CGSize(width: 300, height: 500)) { content }
        for step in 0..<20 {
          try host.tap("Change")
          if !step.isMultiple(of: 3) { await host.nextFrame() }
        }
        for _ in 0..<5 { await host.nextFrame() }
        host.close()
      }
    }

    @Test func viewsMayGoBeforeTheyHaveBeenSeen() async throws {
      #expect(try await warnings(Comings()) == [])
    }

    @Test func layoutMayChangeDuringItsMovement() async throws {
      #expect(try await warnings(Layouts()) == [])
    }
  }
}
