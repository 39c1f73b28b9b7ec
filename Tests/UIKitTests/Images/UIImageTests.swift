import Foundation
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

    @Test func thumbnailsHaveTheSizeAskedFor() async throws {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      }
      let small = try #require(await picture.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 5)))
      #expect(small.size == CGSize(width: 10, height: 5) && small.scale == picture.scale)
      #expect(picture.preparingThumbnail(of: .zero) == nil && UIImage().preparingThumbnail(of: small.size) == nil)
    }

    @Test func symbolsOfACatalogueHaveTheirConfiguration() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).resources")
      defer { try? FileManager.default.removeItem(at: folder) }
      let set = folder.appendingPathComponent("A.xcassets/dot.symbolset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(#"{"symbols": [{"idiom": "universal", "filename": "dot.svg"}]}"#.utf8)
        .write(to: set.appendingPathComponent("Contents.json"))
      try Data(#"<svg width="16" height="16"><g id="Regular-M"><path d="M0 0H16V16Z"/></g></svg>"#.utf8)
        .write(to: set.appendingPathComponent("dot.svg"))
      let bundle = try #require(Bundle(path: folder.path))
      let large = Configuration(pointSize: 40)
      #expect(UIImage(named: "dot", in: bundle, with: nil)?.size == CGSize(width: 16, height: 16))
      #expect(UIImage(named: "dot", in: bundle, with: large)?.size == CGSize(width: 40, height: 40))
      #expect(UIImage(named: "dot", in: bundle, with: large)?.symbolConfiguration == large)
      #expect(UIImage(named: "no such picture", in: bundle, with: large) == nil)
    }

    @Test func picturesAreSavedBesideEachOther() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      let date = Date(timeIntervalSince1970: 0)
      for _ in 0..<2 { try SavedPictures.save(picture, in: folder, at: date) }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names.count == 2 && names.allSatisfy { $0.hasSuffix(".png") })
      for name in names {
        let data = try Data(contentsOf: folder.appending(path: name))
        #expect(UIImage(data: data)?.cgImage?.width == picture.cgImage?.width)
      }
    }

    @MainActor private final class Album {
      var errors: [(any Error)?] = []
      func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
        errors.append(error)
      }
    }

    @Test func theTargetIsToldThatAPictureWasNotSaved() {
      let album = Album()
      UIImageWriteToSavedPhotosAlbum(
        UIImage(), album, Album.image(_:didFinishSavingWithError:contextInfo:), nil)
      #expect(album.errors.isEmpty)
      #expect(MainLoop.pump { album.errors.count == 1 })
      #expect(album.errors.first.flatMap { $0 } != nil)
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
