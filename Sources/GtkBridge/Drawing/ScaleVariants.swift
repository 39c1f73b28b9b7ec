/// The files of a picture for screens of different scales, such as `tile.png` and `tile@2x.png`.
struct ScaleVariants: Hashable {
  /// The paths by their scale.
  private let paths: [Int: String]

  init(of name: String, in bundle: Bundle) {
    var paths: [Int: String] = [:]
    for scale in 1...3 {
      let file = scale == 1 ? name : "\(name)@\(scale)x"
      paths[scale] = ["png", "svg", "jpg", "jpeg"].lazy.compactMap { bundle.path(forResource: file, ofType: $0) }.first
    }
    self.paths = paths
  }

  /// Returns the variant with enough pixels for a scale, or else the largest one. The path is empty if there is none.
  func best(for scale: Int) -> (path: String, scale: Int) {
    let scales = paths.keys.sorted()
    guard let best = scales.first(where: { $0 >= scale }) ?? scales.last, let path = paths[best] else { return ("", 1) }
    return (path, best)
  }
}
