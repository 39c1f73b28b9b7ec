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

  @Test func aPixelIsRepeatedBetweenMarginsThatCoverThePicture() {
    let large = filling(leading: 100, trailing: -5).columns(of: 10, in: 20)
    #expect(large == [.init(source: 0..<10, target: 0..<10), .init(source: 9..<10, target: 10..<20)])
    let halves = filling(leading: 5, trailing: 5).columns(of: 10, in: 20)
    #expect(
      halves == [
        .init(source: 0..<5, target: 0..<5), .init(source: 5..<6, target: 5..<15),
        .init(source: 5..<10, target: 15..<20),
      ])
  }

  @Test func marginsEndBetweenPixels() {
    let parts = filling(leading: 4.5, trailing: 4.5).columns(of: 9, in: 30)
    #expect(
      parts == [
        .init(source: 0..<5, target: 0..<5), .init(source: 5..<6, target: 5..<26),
        .init(source: 5..<9, target: 26..<30),
      ])
    let narrow = filling(leading: 0.2, trailing: 0.4).columns(of: 3, in: 30)
    #expect(narrow == [.init(source: 0..<3, target: 0..<30)], "less than half a pixel is none")
    let dense = filling(leading: 1.5, trailing: 0.75).columns(of: 3, pixels: 6, in: 30)
    #expect(
      dense == [
        .init(source: 0..<3, target: 0..<1.5), .init(source: 3..<4, target: 1.5..<29),
        .init(source: 4..<6, target: 29..<30),
      ])
  }

  @Test(arguments: [1.0, 1.5, 2, 2.5, 3, 7.3, 20])
  func everyPixelAndAllOfTheSpaceAreCovered(_ margin: Double) {
    for pixels in 1...8 {
      let parts = filling(leading: margin, trailing: margin).columns(of: Double(pixels), in: 40)
      #expect(parts.first?.target.lowerBound == 0 && parts.last?.target.upperBound == 40)
      for (part, next) in zip(parts, parts.dropFirst()) { #expect(part.target.upperBound == next.target.lowerBound) }
      let seen = Set(parts.flatMap { Int($0.source.lowerBound)..<Int($0.source.upperBound) })
      #expect(seen == Set(0..<pixels))
    }
  }
}
