import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct UIFontTests {
    @Test func metricsAreThoseOfLetters() {
      let font = UIFont.systemFont(ofSize: 30)
      #expect(font.xHeight > 5 && font.xHeight < font.capHeight && font.capHeight < font.ascender)
      #expect(font.withSize(60).capHeight > font.capHeight * 1.8 && font.leading == 0)
    }

    @Test func attributesOfSeveralClassesAreOneDictionary() {
      // Swift infers the class that all values have in common.
      let attributes = [
        NSAttributedString.Key.foregroundColor: UIColor.red,
        NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12),
        NSAttributedString.Key.paragraphStyle: NSMutableParagraphStyle(), NSAttributedString.Key.shadow: NSShadow(),
      ]
      #expect(attributes[.font] as? UIFont == UIFont.systemFont(ofSize: 12))
      #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
      #expect(UIColor.red.isEqual(attributes[.foregroundColor]) && Set([UIColor.red, UIColor.red]).count == 1)
      // Foundation compares the attributes of neighbours.
      let text = NSMutableAttributedString(string: "")
      for color in [UIColor.red, .blue] {
        text.append(NSAttributedString(string: "a", attributes: attributes.merging([.foregroundColor: color]) { $1 }))
      }
      #expect(text.length == 2)
    }

    @Test func scaledFontsHaveTheirGreatestSize() {
      let font = UIFont.systemFont(ofSize: 20, weight: .medium)
      #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: font) == font)
      let scale = UIFontMetrics.default.scaledValue(for: 1)
      #expect(abs(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 10).pointSize * scale - 10) < 0.01)
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
      #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: large) == 28)
    }

    @Test func descriptorsChangeTheStyle() throws {
      let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
      #expect(bold.symbolicTraits == [.traitBold, .traitItalic] && body.symbolicTraits == [])
      #expect(UIFont(descriptor: bold, size: 0).pointSize == 17 && UIFont(descriptor: bold, size: 30).pointSize == 30)
      #expect(UIFont(descriptor: bold, size: 0).fontName.hasSuffix("-BoldItalic"))
      #expect(bold.withSymbolicTraits([])?.symbolicTraits == [])
      let heavy = body.addingAttributes([
        .size: 12, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
      ])
      #expect(heavy.pointSize == 12 && UIFont(descriptor: heavy, size: 0) != UIFont(descriptor: body, size: 12))
      #expect(body.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
      #expect(
        UIFont.systemFont(ofSize: 12, weight: .regular, width: .condensed).fontDescriptor.symbolicTraits
          == .traitCondensed)
    }

    @Test func installedFontsAreNamed() throws {
      let family = try #require(UIFont.familyNames.first { $0 == "DejaVu Sans" } ?? UIFont.familyNames.first)
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty && UIFont.fontNames(forFamilyName: "No such font") == [])
      for name in names where name.hasSuffix("-Bold") {
        let font = try #require(UIFont(name: name, size: 12))
        #expect(font.familyName == family && font.fontName == name)
      }
      #expect(UIFont(name: "No-Such", size: 12)?.pointSize == 12)
    }
  }
}
