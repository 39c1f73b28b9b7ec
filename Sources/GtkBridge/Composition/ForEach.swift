import GtkObjects

/// A view for each element of a collection.
///
/// Mirrors SwiftUI's `ForEach`. An element is recognised by its identifier: an element that moves keeps its widgets,
/// focus and state. Elements with equal identifiers are distinguished by their order. A ``List`` creates views
/// only for the elements near its visible part.
///
/// The repeated content need not be a view: the module Charts repeats marks.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public let data: Data
  let identity: ElementIdentity<Data, ID>
  /// Creates the content of an element.
  public let content: (Data.Element) -> Content
  /// Returns the identifier of an element.
  package func id(of element: Data.Element) -> ID { identity.id(element) }
  /// The actions for the user's edits, such as that of ``onDelete(perform:)``.
  package var edits = RowEdits()
  /// Indicates whether a picker's options are tagged with the elements' offsets instead of their identifiers.
  private(set) var tagsOffsets = false

  package init(
    _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    identity = ElementIdentity(id)
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  /// Creates a view for each element, identified by the value at `id`.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ForEachNode<Data, ID, Content> {
    if context.container.holdsRows, !Content._Node.isTransparent { return ForEachRows(view, in: context) }
    return ForEachViews(view, in: context)
  }

  public func _update(_ node: ForEachNode<Data, ID, Content>) { node.update(self) }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Creates a view for each element, identified by its `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range.
  ///
  /// As in SwiftUI, the options of a ``Picker`` are tagged with their offsets: the first one with 0, whatever its number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, identifiedBy: { $0 }, content: content)
    tagsOffsets = true
  }
}

/// The node of a ``ForEach``.
///
/// In a list, elements whose views are single rows get their nodes when they are shown; see `ForEachRows`. All others
/// get them immediately.
@MainActor
public class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node<ForEach<Data, ID, Content>> {
  override class var isTransparent: Bool { true }
}

@MainActor
private final class ForEachViews<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ForEachNode<Data, ID, Content>, ScrollTargetHolder, EditableElements
{
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private var view: ForEach<Data, ID, Content>
  /// Tracks the row closure's own dependencies: the closure runs after the enclosing body has been read.
  private let updater: BodyUpdater
  private var order: [Key] = []
  private var children: [Key: ChildNode<Content>] = [:]

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    updater = BodyUpdater(for: ForEach<Data, ID, Content>.self, in: context)
    var inner = context
    inner.depth += 1
    super.init(in: inner)
    rebuild()
    updater.evaluate = { [unowned self] in self.evaluate() }
    context.environment.values.scrollDestinations?.add(self)
  }

  func scroll<Other: Hashable>(to id: Other, anchor: UnitPoint?) {
    if let id = id as? ID { children[Key(id: id, occurrence: 0)]?.scrollIntoView(anchor: anchor) }
  }

  var edits: RowEdits { view.edits }
  var elementCount: Int { order.count }

  var shownViews: [(id: AnyHashable, widget: Gtk.Widget)] {
    order.compactMap { key in
      (children[key]?.mounted.firstWidget).map { (AnyHashable(key.id), $0) }
    }
  }

  override var retainedState: RetainedState { children.values.reduce(.none) { max($0, $1.retainedState) } }

  override func update(_ view: ForEach<Data, ID, Content>) {
    if view.edits.isEmpty != self.view.edits.isEmpty { context.container.setNeedsArrangement() }
    self.view = view
    evaluate()
  }

  private func evaluate() {
    if rebuild() { context.container.setNeedsArrangement() }
  }

  /// Updates the remaining children, creates the new ones and unmounts the others. Returns whether the order changed.
  @discardableResult
  private func rebuild() -> Bool {
    let rows = updater.read { view.data.map { (id: view.identity.id($0), content: view.content($0)) } }
    var newOrder: [Key] = []
    newOrder.reserveCapacity(rows.count)
    var occurrences: [ID: Int] = [:]
    var leaving = children
    for (offset, (id, content)) in rows.enumerated() {
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      let key = Key(id: id, occurrence: occurrence)
      newOrder.append(key)
      if let child = leaving.removeValue(forKey: key) {
        child.update(content)
      } else {
        var inner = context.makesPages ? context.ofPage() : context
        if context.tagsRows || context.makesPages {
          inner.rowTag = view.tagsOffsets ? AnyHashable(offset) : AnyHashable(id)
        }
        children[key] = ChildNode(content, in: inner)
      }
    }
    for (key, child) in leaving {
      child.unmount()
      children[key] = nil
    }
    defer { order = newOrder }
    return newOrder != order
  }

  override func append(to contents: inout NodeContents) {
    if order.isEmpty, context.container.holdsRows { contents.rows.append(self) }
    for (offset, key) in order.enumerated() {
      let first = contents.rows.count
      let firstElement = contents.elements.count
      children[key]?.append(to: &contents)
      if !edits.isEmpty {
        for element in contents.elements[firstElement...] { element.traits.cardRow?.setElement(self, at: offset) }
      }
      // The header and footer of a section that is an element are no rows of the element.
      for case let row as any ElementRow in contents.rows[first...] where (row.part?.kind ?? .content) == .content {
        row.elementID = row.elementID ?? AnyHashable(key.id)
        // Elements inside the element have edits of their own.
        if let elements = row.editableElements, elements !== self, !elements.edits.isEmpty { continue }
        row.editableElements = self
        row.elementOffset = offset
      }
    }
  }

  override func unmount() {
    updater.stop()
    context.environment.values.scrollDestinations?.remove(self)
    for child in children.values { child.unmount() }
  }
}

/// The place of a ``ForEach`` without elements among the rows of a list, where the first element can be dropped.
extension ForEachViews: RowSegment {
  var count: Int { 0 }
  var isSelectable: Bool { false }
  func show(rowAt index: Int, in cell: ListCell) {}
  func updateKeptRows(in range: Range<Int>) {}
  func hide(_ content: any RowContent, in cell: ListCell) {}
  func id<Value: Hashable>(at index: Int, as type: Value.Type) -> Value? { nil }
  func index<Value: Hashable>(of id: Value) -> Int? { nil }
}
