import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  /// Shapes and modifiers for places where code needs any.
  @Suite @MainActor struct PlaceholderTests {
    @Test func emptyModifierChangesNothing() throws {
      let host = try ViewHost {
        HStack(spacing: 0) {
          Text("plain")
          Text("plain").modifier(EmptyModifier())
        }
      }
      let sizes = host.widgets.filter { $0.labelText == "plain" }.map { host.frame(of: $0).size }
      #expect(sizes.count == 2 && sizes[0] == sizes[1])
    }

    @Test(arguments: [true, false]) func hiddenShapeIsTheShape(_ isRound: Bool) {
      let rect = CGRect(x: 10, y: 20, width: 40, height: 30)
      let shape = isRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 4))
      #expect(
        shape.path(in: rect) == (isRound ? Circle().path(in: rect) : RoundedRectangle(cornerRadius: 4).path(in: rect)))
      #expect(
        AnyShape(Rectangle().trim(from: 0, to: 0.5)).path(in: rect) == Rectangle().trim(from: 0, to: 0.5).path(in: rect)
      )
    }
  }
}
