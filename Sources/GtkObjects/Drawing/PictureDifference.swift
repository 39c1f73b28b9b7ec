import Foundation

/// The difference between two images, block by block.
///
/// Glyphs are rarely rendered identically on two machines. The average colours of blocks of 16 × 16 pixels are
/// therefore compared: a slightly thinner or shifted text makes no difference, whereas a missing one does.
package struct PictureDifference: Equatable {
  /// The side length of a block in pixels.
  package static let blockSide = 16

  /// The fraction of blocks that differ, from 0 to 1; 1 if the images have different sizes.
  package let differingShare: Double
  /// The sizes of both images if they differ, otherwise `nil`.
  package let sizes: String?

  /// Compares two PNG images. Returns `nil` if one of them is invalid.
  ///
  /// - Parameter channelTolerance: The permitted difference of a block's average in each colour channel, from 0 to 255.
  @MainActor
  package init?(_ first: Data, _ second: Data, channelTolerance: Int) {
    guard let first = Gtk.Texture(first), let second = Gtk.Texture(second) else { return nil }
    guard first.width == second.width, first.height == second.height else {
      differingShare = 1
      sizes = "\(first.width) × \(first.height) and \(second.width) × \(second.height) pixels"
      return
    }
    let (width, height) = (first.width, first.height)
    let (before, after) = (first.pixels, second.pixels)
    var (blocks, differing) = (0, 0)
    for top in stride(from: 0, to: height, by: Self.blockSide) {
      for left in stride(from: 0, to: width, by: Self.blockSide) {
        blocks += 1
        var (sums, count) = ([0, 0, 0, 0], 0)
        for y in top..<min(top + Self.blockSide, height) {
          for x in left..<min(left + Self.blockSide, width) {
            let pixel = (y * width + x) * 4
            for channel in 0..<4 { sums[channel] += Int(before[pixel + channel]) - Int(after[pixel + channel]) }
            count += 1
          }
        }
        if sums.contains(where: { abs($0) > channelTolerance * count }) { differing += 1 }
      }
    }
    differingShare = Double(differing) / Double(max(blocks, 1))
    sizes = nil
  }
}
