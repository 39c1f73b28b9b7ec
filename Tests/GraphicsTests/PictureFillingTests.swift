import Testing

@testable import Graphics

@Suite struct PictureFillingTests {
  private func filling(leading: Double, trailing: Double) -> PictureFilling {
    var filling = PictureFilling()
    filling.capInsets = EdgeInsets(leading: leading, trailing: trailing)
    return filling
  }

  @Test func wholePictureFillsTheSpaceWithoutMargins() {
    #expect(PictureFilling().columns(of: 10, in: 40) == [.init(source: 0..<10, target: 0..<40)])
    #expect(PictureFilling().columns(of: 0, in: 40).isEmpty && PictureFilling().rows(of: 10, in: 0).isEmpty)
  }

  @Test func marginsKeepTheirSize() {
    let parts = filling(leading: 3, trailing: 2).columns(of: 10, in: 40)
    #expect(
      parts == [
        .init(source: 0..<3, target: 0..<3), .init(source: 3..<8, target: 3..<38),
        .init(source: 8..<10, target: 38..<40),
      ])
  }

  @Test func marginsShareASpaceThatIsTooSmall() {
    let parts = filling(leading: 6, trailing: 3).columns(of: 10, in: 3)
    #expect(parts == [.init(source: 0..<6, target: 0..<2), .init(source: 7..<10, target: 2..<3)])
  }

  @Test func marginsLargerThanThePictureEndAtItsEdges() {
    let parts = filling(leading: 100, trailing: -5).columns(of: 10, in: 20)
    #expect(parts == [.init(source: 0..<10, target: 0..<10)])
  }
}
