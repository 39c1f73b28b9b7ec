import Foundation

/// A reader of the path notation of SVG, the `d` attribute of a `path` element.
struct SVGPathParser {
  private var rest: Substring.UnicodeScalarView
  private var path = Path()
  private var (current, start) = (CGPoint.zero, CGPoint.zero)
  /// The last control point of the previous curve, which a smooth curve reflects.
  private var control: CGPoint?
  private var previous: Unicode.Scalar = " "

  init(_ text: some StringProtocol) {
    rest = Substring(text).unicodeScalars
  }

  /// Returns the path up to the first error, as SVG requires.
  mutating func parse() -> Path {
    while let command = takeCommand(), add(command) {}
    return path
  }

  /// Reads the letter of the next command. Numbers without one repeat the previous command; after a move, they are
  /// lines.
  private mutating func takeCommand() -> Unicode.Scalar? {
    skipSeparators()
    guard let next = rest.first else { return nil }
    if next.properties.isAlphabetic {
      rest.removeFirst()
      return next
    }
    return switch previous {
    case "M": "L"
    case "m": "l"
    case "Z", "z", " ": nil
    default: previous
    }
  }

  private mutating func add(_ command: Unicode.Scalar) -> Bool {
    let isRelative = command.properties.isLowercase
    let origin = isRelative ? current : .zero
    var newControl: CGPoint?
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: origin.x + x, y: origin.y + y) }
    switch command {
    case "M", "m":
      guard let numbers = takeNumbers(2) else { return false }
      current = point(numbers[0], numbers[1])
      start = current
      path.move(to: current)
    case "L", "l":
      guard let numbers = takeNumbers(2) else { return false }
      addLine(to: point(numbers[0], numbers[1]))
    case "H", "h":
      guard let numbers = takeNumbers(1) else { return false }
      addLine(to: CGPoint(x: origin.x + numbers[0], y: current.y))
    case "V", "v":
      guard let numbers = takeNumbers(1) else { return false }
      addLine(to: CGPoint(x: current.x, y: origin.y + numbers[0]))
    case "C", "c":
      guard let numbers = takeNumbers(6) else { return false }
      newControl = point(numbers[2], numbers[3])
      addCurve(to: point(numbers[4], numbers[5]), point(numbers[0], numbers[1]), point(numbers[2], numbers[3]))
    case "S", "s":
      guard let numbers = takeNumbers(4) else { return false }
      newControl = point(numbers[0], numbers[1])
      addCurve(to: point(numbers[2], numbers[3]), reflectedControl(after: "CcSs"), point(numbers[0], numbers[1]))
    case "Q", "q":
      guard let numbers = takeNumbers(4) else { return false }
      newControl = point(numbers[0], numbers[1])
      addQuadCurve(to: point(numbers[2], numbers[3]), point(numbers[0], numbers[1]))
    case "T", "t":
      guard let numbers = takeNumbers(2) else { return false }
      let control = reflectedControl(after: "QqTt")
      newControl = control
      addQuadCurve(to: point(numbers[0], numbers[1]), control)
    case "A", "a":
      guard let radii = takeNumbers(3), let isLarge = takeFlag(), let isClockwise = takeFlag(), let end = takeNumbers(2)
      else { return false }
      addArc(
        to: point(end[0], end[1]), radii: CGSize(width: radii[0], height: radii[1]),
        rotation: Angle(degrees: radii[2]), isLarge: isLarge, isClockwise: isClockwise)
    case "Z", "z":
      path.closeSubpath()
      current = start
    default: return false
    }
    control = newControl
    previous = command
    return true
  }

  private func reflectedControl(after commands: String) -> CGPoint {
    guard let control, commands.unicodeScalars.contains(previous) else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func addLine(to end: CGPoint) {
    path.addLine(to: end)
    current = end
  }

  private mutating func addCurve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    path.addCurve(to: end, control1: first, control2: second)
    current = end
  }

  private mutating func addQuadCurve(to end: CGPoint, _ control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
    current = end
  }

  /// Adds a part of an ellipse, as the implementation notes of SVG convert its end points to a centre.
  private mutating func addArc(
    to end: CGPoint, radii: CGSize, rotation: Angle, isLarge: Bool, isClockwise: Bool
  ) {
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard end != current else { return }
    guard rx > 0, ry > 0 else { return addLine(to: end) }
    let (cosine, sine) = (cos(rotation.radians), sin(rotation.radians))
    let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let divisor = rx * rx * y * y + ry * ry * x * x
    let factor = max(0, rx * rx * ry * ry / divisor - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (centerX, centerY) = (factor * rx * y / ry, -factor * ry * x / rx)
    let begin = atan2((y - centerY) / ry, (x - centerX) / rx)
    var sweep = atan2((-y - centerY) / ry, (-x - centerX) / rx) - begin
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let middle = CGPoint(
      x: cosine * centerX - sine * centerY + (current.x + end.x) / 2,
      y: sine * centerX + cosine * centerY + (current.y + end.y) / 2)
    func point(_ angle: Double, _ dx: Double = 0, _ dy: Double = 0) -> CGPoint {
      let (x, y) = (rx * (cos(angle) + dx), ry * (sin(angle) + dy))
      return CGPoint(x: middle.x + cosine * x - sine * y, y: middle.y + sine * x + cosine * y)
    }
    let count = max(1, (abs(sweep) / (.pi / 2)).rounded(.up))
    let step = sweep / count
    let length = 4.0 / 3 * tan(step / 4)
    var angle = begin
    for _ in 0..<Int(count) {
      let next = angle + step
      path.addCurve(
        to: point(next), control1: point(angle, -length * sin(angle), length * cos(angle)),
        control2: point(next, length * sin(next), -length * cos(next)))
      angle = next
    }
    current = end
  }

  // MARK: - Numbers

  private mutating func skipSeparators() {
    while let next = rest.first, next == "," || next.properties.isWhitespace { rest.removeFirst() }
  }

  /// Reads a number of one digit, which the next number may follow without a separator.
  private mutating func takeFlag() -> Bool? {
    skipSeparators()
    guard let next = rest.first, next == "0" || next == "1" else { return nil }
    rest.removeFirst()
    return next == "1"
  }

  private mutating func takeNumbers(_ count: Int) -> [Double]? {
    var numbers: [Double] = []
    while numbers.count < count {
      guard let number = takeNumber() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Reads a number. A sign or a second point ends the previous number: `1-2.5.5`.
  private mutating func takeNumber() -> Double? {
    skipSeparators()
    var end = rest.startIndex
    var (hasPoint, hasExponent) = (false, false)
    var before: Unicode.Scalar?
    while end < rest.endIndex {
      let next = rest[end]
      switch next {
      case "0"..."9": break
      case "+", "-":
        guard before == nil || before == "e" || before == "E" else { return number(upTo: end) }
      case ".":
        guard !hasPoint, !hasExponent else { return number(upTo: end) }
        hasPoint = true
      case "e", "E":
        guard !hasExponent, before != nil else { return number(upTo: end) }
        hasExponent = true
      default: return number(upTo: end)
      }
      before = next
      end = rest.index(after: end)
    }
    return number(upTo: end)
  }

  private mutating func number(upTo end: Substring.UnicodeScalarView.Index) -> Double? {
    guard let number = Double(String(rest[..<end])), number.isFinite else { return nil }
    rest = rest[end...]
    return number
  }
}
