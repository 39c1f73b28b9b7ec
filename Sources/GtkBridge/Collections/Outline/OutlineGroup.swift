/// Hierarchical elements that the user expands and collapses.
///
/// Mirrors SwiftUI's `OutlineGroup`. In a ``List`` each visible element is a separate row, so that a tree of any size
/// costs no more than its expanded part. Elsewhere, elements with children are ``DisclosureGroup``s. The children of an
/// element are enumerated only while it is expanded. `nil` instead of a collection marks a leaf.
///
/// ```swift
/// List { OutlineGroup(folders, children: \.folders) { Label($0.name, systemImage: "folder") } }
/// ```
///
/// GTK's tree model is not used, because it identifies elements by position and would collapse moved elements.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let data: Data
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Content

  /// Creates a view of the elements, identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.children = { $0[keyPath: children] }
    self.content = content
  }

  public var body: some View {
    InList {
      OutlineRows(group: self)
    } elsewhere: {
      VStack(alignment: .leading) { OutlineBranch(group: self, data: data) }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view of the elements, identified by their `id`.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

/// The elements of one level and their descendants, outside a list.
private struct OutlineBranch<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let group: OutlineGroup<Data, ID, Content>
  let data: Data

  var body: some View {
    ForEach(data.map { OutlineElement(id: group.id($0), value: $0) }, id: \.id) { element in
      if let children = group.children(element.value) {
        // The branch contains itself, so its type is erased: a recursive `body` type is impossible.
        DisclosureGroup {
          AnyView(OutlineBranch(group: group, data: children))
        } label: {
          group.content(element.value)
        }
      } else {
        // The rows below the titles of the groups, which follow an arrow.
        group.content(element.value).padding(.leading, 16)
      }
    }
  }
}

struct OutlineElement<ID: Hashable, Value> {
  let id: ID
  let value: Value
}
