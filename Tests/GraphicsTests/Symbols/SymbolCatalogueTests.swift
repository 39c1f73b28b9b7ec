import Foundation
import Testing

@testable import Graphics

@Suite struct SymbolCatalogueTests {
  @Test func everyUsedNameHasADrawing() {
    #expect(UsedSymbols.names.count > 600)
    for name in UsedSymbols.names { #expect(SymbolCatalogue.symbol(named: name) != nil, "\(name)") }
  }

  @Test func everyNumberAndLetterIsFramed() {
    let glyphs = (0...50).map { "\($0)" } + "abcdefghijklmnopqrstuvwxyz".map { "\($0)" }
    for glyph in glyphs {
      for variant in ["circle", "circle.fill", "square", "square.fill"] {
        #expect(SymbolCatalogue.symbol(named: "\(glyph).\(variant)") != nil, "\(glyph).\(variant)")
      }
    }
    for name in ["51.circle", "01.circle", "ab.circle", "1", "a"] {
      #expect(SymbolCatalogue.symbol(named: name) == nil)
    }
  }

  @Test(arguments: [
    "", ".", ".fill", "fill", "circle.", "trash.unknown", "unknown.fill", "user-trash-symbolic", "heart..fill",
    "heart.badge.", "heart.badge.unknown", ".circle.fill", ".badge.plus", ".slash",
  ])
  func otherNamesHaveNone(_ name: String) {
    #expect(SymbolCatalogue.symbol(named: name) == nil)
  }

  @Test func everyRecipeIsValidAndLiesOnTheGrid() throws {
    let grid = -0.05...Symbol.gridSize + 0.05
    for name in SymbolCatalogue.drawingNames {
      for name in [name, name + ".fill"] {
        guard let symbol = SymbolCatalogue.symbol(named: name) else {
          Issue.record("\(name) is invalid")
          continue
        }
        #expect(!symbol.marks.isEmpty)
        for mark in symbol.marks where mark.effect != .erase {
          let bounds = mark.path.boundingRect
          let isInside = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy(grid.contains)
          #expect(isInside, "\(name): \(bounds)")
        }
      }
    }
  }

  @Test func noTwoDrawingsAreTheSameUnlessOneSaysSo() {
    var drawings: [String: [String]] = [:]
    for name in SymbolCatalogue.drawingNames {
      // A recipe that only includes another symbol is a second name for it.
      let recipe = SymbolCatalogue.recipes[Substring(name)] ?? ""
      guard !recipe.hasPrefix("@") || recipe.contains(";"), let symbol = SymbolCatalogue.symbol(named: name) else {
        continue
      }
      drawings["\(symbol.marks)", default: []].append(name)
    }
    let repeated = drawings.values.filter { $0.count > 1 }
    #expect(repeated.isEmpty, "\(repeated)")
  }

  @Test func filledFormDiffersFromTheOutline() {
    let filled = UsedSymbols.names.filter { $0.hasSuffix(".fill") && SymbolCatalogue.recipes[Substring($0)] == nil }
    #expect(filled.count > 100)
    for name in filled {
      #expect(SymbolCatalogue.symbol(named: name) != SymbolCatalogue.symbol(named: String(name.dropLast(5))), "\(name)")
    }
  }

  @Test func aBodyIsALineOrAnArea() throws {
    let outline = try #require(SymbolCatalogue.symbol(named: "heart"))
    let filled = try #require(SymbolCatalogue.symbol(named: "heart.fill"))
    #expect(outline.marks.map(\.shape) == [.line])
    #expect(filled.marks.map(\.shape) == [.lineAndArea])
    #expect(outline.marks.map(\.path) == filled.marks.map(\.path))
  }

  @Test func framesStrikesAndBadgesAreLayers() throws {
    let circle = try #require(SymbolCatalogue.symbol(named: "heart.circle"))
    #expect(circle.marks.map(\.effect) == [.paint(layer: 1), .paint(layer: 0)])
    let filled = try #require(SymbolCatalogue.symbol(named: "heart.circle.fill"))
    #expect(filled.marks.map(\.effect) == [.paint(layer: 1), .punch(layer: 0)])
    let struck = try #require(SymbolCatalogue.symbol(named: "heart.slash"))
    #expect(struck.marks.map(\.effect) == [.paint(layer: 1), .erase, .paint(layer: 0)])
    let badge = try #require(SymbolCatalogue.symbol(named: "heart.badge.plus"))
    #expect(badge.marks.map(\.effect) == [.paint(layer: 1), .erase, .paint(layer: 0), .erase])
    #expect(badge.layerCount == 2 && SymbolCatalogue.symbol(named: "heart")?.layerCount == 1)
  }

  @Test func linesAreThickerInBold() throws {
    let mark = try #require(SymbolCatalogue.symbol(named: "plus")?.marks.first)
    let weights: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let widths = weights.map { mark.lineWidth(weight: $0) }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
  }

  @Test func directionIsThatOfTheTextOrFixed() {
    #expect(SymbolCatalogue.followsTextDirection("chevron.forward"))
    #expect(SymbolCatalogue.followsTextDirection("arrow.uturn.backward.circle"))
    #expect(!SymbolCatalogue.followsTextDirection("chevron.right"))
    #expect(!SymbolCatalogue.followsTextDirection("forward.fill"), "playback has the direction of the tape")
  }

  @Test(arguments: [
    "s", "s M", "s M 1", "q M 1 2 L 3 4", "s P 1 2 3 4", "@unknown", "s:9x M 1 2 L 3 4", "s M 1 2 X 3 4", "",
  ])
  func invalidRecipes(_ text: String) {
    let recipe = SymbolRecipe(text: Substring(text)) { _, _ in nil }
    #expect(recipe.symbol(isFilled: false)?.marks.isEmpty ?? true)
  }
}
