import Testing

@testable import HomeCore

@Suite("Cover art")
struct CoverArtTests {
  @Test("is the same for the same name, in every run")
  func stability() {
    #expect(CoverArt(named: "book-1") == CoverArt(named: "book-1"))
    #expect(CoverArt(named: "book-1") != CoverArt(named: "book-2"))
    var numbers = NameNumbers("book-1")
    #expect((0..<4).map { _ in numbers.next(below: 1_000) } == [426, 510, 101, 706])
  }

  @Test("differs between names")
  func variety() {
    let arts = Set((0..<200).map { CoverArt(named: "book-\($0)") })
    #expect(arts.count > 180)
    #expect(Set(arts.map(\.top)).count == CoverPalette.all.count)
  }

  @Test("is sound for any name", arguments: ["", " ", "<b>", "😀", String(repeating: "x", count: 10_000)])
  func anyName(name: String) {
    for shape in CoverArt(named: name).shapes {
      #expect((-1...1.1).contains(shape.x) && (-1...1.1).contains(shape.y))
      #expect((0.05...2).contains(shape.width) && (0.05...2).contains(shape.height))
      #expect((0...1).contains(shape.opacity))
    }
  }

  @Test("draws in the range it is asked for")
  func numbers() {
    var numbers = NameNumbers("x")
    for _ in 0..<1_000 {
      #expect((0..<7).contains(numbers.next(below: 7)))
      #expect((-0.5...0.25).contains(numbers.next(in: -0.5...0.25)))
    }
  }
}
