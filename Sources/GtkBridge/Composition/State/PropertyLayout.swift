import GtkObjects
@_spi(Reflection) import Swift

/// The dynamic properties of a view's type, found once per type by reflection and reached by where they lie ever after.
@MainActor
struct PropertyLayout<Content> {
  /// Connects one property of a value to its storage; makes the storage where there is none yet.
  typealias Connector = (inout Content, inout AnyObject?, BodyUpdater) -> Void
  typealias Disconnector = (AnyObject?, BodyUpdater) -> Void
  /// Says whether what is kept for one property belongs to its view.
  typealias RetainedStateReader = @MainActor (AnyObject?) -> RetainedState

  fileprivate(set) var connectors: [Connector] = []
  fileprivate(set) var disconnectors: [Disconnector] = []
  fileprivate(set) var retainedStates: [RetainedStateReader] = []
  /// `update()` of each property made of others, after what it is made of has been connected.
  fileprivate(set) var updates: [(inout Content) -> Void] = []

  static var shared: PropertyLayout<Content> {
    let key = ObjectIdentifier(Content.self)
    if let known = PropertyLayouts.known[key] as? PropertyLayout<Content> { return known }
    var layout = PropertyLayout<Content>()
    // Reflection tells what kind of type a field has, hence the holder.
    _ = _forEachField(of: Holder<Content>.self) { _, _, type, kind in
      layout.collect(from: type, kind, at: 0)
      return true
    }
    PropertyLayouts.known[key] = layout
    return layout
  }

  /// Finds the properties of a structure. What reflection calls the fields of an enumeration are its cases.
  private mutating func collect(from type: Any.Type, _ kind: _MetadataKind, at start: Int) {
    guard kind == .struct else { return }
    _ = _forEachField(of: type) { _, offset, fieldType, kind in
      if let property = fieldType as? any DynamicProperty.Type { add(property, kind, at: start + offset) }
      return true
    }
  }

  private mutating func add<Property: DynamicProperty>(_ type: Property.Type, _ kind: _MetadataKind, at offset: Int) {
    if let type = type as? any GraphProperty.Type { return addGraphProperty(type, at: offset) }
    guard let field = StoredField<Content, Property>(at: offset) else { return }
    collect(from: type, kind, at: offset)
    updates.append { content in field.modify(in: &content) { $0.update() } }
  }

  private mutating func addGraphProperty<Property: GraphProperty>(_ type: Property.Type, at offset: Int) {
    guard let field = StoredField<Content, Property>(at: offset) else { return }
    connectors.append { content, slot, updater in
      field.modify(in: &content) { property in
        let storage = slot as? Property.Storage ?? property.makeStorage(for: updater)
        slot = storage
        property.connect(to: storage, of: updater)
      }
    }
    retainedStates.append { slot in
      guard let storage = slot as? Property.Storage else { return .none }
      return Property.retainedState(storage)
    }
    disconnectors.append { slot, updater in
      if let storage = slot as? Property.Storage { Property.disconnect(storage, from: updater) }
    }
  }
}

private struct Holder<Value> {
  let value: Value
}

/// Generic types have no stored static properties, hence this.
@MainActor
private enum PropertyLayouts {
  static var known: [ObjectIdentifier: Any] = [:]
}

/// The storage that a node keeps for the dynamic properties of its view, in the order of the type's layout.
@MainActor
struct InstalledProperties<Content> {
  private let layout = PropertyLayout<Content>.shared
  private var slots: [AnyObject?]
  private var updater: BodyUpdater?

  init() {
    slots = Array(repeating: nil, count: layout.connectors.count)
  }

  /// Connects the properties of a new description.
  mutating func install(into content: inout Content, updater: BodyUpdater) {
    self.updater = updater
    for index in slots.indices { layout.connectors[index](&content, &slots[index], updater) }
  }

  /// Whether there are properties made of others.
  var needUpdates: Bool { !layout.updates.isEmpty }

  /// Brings properties made of others up to date: part of each reading of the body, since it may read state.
  func update(_ content: inout Content) {
    for update in layout.updates { update(&content) }
  }

  /// Whether any of what is kept belongs to the view.
  var retainedState: RetainedState {
    var retainedState = RetainedState.none
    for index in slots.indices { retainedState = max(retainedState, layout.retainedStates[index](slots[index])) }
    return retainedState
  }

  /// Ends all observation.
  func uninstall() {
    guard let updater else { return }
    for index in slots.indices { layout.disconnectors[index](slots[index], updater) }
  }
}
