import Foundation
import Testing

@testable import Graphics

@Suite struct SymbolTemplateTests {
  private func symbol(_ groups: String) throws -> Symbol? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
       <g id="Notes"><rect height="2200" width="3300"/><path d="M0 0H3000V2000Z"/></g>
       <g id="Symbols">\(groups)</g>
      </svg>
      """
    try Data(text.utf8).write(to: file)
    return SymbolCatalogue.symbol(named: file.path)
  }

  private func box(of symbol: Symbol?) throws -> CGRect {
    let boxes = try #require(symbol).marks.map(\.path.boundingRect)
    return boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
  }

  @Test func theRegularWeightIsInTheMiddleOfTheGrid() throws {
    let symbol = try symbol(
      """
      <g id="Black-M"><path d="M0 0H10V10H0Z"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path d="M0-94H94V0H0Z"/></g>
      <g id="Regular-S"><path d="M0 0H10V10H0Z"/></g>
      """)
    let box = try box(of: symbol)
    #expect(abs(box.minX - 1) < 0.001 && abs(box.maxX - 15) < 0.001)
    #expect(abs(box.minY - 1) < 0.001 && abs(box.maxY - 15) < 0.001)
    #expect(symbol?.marks.count == 1)
  }

  @Test func aWideSymbolFitsIntoTheGrid() throws {
    let box = try box(of: symbol(#"<g id="Regular-S"><path d="M0 0H300V30H0Z"/></g>"#))
    #expect(abs(box.width - 15) < 0.001 && abs(box.height - 1.5) < 0.001)
    #expect(abs(box.midX - 8) < 0.001 && abs(box.midY - 8) < 0.001)
  }

  @Test func classesNameTheLayers() throws {
    let symbol = try symbol(
      """
      <g id="Regular-M">
       <path class="monochrome-0 hierarchical-0:secondary" d="M0 0H10V10H0Z"/>
       <path class="monochrome-1 hierarchical-1:primary" d="M0 0H20V20H0Z"></path>
      </g>
      """)
    #expect(symbol?.marks.map(\.effect) == [.paint(layer: 1), .paint(layer: 0)])
    #expect(symbol?.marks.map(\.shape) == [.area, .area])
  }

  @Test func transformsOfInnerGroupsApply() throws {
    let symbol = try symbol(
      """
      <g id="Regular-M" transform="translate(100, 50)">
       <g transform="scale(2)"><path d="M0 0H10V10H0Z"/></g>
       <path d="M30 0H40V10H30Z"/>
      </g>
      """)
    let boxes = try #require(symbol).marks.map(\.path.boundingRect)
    let (first, second) = (boxes[0], boxes[1])
    #expect(abs(first.width / second.width - 2) < 0.001)
    #expect(abs((second.minX - first.minX) / second.width - 3) < 0.001)
  }

  @Test(arguments: [
    "", #"<g id="Regular-M"></g>"#, #"<g id="Regular-M"><path d="nothing"/></g>"#,
    #"<g id="Regular-M"><path d="M1 1Z"/></g>"#, #"<g id="Regular-M"><path d="#,
    #"</g></g></g></svg><path d="M0 0H10V10Z"/>"#, #"<g id="Thin-M"><path d="M0 0H10V10Z"/></g>"#,
  ])
  func aFileWithoutTheGroupHasNone(_ groups: String) throws {
    #expect(try symbol(groups) == nil)
  }

  @Test func aMissingFileHasNone() {
    #expect(SymbolCatalogue.symbol(named: "/nowhere/at/all.svg") == nil)
  }
}
