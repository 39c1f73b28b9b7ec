/// Elements that have others below them, shown and hidden by the user.
///
/// Mirrors SwiftUI's `OutlineGroup`. In a ``List`` each element that is not hidden is a row of its own, so that a tree of any size
/// costs no more than what is seen of it; elsewhere those with others below are ``DisclosureGroup``s. What lies below an element
/// is asked for when that is opened, but for whether there is anything: `nil` means that there never is.
///
/// ```swift
/// List { OutlineGroup(folders, children: \.folders) { Label($0.name, systemImage: "folder") } }
/// ```
///
/// GTK's own tree model is not used: it knows elements by position, and would close what moves.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let data: Data
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Content

  /// Makes a view of the elements, identified by the value at `id`.
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
  /// Makes a view of the elements, identified by their `id`.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

/// Elements and what is below them, outside a list.
private struct OutlineBranch<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let group: OutlineGroup<Data, ID, Content>
  let data: Data

  var body: some View {
    ForEach(data.map { OutlineElement(id: group.id($0), value: $0) }, id: \.id) { element in
      if let children = group.children(element.value) {
        // The branch is a type of itself, which a view's body cannot be.
        DisclosureGroup {
          AnyView(OutlineBranch(group: group, data: children))
        } label: {
          group.content(element.value)
        }
      } else {
        group.content(element.value)
      }
    }
  }
}

struct OutlineElement<ID: Hashable, Value> {
  let id: ID
  let value: Value
}
