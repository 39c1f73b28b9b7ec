import GtkObjects
import Testing

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  @Suite @MainActor struct UIImageTests {
    typealias Configuration = UIImage.SymbolConfiguration

    @Test func configurationsDetermineSizeWeightAndColors() throws {
      let plain = try #require(UIImage(systemName: "star"))
      #expect(plain.size == CGSize(width: 16, height: 16))
      let bold = Configuration(pointSize: 20, weight: .bold, scale: .large)
      let star = try #require(UIImage(systemName: "star", withConfiguration: bold))
      #expect(star.size == CGSize(width: 26, height: 26) && star.symbolConfiguration == bold && star != plain)
      let appearance = star.appearance(ofSymbol: "star")
      #expect(appearance.weight == .bold && appearance.size == star.size)
      let palette = try #require(star.applyingSymbolConfiguration(Configuration(paletteColors: [.red, .blue])))
      #expect(palette.appearance(ofSymbol: "star").rendering == .palette([UIColor.red.color, UIColor.blue.color]))
      #expect(palette.size == star.size, "what a configuration leaves open stays")
      #expect(UIImage(systemName: "no.such.symbol", withConfiguration: bold) == nil)
    }

    @Test func tintsStayInTheirPictures() throws {
      let heart = try #require(UIImage(systemName: "heart.fill"))
      let red = heart.withTintColor(.systemRed)
      #expect(red.renderingMode == .alwaysOriginal && red != heart)
      #expect(red.appearance(ofSymbol: "heart.fill").rendering == .palette([UIColor.systemRed.color]))
      let template = heart.withTintColor(.systemRed, renderingMode: .alwaysTemplate)
      #expect(template.appearance(ofSymbol: "heart.fill").rendering == .monochrome)
      #expect(red.withRenderingMode(.alwaysTemplate).ownColor == nil)
    }

    @Test func viewsPreferConfigurations() throws {
      let view = UIImageView(image: UIImage(systemName: "star"))
      view.preferredSymbolConfiguration = Configuration(pointSize: 40)
      #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
      view.image = UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 10))
      #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
    }
  }
}
