/// The rows of an outline: the elements that are not hidden, in the order of the screen.
@MainActor
final class OutlineRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource<
  OutlineGroup<Data, ID, Content>
>
{
  typealias Group = OutlineGroup<Data, ID, Content>

  struct Row {
    let id: ID
    let value: Data.Element
    let depth: Int
    let isExpandable: Bool
  }

  private typealias Rows = ForEach<[Row], ID, OutlineRow<Content>>

  private var group: Group
  private var rows: [Row] = []
  private var expanded: Set<ID> = []
  private var source: RowSource<Rows>?
  /// What lies below an element is read from whatever state it is in.
  private let updater: BodyUpdater

  init(_ group: Group, in context: NodeContext) {
    self.group = group
    updater = BodyUpdater(for: Group.self, in: context)
    var inner = context
    inner.depth += 1
    super.init(in: inner)
    source = RowSource<Rows>.make(readRows(), in: inner)
    updater.evaluate = { [unowned self] in self.evaluate() }
  }

  override func update(_ group: Group) {
    self.group = group
    evaluate()
  }

  private func evaluate() { source?.update(readRows()) }

  private func readRows() -> Rows {
    rows = updater.read {
      var rows: [Row] = []
      append(group.data, depth: 0, to: &rows)
      return rows
    }
    var view = ForEach(rows, id: \.id) { [weak self, content = group.content] row in
      OutlineRow(
        content: content(row.value), depth: row.depth, isExpandable: row.isExpandable,
        isExpanded: Binding(
          get: { self?.expanded.contains(row.id) == true }, set: { self?.setExpanded($0, row.id) }))
    }
    view.edits.setExpanded = { [weak self] in self?.setExpanded($1, rowAt: $0) ?? false }
    return view
  }

  /// Only what is below open elements is asked for.
  private func append(_ data: Data, depth: Int, to rows: inout [Row]) {
    for element in data {
      let id = group.id(element)
      let children = group.children(element)
      rows.append(Row(id: id, value: element, depth: depth, isExpandable: children != nil))
      if let children, expanded.contains(id) { append(children, depth: depth + 1, to: &rows) }
    }
  }

  private func setExpanded(_ isExpanded: Bool, _ id: ID) {
    guard isExpanded != expanded.contains(id) else { return }
    if isExpanded { expanded.insert(id) } else { expanded.remove(id) }
    evaluate()
  }

  private func setExpanded(_ isExpanded: Bool, rowAt index: Int) -> Bool {
    guard rows.indices.contains(index), rows[index].isExpandable, expanded.contains(rows[index].id) != isExpanded else {
      return false
    }
    setExpanded(isExpanded, rows[index].id)
    return true
  }

  override func appendSegments(to segments: inout [any RowSegment]) {
    source?.appendSegments(to: &segments)
  }

  override func unmount() {
    updater.stop()
    source?.unmount()
  }
}

/// One element: as far in as it is deep, with a button that shows and hides what is below it.
struct OutlineRow<Content: View>: View {
  let content: Content
  let depth: Int
  let isExpandable: Bool
  let isExpanded: Binding<Bool>

  /// As wide as the button, so that elements of one depth stand below each other.
  private static var step: Double { 24 }

  var body: some View {
    HStack(spacing: 4) {
      Spacer()
        .frame(width: Double(depth) * Self.step)
      if isExpandable {
        ExpanderButton(isExpanded: isExpanded)
      } else {
        Spacer()
          .frame(width: Self.step, height: Self.step)
      }
      content
    }
  }

  /// A row in a list whatever it consists of.
  static var _makeRows: ((Self, NodeContext) -> RowSource<Self>)? { nil }
}
