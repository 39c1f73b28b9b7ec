import GtkObjects

/// How much two pictures differ, block by block.
///
/// Two machines seldom draw a letter with the same pixels. So blocks of 16 × 16 pixels are compared by their average colour: a
/// text that is a little thinner or further left makes no difference, one that is missing does.
package struct PictureDifference: Equatable {
  /// How many pixels a block has along each side.
  static let blockSide = 16

  /// The share of blocks that differ, from 0 to 1; 1 where the pictures have different sizes.
  package let differingShare: Double
  /// Both sizes, where they differ.
  package let sizes: String?

  /// Compares two pictures in PNG; `nil` where one of them is no picture.
  ///
  /// - Parameter channelTolerance: How much a block's average may differ in a colour channel, of 255.
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
