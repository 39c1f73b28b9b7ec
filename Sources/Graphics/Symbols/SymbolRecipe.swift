/// A symbol in the compact notation of the catalogue, which describes the outlined and the filled form together.
///
/// A recipe is a list of marks separated by `;`. A mark is a style followed by a path of ``SymbolPathParser``:
///
/// | Style | Outlined | Filled |
/// | --- | --- | --- |
/// | `b` | a line: the body | its area |
/// | `d` | a line: a detail | a line cut out of the body |
/// | `c` | a line: a closed detail | its area cut out of the body |
/// | `D` | an area, such as a dot | an area cut out of the body |
/// | `s`, `p`, `f` | a line, an area, an area with its line | the same |
/// | `g` | a line | a line with a gap around it |
/// | `x`, `e` | an erased area with a gap around it, an erased line with a gap around it | the same |
///
/// After the style may follow a layer (`s1`), a width factor (`s*0.8`) and a colour (`b:y`). `@name` includes another
/// symbol, which may be reflected (`mx`, `my`), rotated (`r90`), scaled (`k0.8`) and moved (`t1,-2`), in this order.
struct SymbolRecipe {
  let text: Substring
  /// Returns an included symbol.
  let include: (Substring, _ isFilled: Bool) -> Symbol?

  /// The width of a gap on each side, in points of the grid.
  private static let gap = 1.0

  /// Returns the symbol, or `nil` if the notation is invalid.
  func symbol(isFilled: Bool) -> Symbol? {
    var symbol = Symbol()
    for part in text.split(separator: ";") {
      let tokens = part.split(separator: " ")[...]
      guard let head = tokens.first else { return nil }
      if head.hasPrefix("@") {
        guard let included = included(head.dropFirst(), tokens.dropFirst(), isFilled) else { return nil }
        symbol.marks += included.marks
      } else {
        var parser = SymbolPathParser(tokens.dropFirst())
        guard let path = parser.parse(), let marks = marks(head, path, isFilled) else { return nil }
        symbol.marks += marks
      }
    }
    return symbol
  }

  private func included(_ name: Substring, _ changes: ArraySlice<Substring>, _ isFilled: Bool) -> Symbol? {
    guard var symbol = include(name, isFilled) else { return nil }
    for change in changes {
      let numbers = change.dropFirst().split(separator: ",").compactMap { Double($0) }
      switch (change.first, numbers.count) {
      case ("m", 0): symbol = symbol.applying(.scale(x: change == "mx" ? -1 : 1, y: change == "my" ? -1 : 1))
      case ("r", 1): symbol = symbol.applying(.rotation(degrees: numbers[0]))
      case ("k", 1): symbol = symbol.applying(.scale(x: numbers[0], y: numbers[0]))
      case ("t", 2): symbol = symbol.applying(.offset(x: numbers[0], y: numbers[1]))
      case ("w", 1): symbol = symbol.mapMarks { $0.widthFactor *= numbers[0] }
      case ("l", 1):
        symbol = symbol.mapMarks { if case .paint = $0.effect { $0.effect = .paint(layer: Int(numbers[0])) } }
      default: return nil
      }
    }
    return symbol
  }

  private func marks(_ head: Substring, _ path: Path, _ isFilled: Bool) -> [SymbolMark]? {
    var mark = SymbolMark(path: path, shape: .line, effect: .paint(layer: 0))
    for option in head.dropFirst().split(whereSeparator: { $0 == "*" || $0 == ":" }) {
      if let factor = Double(option), head.contains("*\(option)") {
        mark.widthFactor = factor
      } else if let layer = Int(option) {
        mark.effect = .paint(layer: layer)
      } else if let letter = option.first, let color = Self.colors[letter] {
        mark.color = color
      } else {
        return nil
      }
    }
    var gap = mark
    (gap.effect, gap.extraWidth) = (.erase, 2 * Self.gap)
    switch head.first {
    case "s": break
    case "p": mark.shape = .area
    case "f": mark.shape = .lineAndArea
    case "b": mark.shape = isFilled ? .lineAndArea : .line
    case "d": if isFilled { mark.effect = .erase }
    case "c": if isFilled { (mark.shape, mark.effect) = (.lineAndArea, .erase) }
    case "D": (mark.shape, mark.effect) = (.area, isFilled ? .erase : mark.effect)
    case "g": return isFilled ? [gap, mark] : [mark]
    case "e": return [gap]
    case "x":
      gap.shape = .lineAndArea
      return [gap]
    default: return nil
    }
    return [mark]
  }

  private static let colors: [Character: Color] = [
    "r": .red, "g": .green, "b": .blue, "y": .yellow, "o": .orange, "k": .gray, "p": .purple, "w": .white, "n": .brown,
  ]
}
