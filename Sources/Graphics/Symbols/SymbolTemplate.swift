import Foundation

/// A symbol of the program's own, from a symbol set (`.symbolset`) of an asset catalogue.
///
/// The file is an SVG file with one group for each weight and scale, such as `Regular-M`. The regular weight is shown, which
/// every file has.
struct SymbolTemplate {
  private var transforms = [SymbolTransform()]
  /// The number of open elements around the group, whose paths are read; `nil` outside of it.
  private var depthOfGroup: Int?
  private var marks: [SymbolMark] = []

  /// The height of a circle in the medium and in the small scale.
  private static let heights = [("Regular-M", 94.0), ("Regular-S", 73.0)]
  /// The diameter of a circle on the grid, and the largest extent of a symbol.
  private static let (diameter, largest) = (14.0, 15.0)

  /// Returns the symbol in a file, or `nil` if the file has none.
  static func symbol(in file: String) -> Symbol? {
    guard let text = FileManager.default.contents(atPath: file).map({ String(decoding: $0, as: UTF8.self) }) else {
      return nil
    }
    for (group, height) in heights {
      var template = SymbolTemplate()
      template.read(text, group: group)
      if let symbol = template.symbol(height: height) { return symbol }
    }
    return nil
  }

  /// Returns the marks in the middle of the grid.
  private func symbol(height: Double) -> Symbol? {
    let boxes = marks.map(\.path.boundingRect)
    guard let first = boxes.first else { return nil }
    let box = boxes.dropFirst().reduce(first) { $0.union($1) }
    guard box.width.isFinite, box.height.isFinite, max(box.width, box.height) > 0 else { return nil }
    let scale = min(Self.diameter / height, Self.largest / max(box.width, box.height))
    let (x, y) = (box.midX, box.midY)
    let half = Symbol.gridSize / 2
    let fit = SymbolTransform(xx: scale, xy: 0, yx: 0, yy: scale, dx: half - scale * x, dy: half - scale * y)
    return Symbol(marks).applying(fit)
  }

  // MARK: - Elements

  private mutating func read(_ text: String, group: String) {
    for tag in text.split(separator: "<").dropFirst() {
      guard let end = tag.firstIndex(of: ">") else { continue }
      let content = tag[..<end]
      if content.hasPrefix("/") {
        guard transforms.count > 1 else { continue }
        transforms.removeLast()
        if let depthOfGroup, transforms.count <= depthOfGroup { return }
      } else if !content.hasPrefix("!"), !content.hasPrefix("?") {
        open(content, group: group)
      }
    }
  }

  private mutating func open(_ content: Substring, group: String) {
    let inner = transforms[transforms.count - 1].applied(after: Self.attribute("transform", of: content) ?? "")
    if depthOfGroup == nil, content.hasPrefix("g "), Self.attribute("id", of: content) == group[...] {
      depthOfGroup = transforms.count
    } else if depthOfGroup != nil, content.hasPrefix("path"), let notation = Self.attribute("d", of: content) {
      var parser = SVGPathParser(notation)
      let layer = Self.layer(of: Self.attribute("class", of: content) ?? "")
      marks.append(SymbolMark(path: inner(parser.parse()), shape: .area, effect: .paint(layer: layer)))
    }
    if !content.hasSuffix("/") { transforms.append(inner) }
  }

  /// Returns the layer of hierarchical rendering from classes such as `hierarchical-0:secondary`.
  private static func layer(of classes: Substring) -> Int {
    let level = classes.split(separator: " ").first { $0.hasPrefix("hierarchical-") }?.split(separator: ":").last
    return switch level {
    case "secondary": 1
    case "tertiary": 2
    default: 0
    }
  }

  private static func attribute(_ name: String, of content: Substring) -> Substring? {
    guard let start = content.firstRange(of: " \(name)=\"")?.upperBound,
      let end = content[start...].firstIndex(of: "\"")
    else { return nil }
    return content[start..<end]
  }
}

extension SymbolTransform {
  /// Returns the transform that first applies one in the notation of SVG: `matrix(a b c d e f)`, `translate(x y)` or
  /// `scale(x y)`. Other transforms have no effect.
  fileprivate func applied(after notation: Substring) -> SymbolTransform {
    let numbers = notation.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    let inner: SymbolTransform
    switch (notation.prefix { $0 != "(" }, numbers.count) {
    case ("matrix", 6):
      inner = SymbolTransform(
        xx: numbers[0], xy: numbers[2], yx: numbers[1], yy: numbers[3], dx: numbers[4], dy: numbers[5])
    case ("translate", 1...2): inner = .offset(x: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1...2):
      inner = SymbolTransform(xx: numbers[0], xy: 0, yx: 0, yy: numbers.last ?? 1, dx: 0, dy: 0)
    default: return self
    }
    return SymbolTransform(
      xx: xx * inner.xx + xy * inner.yx, xy: xx * inner.xy + xy * inner.yy, yx: yx * inner.xx + yy * inner.yx,
      yy: yx * inner.xy + yy * inner.yy, dx: xx * inner.dx + xy * inner.dy + dx, dy: yx * inner.dx + yy * inner.dy + dy)
  }
}
