/// The rows of a ``ForEach`` whose elements may stand for several rows each, or none: sections, for example.
///
/// All of its elements are made into sources at once; the rows of each are made as they are shown.
@MainActor
final class ForEachGroups<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  RowSource<ForEach<Data, ID, Content>>
{
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private var view: ForEach<Data, ID, Content>
  private let updater: BodyUpdater
  private var order: [Key] = []
  private var children: [Key: RowSource<Content>] = [:]

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    updater = BodyUpdater(for: ForEach<Data, ID, Content>.self, in: context)
    var inner = context
    inner.depth += 1
    super.init(in: inner)
    rebuild()
    updater.evaluate = { [unowned self] in self.rebuild() }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    rebuild()
  }

  private func rebuild() {
    let groups = updater.read { view.data.map { (id: view.identity.id($0), content: view.content($0)) } }
    var newOrder: [Key] = []
    newOrder.reserveCapacity(groups.count)
    var occurrences: [ID: Int] = [:]
    var leaving = children
    for (id, content) in groups {
      let key = Key(id: id, occurrence: occurrences[id, default: 0])
      occurrences[id] = key.occurrence + 1
      newOrder.append(key)
      if let child = leaving.removeValue(forKey: key) {
        child.update(content)
      } else {
        children[key] = RowSource<Content>.make(content, in: context)
      }
    }
    for (key, child) in leaving {
      child.unmount()
      children[key] = nil
    }
    if newOrder != order { context.container.setNeedsArrangement() }
    order = newOrder
  }

  override func appendSegments(to segments: inout [any RowSegment]) {
    for key in order { children[key]?.appendSegments(to: &segments) }
  }

  override func unmount() {
    updater.stop()
    for child in children.values { child.unmount() }
  }
}
