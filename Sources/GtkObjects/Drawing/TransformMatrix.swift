import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A change in the plane by a matrix that depends on the size of the child: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  package struct TransformMatrix: Equatable, Sendable {
    package struct Values: Equatable, Sendable {
      package var a, b, c, d, tx, ty: Double

      package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
      }
    }

    @MainActor
    private final class Source {
      let values: @MainActor (CGSize) -> Values

      init(_ values: @escaping @MainActor (CGSize) -> Values) { self.values = values }
    }

    private let source: Source
    private var isMirrored = false

    @MainActor
    package init(_ values: @escaping @MainActor (CGSize) -> Values) { source = Source(values) }

    package static func == (first: TransformMatrix, second: TransformMatrix) -> Bool {
      first.source === second.source && first.isMirrored == second.isMirrored
    }

    func mirrored() -> TransformMatrix {
      var mirrored = self
      mirrored.isMirrored.toggle()
      return mirrored
    }

    /// Adds the change to a transform, whose reference it takes. A matrix that is not finite changes nothing.
    func apply(to transform: OpaquePointer?, width: Double, height: Double) -> OpaquePointer? {
      // GTK asks for transforms on the main thread alone.
      var values = MainActor.assumeIsolated { source.values(CGSize(width: width, height: height)) }
      if isMirrored {
        values.tx = width * (1 - values.a) - values.tx
        values.ty += values.b * width
        (values.b, values.c) = (-values.b, -values.c)
      }
      let (a, b, c, d) = (values.a, values.b, values.c, values.d)
      guard [a, b, c, d, values.tx, values.ty].allSatisfy(\.isFinite) else { return transform }
      var origin = graphene_point_t(x: Float(values.tx), y: Float(values.ty))
      let moved = gsk_transform_translate(transform, &origin)
      return a == 1 && b == 0 && c == 0 && d == 1 ? moved : Transform.adding((a, c, b, d), to: moved)
    }
  }
}
