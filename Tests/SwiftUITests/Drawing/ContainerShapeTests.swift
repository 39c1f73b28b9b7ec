import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct ContainerShapeTests {
    @Test func shapeInsideIsThatOfTheContainer() throws {
      let view = Color.clear.frame(width: 60, height: 60)
        .background { ContainerRelativeShape().fill(.red) }
        .containerShape(Circle())
      let picture = try Pixels(of: view)
      #expect(picture[30, 30].isNear(255, 59, 48, within: 60))
      #expect(picture[4, 4].alpha == 0)
      // Without a shape of the container, the corner is filled.
      let square = try Pixels(of: ContainerRelativeShape().fill(.red).frame(width: 60, height: 60))
      #expect(square[4, 4].alpha == 255)
    }

    @Test func containerClipsWhatIsInside() throws {
      let picture = try Pixels(
        of: Color.red.frame(width: 60, height: 60).clipShape(ContainerRelativeShape()).containerShape(Circle()))
      #expect(picture[30, 30].isNear(255, 59, 48, within: 60))
      #expect(picture[4, 4].alpha == 0)
      let square = try Pixels(of: Color.red.frame(width: 60, height: 60).clipShape(ContainerRelativeShape()))
      #expect(square[4, 4].alpha == 255)
    }

    @Test func cornersInsideHaveTheCentreOfTheOuterOnes() throws {
      func drawn(_ padding: CGFloat) throws -> Pixels {
        try Pixels(
          of: ContainerRelativeShape().fill(.red).frame(width: 80 - 2 * padding, height: 80 - 2 * padding)
            .padding(padding).containerShape(RoundedRectangle(cornerRadius: 20)))
      }
      // A corner of 20 points at no distance excludes this point, and one of 4 points at a distance of 16 includes it.
      #expect(try drawn(0)[2, 2].alpha == 0)
      #expect(try drawn(16)[18, 18].alpha > 200)
      #expect(try drawn(16)[10, 40].alpha == 0)
    }
  }
}
