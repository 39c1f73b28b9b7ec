import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension SwiftUITests {
  @Suite @MainActor struct CGImageTests {
    private func surface(_ width: Int, _ height: Int) throws -> CGContext {
      try #require(
        CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    @Test func pictureIsScaled() throws {
      let large = try #require(surface(40, 20).makeImage())
      #expect(large.width == 40 && large.height == 20 && large.bytesPerRow == 160)
      let context = try surface(10, 10)
      context.interpolationQuality = .high
      context.draw(large, in: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.draw(large, in: CGRect(x: 100, y: 100, width: 10, height: 10))
      let small = try #require(context.makeImage())
      #expect(small.width == 10 && small.height == 10)
      let picture = UIImage(cgImage: large, scale: 2, orientation: .up)
      #expect(picture.size == CGSize(width: 20, height: 10) && picture.cgImage == large)
    }

    @Test func pictureIsReadFromAFile() throws {
      let pixels = try #require(surface(6, 4).makeImage())
      let data = try #require(UIImage(cgImage: pixels).pngData())
      let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
      try data.write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      let source = try #require(CGImageSourceCreateWithURL(url as NSURL, nil))
      #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
      let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      #expect(image.width == 6 && image.height == 4)
      #expect(Image(image, scale: 2, label: Text(verbatim: "a")) != Image(decorative: image, scale: 2))
      #expect(CGImageSourceCreateWithData(Data("no picture".utf8) as NSData, nil) == nil)
    }
  }
}
