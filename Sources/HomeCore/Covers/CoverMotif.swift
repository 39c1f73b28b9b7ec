/// The subject of a cover picture.
nonisolated enum CoverMotif: CaseIterable {
  /// A disc over waves.
  case sea
  /// Overlapping mountains and the moon.
  case mountains
  /// A staircase from one corner to the opposite one.
  case steps
  /// Concentric discs.
  case ripples
  /// The windows of a house at night.
  case windows
  /// Hills and a low sun.
  case hills
  /// Towers of different heights, and a sun.
  case skyline

  func shapes(_ palette: CoverPalette, _ numbers: inout NameNumbers) -> [CoverArt.Shape] {
    switch self {
    case .sea: sea(palette, &numbers)
    case .mountains: mountains(palette, &numbers)
    case .steps: steps(palette, &numbers)
    case .ripples: ripples(palette, &numbers)
    case .windows: windows(palette, &numbers)
    case .hills: hills(palette, &numbers)
    case .skyline: skyline(palette, &numbers)
    }
  }

  private func sea(_ palette: CoverPalette, _ numbers: inout NameNumbers) -> [CoverArt.Shape] {
    let disc = disc(
      numbers.next(in: 0.3...0.7), numbers.next(in: 0.25...0.4), numbers.next(in: 0.16...0.26), palette.first)
    let waves = (0..<4).map { wave in
      CoverArt.Shape(
        figure: .ellipse, x: numbers.next(in: -0.6 ... -0.2), y: 0.6 + 0.11 * Double(wave), width: 1.8, height: 0.5,
        tint: wave.isMultiple(of: 2) ? palette.second : palette.third, opacity: 0.55)
    }
    return [disc] + waves
  }

  private func mountains(_ palette: CoverPalette, _ numbers: inout NameNumbers) -> [CoverArt.Shape] {
    let moon = disc(numbers.next(in: 0.2...0.8), numbers.next(in: 0.15...0.28), 0.11, palette.first)
    let mountains = (0..<3).map { index in
      CoverArt.Shape(
        figure: .triangle, x: numbers.next(in: -0.5...0.4), y: 0.36 + 0.16 * Double(index), width: 1.1, height: 0.9,
        tint: palette.tint(index == 1 ? 2 : 1), opacity: 0.5 + 0.2 * Double(index))
    }
    return [moon] + mountains
  }

  private func steps(_ palette: CoverPalette, _ numbers: inout NameNumbers) -> [CoverArt.Shape] {
    let count = 4 + numbers.next(below: 3)
    let fallsRight = numbers.next(below: 2) == 0
    return (0..<count).map { index in
      let width = Double(index + 1) / Double(count)
      return CoverArt.Shape(
        figure: .rectangle, x: fallsRight ? 0 : 1 - width, y: Double(index) / Double(count), width: width,
        height: 1 / Double(count), tint: palette.tint(index), opacity: 0.85)
    }
  }

  private func ripples(_ palette: CoverPalette, _ numbers: inout NameNumbers) -> [CoverArt.Shape] {
    let (x, y) = (numbers.next(in: 0.2...0.8), numbers.next(in: 0.3...0.7))
    return (0..<5).map { index in disc(x, y, 0.62 - 0.13 * Double(index), palette.tint(index), opacity: 0.6) }
  }

  private func windows(_ palette: CoverPalette, _ numbers: inout NameNumbers) -> [CoverArt.Shape] {
    let wall = CoverArt.Shape(
      figure: .rectangle, x: 0.14, y: 0.2, width: 0.72, height: 0.9, tint: palette.second, opacity: 1)
    let panes = (0..<12).map { index in
      CoverArt.Shape(
        figure: .rectangle, x: 0.22 + 0.2 * Double(index % 3), y: 0.28 + 0.17 * Double(index / 3), width: 0.14,
        height: 0.1, tint: palette.first, opacity: numbers.next(below: 3) == 0 ? 0.15 : 0.95)
    }
    return [wall] + panes
  }

  private func hills(_ palette: CoverPalette, _ numbers: inout NameNumbers) -> [CoverArt.Shape] {
    let sun = disc(numbers.next(in: 0.25...0.75), 0.5, 0.24, palette.first)
    let hills = (0..<3).map { index in
      CoverArt.Shape(
        figure: .ellipse, x: numbers.next(in: -0.7 ... -0.1), y: 0.55 + 0.14 * Double(index), width: 1.6, height: 0.9,
        tint: palette.tint(index + 1), opacity: 0.9)
    }
    return [sun] + hills
  }

  private func skyline(_ palette: CoverPalette, _ numbers: inout NameNumbers) -> [CoverArt.Shape] {
    let sun = disc(numbers.next(in: 0.2...0.8), 0.22, 0.1, palette.third)
    let towers = (0..<6).map { index in
      let height = numbers.next(in: 0.2...0.7)
      return CoverArt.Shape(
        figure: .rectangle, x: Double(index) / 6, y: 1 - height, width: 1 / 6, height: height,
        tint: index.isMultiple(of: 2) ? palette.second : palette.first, opacity: 0.8)
    }
    return [sun] + towers
  }

  /// Returns a disc by its centre and its radius; the radius is a fraction of the picture's shorter side.
  private func disc(
    _ x: Double, _ y: Double, _ radius: Double, _ tint: CoverArt.Tint, opacity: Double = 1
  ) -> CoverArt.Shape {
    CoverArt.Shape(
      figure: .disc, x: x - radius, y: y - radius, width: radius * 2, height: radius * 2, tint: tint, opacity: opacity)
  }
}
