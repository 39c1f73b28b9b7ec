import Foundation

/// The rules that derive a variant of a symbol from its plain form.
///
/// | Name | Rule |
/// | --- | --- |
/// | `heart.fill` | the filled form |
/// | `heart.circle`, `1.square`, `checkmark.shield`, … | the symbol, a number up to 50 or a letter in a frame |
/// | `heart.slash` | the symbol, struck through |
/// | `bell.badge`, `person.badge.plus` | the symbol with a dot, or with another symbol in a disc |
/// | `person.fill.checkmark` | the filled form of `person.checkmark` |
enum SymbolRules {
  static func symbol(_ name: Substring, isFilled: Bool) -> Symbol? {
    if name.hasSuffix(".fill") { return SymbolCatalogue.symbol(name.dropLast(5), isFilled: true) }
    if let badge = name.range(of: ".badge") {
      return badged(name[..<badge.lowerBound], name[badge.upperBound...], isFilled)
    }
    if name.hasSuffix(".slash") { return SymbolCatalogue.symbol(name.dropLast(6), isFilled: isFilled)?.slashed }
    if let dot = name.lastIndex(of: "."), let frame = frames[name[name.index(after: dot)...]],
      let glyph = glyph(name[..<dot])
    {
      return frame.symbol(around: glyph, isFilled: isFilled)
    }
    if let fill = name.range(of: ".fill.") {
      let plain = name[..<fill.lowerBound] + "." + name[fill.upperBound...]
      return SymbolCatalogue.symbol(plain[...], isFilled: true)
    }
    return nil
  }

  // MARK: Frames

  /// A shape around a smaller symbol.
  private struct Frame {
    let shape: Substring
    let center: CGPoint
    let scale: Double

    init(_ shape: Substring, x: Double = 8, y: Double = 8, scale: Double) {
      self.shape = shape
      center = CGPoint(x: x, y: y)
      self.scale = scale
    }

    func symbol(around glyph: Symbol, isFilled: Bool) -> Symbol? {
      guard var frame = SymbolCatalogue.symbol(shape, isFilled: isFilled) else { return nil }
      var glyph = glyph.reduced(to: scale, around: center, widthFactor: 0.9)
      let color = glyph.marks.lazy.compactMap(\.color).first
      frame = frame.mapMarks { mark in
        if case .paint = mark.effect { mark.effect = .paint(layer: 1) }
        mark.color = color
      }
      if isFilled { glyph = glyph.inverted }
      return Symbol(frame.marks + glyph.marks)
    }
  }

  private static let frames: [Substring: Frame] = [
    "circle": Frame("circle", scale: 0.56), "square": Frame("square", scale: 0.58), "app": Frame("app", scale: 0.58),
    "rectangle": Frame("rectangle", scale: 0.5), "triangle": Frame("triangle", y: 9.75, scale: 0.46),
    "diamond": Frame("diamond", scale: 0.46), "hexagon": Frame("hexagon", scale: 0.52),
    "octagon": Frame("octagon", scale: 0.56), "shield": Frame("shield", y: 7.75, scale: 0.5),
    "seal": Frame("seal", scale: 0.52), "bubble": Frame("bubble.left", y: 6.9, scale: 0.48),
    "message": Frame("message", y: 7, scale: 0.46), "icloud": Frame("cloud", y: 8.9, scale: 0.44),
    "doc": Frame("doc", y: 9.25, scale: 0.44), "capsule": Frame("capsule", scale: 0.5),
    "viewfinder": Frame("viewfinder", scale: 0.6),
  ]

  /// The symbol inside a frame: a number, a letter, or the filled form of another symbol, because an outline would be
  /// too small.
  private static func glyph(_ name: Substring) -> Symbol? {
    if let number = Int(name), (0...50).contains(number), String(number) == name {
      let digits = name.map { "character.\($0)" }
      let symbols = digits.compactMap { SymbolCatalogue.symbol($0[...], isFilled: false) }
      guard symbols.count == 2 else { return symbols.first }
      let centers = [CGPoint(x: 4.2, y: 8), CGPoint(x: 11.8, y: 8)]
      return Symbol(zip(symbols, centers).flatMap { $0.reduced(to: 0.85, around: $1, widthFactor: 0.9).marks })
    }
    if name.count == 1 { return SymbolCatalogue.symbol("character." + name, isFilled: false) }
    return SymbolCatalogue.symbol(name, isFilled: true)
  }

  // MARK: Badges

  private static func badged(_ name: Substring, _ badge: Substring, _ isFilled: Bool) -> Symbol? {
    guard let base = SymbolCatalogue.symbol(name, isFilled: isFilled)?.movedToLayer(1) else { return nil }
    func disc(_ center: CGPoint, _ radius: Double, _ effect: SymbolMark.Effect) -> SymbolMark {
      let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      return SymbolMark(path: Path(ellipseIn: rect), shape: .area, effect: effect)
    }
    guard badge.hasPrefix("."), badge != ".fill" else {
      guard badge.isEmpty || badge == ".fill" else { return nil }
      let corner = CGPoint(x: 12.5, y: 3.5)
      var dot = disc(corner, 2.75, .paint(layer: 0))
      dot.color = .red
      return Symbol(base.marks + [disc(corner, 4, .erase), dot])
    }
    guard let glyph = SymbolCatalogue.symbol(badge.dropFirst(), isFilled: true) else { return nil }
    let corner = CGPoint(x: 12, y: 12)
    var ground = disc(corner, 3.9, .paint(layer: 0))
    ground.color = glyph.marks.lazy.compactMap(\.color).first
    let small = glyph.reduced(to: 0.34, around: corner, widthFactor: 0.75).inverted.mapMarks {
      // The badge has one layer, so its sign is cut out in all rendering modes except multicolour.
      if case .punch = $0.effect { $0.effect = .erase } else { $0.effect = .paint(layer: 0) }
    }
    return Symbol(base.marks + [disc(corner, 4.9, .erase), ground] + small.marks)
  }
}

extension Symbol {
  /// A copy for a filled background of layer 1: its painted parts are cut out, and its cut-out parts show the
  /// background.
  fileprivate var inverted: Symbol {
    let ground = marks.lazy.compactMap(\.color).first
    return mapMarks { mark in
      if case .paint = mark.effect {
        mark.effect = .punch(layer: 0)
        mark.color = .white
      } else {
        mark.effect = .paint(layer: 1)
        mark.color = ground
      }
    }
  }

  fileprivate func movedToLayer(_ layer: Int) -> Symbol {
    mapMarks { if case .paint = $0.effect { $0.effect = .paint(layer: layer) } }
  }

  fileprivate var slashed: Symbol {
    let line = Path { path in
      path.move(to: CGPoint(x: 2, y: 2))
      path.addLine(to: CGPoint(x: 14, y: 14))
    }
    var gap = SymbolMark(path: line, shape: .line, effect: .erase)
    gap.extraWidth = 2.5
    return Symbol(movedToLayer(1).marks + [gap, SymbolMark(path: line, shape: .line, effect: .paint(layer: 0))])
  }
}
