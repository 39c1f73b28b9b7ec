import Testing
import WidgetTesting

@testable import GtkBridge

/// A random description of a screen: the same value is shown by an update, and in a new screen.
private indirect enum Tree: Equatable {
  case text(String)
  case button(String, isDisabled: Bool)
  case spacer(Double)
  case row(Double, [Item])
  case column(HorizontalAlignment, [Item])
  case padded(Double, Tree)
  case bordered(Color, Tree)
  case framed(CGFloat?, CGFloat?, Tree)
  case styled(Font?, Tree)
  case identified(Int, Tree)
  case maybe(Tree?)
  case modified(Bool, Tree)

  struct Item: Equatable, Identifiable {
    let id: Int
    var tree: Tree
  }

  static func random(_ depth: Int, _ random: inout RandomNumbers) -> Tree {
    let length = Double(Int.random(in: 0...9, using: &random))
    guard depth > 0 else {
      return switch Int.random(in: 0..<4, using: &random) {
      case 0, 1: .text("t\(Int.random(in: 0..<9, using: &random))")
      case 2: .button("b\(Int.random(in: 0..<9, using: &random))", isDisabled: .random(using: &random))
      default: .spacer(length)
      }
    }
    func inner() -> Tree { .random(depth - 1, &random) }
    func items() -> [Item] {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in Item(id: .random(in: 0..<6, using: &random), tree: inner())
      }
    }
    return switch Int.random(in: 0..<11, using: &random) {
    case 0, 1: .row(length, items())
    case 2, 3: .column([.leading, .center, .trailing].randomElement(using: &random) ?? .center, items())
    case 4: .padded(length, inner())
    case 5: .bordered([.red, .blue, .green].randomElement(using: &random) ?? .red, inner())
    case 6: .framed(.random(using: &random) ? length * 20 : nil, .random(using: &random) ? length * 10 : nil, inner())
    case 7: .styled([nil, .title, .caption].randomElement(using: &random) ?? nil, inner())
    case 8: .identified(.random(in: 0..<3, using: &random), inner())
    case 9: .modified(.random(using: &random), inner())
    default: .maybe(.random(using: &random) ? inner() : nil)
    }
  }

  /// The visible texts on screen, in order.
  var texts: [String] {
    switch self {
    case .text(let text), .button(let text, _): [text]
    case .spacer: []
    case .row(_, let items): items.flatMap(\.tree.texts)
    case .column(_, let items): ["\(items.count)"] + items.flatMap(\.tree.texts)
    case .padded(_, let tree), .bordered(_, let tree), .framed(_, _, let tree), .styled(_, let tree),
      .identified(_, let tree):
      tree.texts
    case .modified(let flag, let tree): flag ? ["flag"] + tree.texts + tree.texts : tree.texts
    case .maybe(let tree): tree?.texts ?? ["none"]
    }
  }

  /// The tree with a change somewhere. Most of it is unchanged.
  func edited(_ depth: Int, _ random: inout RandomNumbers) -> Tree {
    if depth == 0 || Int.random(in: 0..<6, using: &random) == 0 { return .random(depth, &random) }
    let length = Double(Int.random(in: 0...9, using: &random))
    func inner(_ tree: Tree) -> Tree { tree.edited(depth - 1, &random) }
    func items(_ items: [Item]) -> [Item] {
      var items = items
      switch Int.random(in: 0..<4, using: &random) {
      case 0: items.shuffle(using: &random)
      case 1: items.append(Item(id: .random(in: 0..<6, using: &random), tree: .random(depth - 1, &random)))
      case 2 where !items.isEmpty: items.remove(at: .random(in: 0..<items.count, using: &random))
      default:
        guard let index = items.indices.randomElement(using: &random) else { break }
        items[index].tree = inner(items[index].tree)
      }
      return items
    }
    return switch self {
    case .text, .button, .spacer: .random(0, &random)
    case .row(let spacing, let old): .row(.random(using: &random) ? length : spacing, items(old))
    case .column(let alignment, let old): .column(.random(using: &random) ? .leading : alignment, items(old))
    case .padded(let old, let tree): .padded(.random(using: &random) ? length : old, inner(tree))
    case .bordered(let color, let tree): .bordered(.random(using: &random) ? .purple : color, inner(tree))
    case .framed(let width, let height, let tree):
      .framed(.random(using: &random) ? nil : width, .random(using: &random) ? length : height, inner(tree))
    case .styled(let font, let tree): .styled(.random(using: &random) ? .headline : font, inner(tree))
    case .identified(let id, let tree): .identified(.random(using: &random) ? id + 1 : id, inner(tree))
    case .modified(let flag, let tree): .modified(.random(using: &random) != flag, inner(tree))
    case .maybe(let tree): .maybe(.random(using: &random) ? tree.map(inner) : nil)
    }
  }
}

/// Shows a tree down to a depth that its type fixes, since the library has no view of unknown type.
private protocol TreeView: View {
  init(tree: Tree)
}

private struct Leaf: TreeView {
  let tree: Tree
  var body: some View {
    switch tree {
    case .text(let text): Text(text)
    case .button(let title, let isDisabled): Button(title) {}.disabled(isDisabled)
    case .spacer(let length): Spacer(minLength: length)
    default: EmptyView()
    }
  }
}

private struct Flagged: ViewModifier {
  let flag: Bool
  func body(content: Content) -> some View {
    if flag { Text("flag") }
    content.border(.gray)
    if flag { content.disabled() }
  }
}

private struct Branch<Inner: TreeView>: TreeView {
  let tree: Tree
  @State private var number = 0

  var body: some View {
    switch tree {
    case .row(let spacing, let items):
      HStack(spacing: spacing) { ForEach(items) { Inner(tree: $0.tree) } }
    case .column(let alignment, let items):
      VStack(alignment: alignment) {
        Text("\(items.count)")
        ForEach(items) { Inner(tree: $0.tree) }
      }
    case .padded(let length, let tree): Inner(tree: tree).padding(length)
    case .bordered(let color, let tree): Inner(tree: tree).border(color).padding(.top, 2)
    case .framed(let width, let height, let tree): Inner(tree: tree).frame(width: width, height: height)
    case .styled(let font, let tree): Group { Inner(tree: tree) }.font(font)
    case .identified(let id, let tree): Inner(tree: tree).id(id)
    case .modified(let flag, let tree): Inner(tree: tree).modifier(Flagged(flag: flag))
    case .maybe(let tree):
      if let tree { Inner(tree: tree) } else { Text("none") }
    default: Leaf(tree: tree)
    }
  }
}

extension GtkBridgeTests {
  /// After an update, the screen equals a new screen.
  @Suite @MainActor struct ReconcilerTests {
    private typealias Screen = Branch<Branch<Branch<Branch<Leaf>>>>

    /// 100,000 edits, one at a time. The visible texts are compared after each edit, and every widget, with its place
    /// and look, after some of them: a new screen takes several times as long as an edit.
    @Test(arguments: 1...50 as ClosedRange<UInt64>) func updatingIsBuildingAfresh(_ seed: UInt64) throws {
      var random = RandomNumbers(seed: seed)
      var tree = Tree.random(4, &random)
      let screen = TestScreen { Screen(tree: tree) }
      for step in 1...2_000 {
        tree = tree.edited(4, &random)
        screen.controller.rootView = Screen(tree: tree)
        screen.flush()
        try #require(screen.texts == tree.texts, "seed \(seed), step \(step): \(tree)")
        guard step.isMultiple(of: 40) else { continue }
        let fresh = TestScreen { Screen(tree: tree) }
        try #require(screen.root.dump() == fresh.root.dump(), "seed \(seed), step \(step): \(tree)")
      }
    }
  }
}
