import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct GeometryEffectTests {
    private struct Shift: GeometryEffect {
      var share: CGFloat

      var animatableData: CGFloat {
        get { share }
        set { share = newValue }
      }

      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
      }
    }

    private struct Shifting: View {
      @State var share = 0.0

      var body: some View {
        VStack {
          Text("text").frame(width: 100, height: 20).modifier(Shift(share: share))
          Button("move") { share = 0.5 }
          Button("animate") { withAnimation(.linear(duration: 0.4)) { share = 1 } }
        }
      }
    }

    @Test func effectsMoveByTheSizeAndAreAnimated() async throws {
      let host = try ViewHost { Shifting() }
      try await host.wait(for: "text")
      await host.nextFrame()
      let label = try host.label("text")
      let start = host.frame(of: label).minX
      var seen: Set<Int> = []
      // A busy machine may paint only the end of a movement. Then the movement is repeated.
      for _ in 0..<20 where !seen.contains(where: { $0 > 52 && $0 < 98 }) {
        try host.tap("move")
        #expect(await MainLoop.wait { abs(host.frame(of: label).minX - start - 50) < 1 })
        try host.tap("animate")
        #expect(
          await MainLoop.wait {
            seen.insert(Int(host.frame(of: label).minX - start))
            return abs(host.frame(of: label).minX - start - 100) < 1
          })
      }
      #expect(seen.contains { $0 > 52 && $0 < 98 }, "\(seen.sorted())")
      host.close()
    }

    @Test func transformsScaleRotateAndShear() async throws {
      let host = try ViewHost {
        VStack {
          Text("scaled").frame(width: 40, height: 20).background { Color.red.frame(width: 40, height: 20) }
            .transformEffect(CGAffineTransform(scaleX: 2, y: 3))
          Text("turned").transformEffect(CGAffineTransform(rotationAngle: .pi / 2))
          Text("odd").transformEffect(CGAffineTransform(a: .nan, b: 0, c: 0, d: 0, tx: .infinity, ty: 0))
        }
      }
      try await host.wait(for: "scaled")
      await host.nextFrame()
      let window = try #require(Gtk.shownWindows.first)
      let (scaled, turned) = (try host.label("scaled"), try host.label("turned"))
      let large = try #require(scaled.frame(in: window))
      #expect(abs(large.height / Double(scaled.height) - 3) < 0.1 && abs(large.width / Double(scaled.width) - 2) < 0.1)
      let frame = try #require(turned.frame(in: window))
      #expect(abs(frame.width - Double(turned.height)) < 1.5 && abs(frame.height - Double(turned.width)) < 1.5)
      host.close()
    }

    @Test func projectionsAreThoseOfTheirParts() {
      let turn = ProjectionTransform(CGAffineTransform(rotationAngle: 1))
      let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
      let both = ProjectionTransform(CGAffineTransform(rotationAngle: 1).concatenating(.init(translationX: 3, y: 4)))
      let joined = turn.concatenating(move)
      #expect(abs(joined.m11 - both.m11) < 1e-9 && abs(joined.m31 - both.m31) < 1e-9 && joined.isAffine)
      #expect(ProjectionTransform().isIdentity && !turn.isIdentity)
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 500
      #expect(!ProjectionTransform(CATransform3DRotate(perspective, 1, 0, 1, 0)).isAffine)
    }
  }
}
