/// The rows of an outline in a list: the visible elements in depth-first order.
struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let group: OutlineGroup<Data, ID, Content>
  @State private var expanded: Set<ID> = []

  private struct Row {
    let id: ID
    let value: Data.Element
    let depth: Int
    let isExpandable: Bool
  }

  var body: some View {
    var rows: [Row] = []
    append(group.data, depth: 0, to: &rows)
    var view = ForEach(rows, id: \.id) { [content = group.content, $expanded] row in
      OutlineRow(
        content: content(row.value), depth: row.depth, isExpandable: row.isExpandable,
        isExpanded: Binding(
          get: { $expanded.wrappedValue.contains(row.id) }, set: { $expanded.wrappedValue.set(row.id, isIn: $0) }))
    }
    view.edits.setExpanded = { [rows, $expanded] index, isExpanded in
      guard rows.indices.contains(index), rows[index].isExpandable else { return false }
      return $expanded.wrappedValue.set(rows[index].id, isIn: isExpanded)
    }
    return view
  }

  /// Appends the elements of one level. Only the children of expanded elements are enumerated.
  private func append(_ data: Data, depth: Int, to rows: inout [Row]) {
    for element in data {
      let id = group.id(element)
      let children = group.children(element)
      rows.append(Row(id: id, value: element, depth: depth, isExpandable: children != nil))
      if let children, expanded.contains(id) { append(children, depth: depth + 1, to: &rows) }
    }
  }
}

extension Set {
  /// Inserts or removes a member, and returns whether the set has changed.
  @discardableResult
  fileprivate mutating func set(_ member: Element, isIn: Bool) -> Bool {
    isIn ? insert(member).inserted : remove(member) != nil
  }
}

/// A row of an outline, indented by its depth, with a button if the element has children.
struct OutlineRow<Content: View>: View {
  let content: Content
  let depth: Int
  let isExpandable: Bool
  let isExpanded: Binding<Bool>

  /// The indentation per level: the width of the button, so that elements of the same depth are aligned.
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
}
