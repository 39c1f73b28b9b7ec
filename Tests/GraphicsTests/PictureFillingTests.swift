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

  @Test func somethingIsLeftBetweenMarginsThatCoverThePicture() {
    let large = filling(leading: 100, trailing: -5).columns(of: 10, in: 20)
    #expect(large == [.init(source: 0..<9, target: 0..<9), .init(source: 9..<10, target: 9..<20)])
    let halves = filling(leading: 5, trailing: 5).columns(of: 10, in: 20)
    #expect(
      halves == [
        .init(source: 0..<5, target: 0..<5), .init(source: 5..<6, target: 5..<16),
        .init(source: 6..<10, target: 16..<20),
      ])
    #expect(filling(leading: 4.5, trailing: 4.5).columns(of: 9, in: 30).last?.target.upperBound == 30)
  }
}
