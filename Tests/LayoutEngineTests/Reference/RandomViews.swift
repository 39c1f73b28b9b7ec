import Foundation
import LayoutEngine

/// Random numbers that a seed repeats.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The algorithm is SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// Creates random views.
struct RandomViews {
  var numbers: SeededNumbers
  private(set) var leaves: [Int: ReferenceLeaf] = [:]

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &numbers)) }

  private mutating func maybe(_ range: ClosedRange<Int>) -> CGFloat? {
    Bool.random(using: &numbers) ? number(range) : nil
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &numbers)]
  }

  mutating func leaf() -> ReferenceLeaf {
    switch number(0...2) {
    case 0: return .fixed(CGSize(width: number(0...60), height: number(0...60)))
    case 1:
      let lengths = [number(0...40), number(0...40), number(0...200)].sorted()
      return .flexible(least: lengths[0], ideal: lengths[1], most: number(0...2) == 0 ? lengths[2] : .infinity)
    default: return .text(Int(number(1...30)))
    }
  }

  /// Returns different content of the same kind.
  mutating func leaf(like old: ReferenceLeaf) -> ReferenceLeaf {
    while true {
      let leaf = leaf()
      switch (leaf, old) {
      case (.fixed, .fixed), (.flexible, .flexible), (.text, .text): return leaf
      default: continue
      }
    }
  }

  private mutating func vertical() -> VerticalAlignment {
    one(of: [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline])
  }
  private mutating func horizontal() -> HorizontalAlignment { one(of: [.leading, .center, .trailing]) }
  private mutating func alignment() -> Alignment { Alignment(horizontal: horizontal(), vertical: vertical()) }

  private mutating func limits() -> ReferenceLimits {
    let lengths = [number(0...50), number(0...100), number(0...200)].sorted()
    return ReferenceLimits(
      least: one(of: [nil, lengths[0]]), ideal: one(of: [nil, lengths[1]]), most: one(of: [nil, lengths[2], .infinity]))
  }

  private mutating func views(_ depth: Int) -> [ReferenceView] {
    (0..<Int(number(0...4))).map { _ in view(depth) }
  }

  mutating func view(_ depth: Int) -> ReferenceView {
    let id = leaves.count
    if depth == 0 || number(0...5) == 0 {
      let leaf = leaf()
      leaves[id] = leaf
      return number(0...5) == 0 ? .spacer(id) : .leaf(id, leaf)
    }
    switch number(0...16) {
    case 0...2: return .row(vertical(), spacing: maybe(-5...20), views(depth - 1))
    case 3...5: return .column(horizontal(), spacing: maybe(-5...20), views(depth - 1))
    case 6: return .pile(alignment(), views(depth - 1))
    case 7: return .layered(view(depth - 1), layer: view(depth - 1), alignment())
    case 8:
      let insets = EdgeInsets(
        top: number(-5...20), leading: number(-5...20), bottom: number(-5...20), trailing: number(-5...20))
      return .padding(insets, view(depth - 1))
    case 9: return .frame(width: maybe(0...150), height: maybe(0...150), alignment(), view(depth - 1))
    case 10: return .limits(width: limits(), height: limits(), alignment(), view(depth - 1))
    case 11:
      return .fixedSize(horizontal: one(of: [true, false]), vertical: one(of: [true, false]), view(depth - 1))
    case 12: return .offset(CGSize(width: number(-20...20), height: number(-20...20)), view(depth - 1))
    case 13: return .aspectRatio(one(of: [0.5, 1, 2]), fills: one(of: [true, false]), view(depth - 1))
    case 14: return .guide(vertical(), at: number(-10...40), view(depth - 1))
    case 15: return .position(CGPoint(x: number(0...100), y: number(0...100)), view(depth - 1))
    default: return .priority(number(-1...2), view(depth - 1))
    }
  }
}

extension ReferenceView {
  /// Returns the view with the content of one leaf replaced.
  func replacing(_ id: Int, with leaf: ReferenceLeaf) -> ReferenceView {
    func map(_ view: ReferenceView) -> ReferenceView { view.replacing(id, with: leaf) }
    switch self {
    case .leaf(id, _): return .leaf(id, leaf)
    case .leaf, .spacer: return self
    case .row(let alignment, let spacing, let children):
      return .row(alignment, spacing: spacing, children.map(map))
    case .column(let alignment, let spacing, let children):
      return .column(alignment, spacing: spacing, children.map(map))
    case .pile(let alignment, let children): return .pile(alignment, children.map(map))
    case .layered(let child, let layer, let alignment): return .layered(map(child), layer: map(layer), alignment)
    case .padding(let insets, let child): return .padding(insets, map(child))
    case .frame(let width, let height, let alignment, let child):
      return .frame(width: width, height: height, alignment, map(child))
    case .limits(let width, let height, let alignment, let child):
      return .limits(width: width, height: height, alignment, map(child))
    case .fixedSize(let horizontal, let vertical, let child):
      return .fixedSize(horizontal: horizontal, vertical: vertical, map(child))
    case .offset(let offset, let child): return .offset(offset, map(child))
    case .aspectRatio(let ratio, let fills, let child): return .aspectRatio(ratio, fills: fills, map(child))
    case .position(let center, let child): return .position(center, map(child))
    case .guide(let guide, let value, let child): return .guide(guide, at: value, map(child))
    case .priority(let priority, let child): return .priority(priority, map(child))
    }
  }
}
