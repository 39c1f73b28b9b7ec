import SwiftUI
import Testing

@testable import GtkBridge

extension SwiftUITests {
  @Suite @MainActor struct ImageRendererTests {
    @Test func viewsBecomePictures() throws {
      let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
      let image = try #require(renderer.uiImage)
      #expect(image.size == CGSize(width: 30, height: 20) && image.scale == 1)
      renderer.scale = 2
      let large = try #require(renderer.uiImage)
      #expect(large.size == CGSize(width: 30, height: 20) && large.scale == 2)
      #expect(large.pngData() != image.pngData())
    }

    @Test func proposedWidthWrapsText() throws {
      let renderer = ImageRenderer(content: Text("one two three four five six seven eight nine ten"))
      let natural = try #require(renderer.uiImage).size
      renderer.proposedSize = ProposedViewSize(width: natural.width / 2, height: nil)
      let narrow = try #require(renderer.uiImage).size
      #expect(narrow.width <= natural.width * 0.6 && narrow.height > natural.height)
    }

    @Test func viewsThatFollowTheirSizesAreDrawn() throws {
      let plain = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
      let inner = GeometryReader { geometry in
        GeometryReader { Color.red.frame(width: $0.size.width, height: geometry.size.height) }
      }
      let following = ImageRenderer(content: inner.frame(width: 30, height: 20))
      #expect(try #require(following.uiImage?.pngData()) == plain.uiImage?.pngData())
    }

    @Test func picturesAreTransparentWhereNothingIsDrawn() throws {
      let clear = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
      let shown = try Snapshot.png(of: Color.clear.frame(width: 4, height: 4))
      #expect(try #require(clear.uiImage?.pngData()) != shown)
      // A reused window has its background again.
      #expect(try Snapshot.png(of: Color.clear.frame(width: 4, height: 4)) == shown)
    }

    @Test func picturesHavePixelsAndAreDrawnIntoContexts() throws {
      let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
      renderer.scale = 2
      let image = try #require(renderer.cgImage)
      #expect(image.width == 60 && image.height == 40)
      let page = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
      var size: CGSize?
      let drawn = page.image { context in
        renderer.render { shown, draw in
          size = shown
          draw(context.cgContext)
        }
      }
      #expect(size == CGSize(width: 30, height: 20) && renderer.scale == 2)
      #expect(drawn.pngData() != page.image { _ in }.pngData())
    }
  }
}
