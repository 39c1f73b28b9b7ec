/// The appearances of classes inside containers: one for each list of the containers' classes.
@MainActor
package enum ContainedAppearances {
  private struct Entry {
    /// The classes of the containers, the innermost first.
    let containers: [any UIAppearanceContainer.Type]
    let appearance: AnyObject

    /// Returns whether the containers are around a view, in their order.
    @MainActor
    func applies(to view: UIView) -> Bool {
      var rest = containers[...]
      var responder = view.next
      while let container = responder, let type = rest.first {
        if Self.isInstance(container, of: type) { rest.removeFirst() }
        responder = container.next
      }
      return rest.isEmpty
    }

    private static func isInstance<Container>(_ object: AnyObject, of type: Container.Type) -> Bool {
      object is Container
    }
  }

  private static var entries: [ObjectIdentifier: [Entry]] = [:]

  /// Returns the appearance of a class of views inside containers. The first call creates it.
  package static func appearance<Appearance: AnyObject>(
    of type: AnyObject.Type, in containers: [any UIAppearanceContainer.Type], _ make: () -> Appearance
  ) -> Appearance {
    let key = ObjectIdentifier(type)
    let names = containers.map { ObjectIdentifier($0) }
    let known = entries[key]?.first { $0.containers.map { ObjectIdentifier($0) } == names }?.appearance
    if let known = known as? Appearance { return known }
    let appearance = make()
    entries[key, default: []].append(Entry(containers: containers, appearance: appearance))
    return appearance
  }

  /// Returns the value that the appearances of a class give a view. The appearance with the most containers takes
  /// precedence, and among equals the one that was created last.
  static func value<Appearance: AnyObject, Value>(
    of type: AnyObject.Type, for view: UIView, _ value: (Appearance) -> Value?
  ) -> Value? {
    guard let entries = entries[ObjectIdentifier(type)] else { return nil }
    let ordered = entries.enumerated()
      .sorted { ($0.element.containers.count, $0.offset) > ($1.element.containers.count, $1.offset) }
    for (_, entry) in ordered {
      guard let appearance = entry.appearance as? Appearance, let found = value(appearance), entry.applies(to: view)
      else { continue }
      return found
    }
    return nil
  }
}
