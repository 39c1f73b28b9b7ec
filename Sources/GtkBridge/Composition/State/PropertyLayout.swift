import GtkObjects
@_spi(Reflection) import Swift

/// The dynamic properties of a view's type. Reflection finds them once per type; afterwards they are accessed by
/// offset.
@MainActor
struct PropertyLayout<Content> {
  /// Connects one property of a value to its storage, creating the storage at the first call.
  typealias Connector = (inout Content, inout AnyObject?, BodyUpdater) -> Void
  typealias Disconnector = (AnyObject?, BodyUpdater) -> Void
  /// Returns the retained state of one property's storage.
  typealias RetainedStateReader = @MainActor (AnyObject?) -> RetainedState

  fileprivate(set) var connectors: [Connector] = []
  fileprivate(set) var disconnectors: [Disconnector] = []
  fileprivate(set) var retainedStates: [RetainedStateReader] = []
  /// Calls `update()` of each composed property, after its own properties have been connected.
  fileprivate(set) var updates: [(inout Content) -> Void] = []

  /// Indicates whether a value is shown step by step as its data changes.
  fileprivate(set) var isAnimatable = false

  static var shared: PropertyLayout<Content> {
    let key = ObjectIdentifier(Content.self)
    if let known = PropertyLayouts.known[key] as? PropertyLayout<Content> { return known }
    var layout = PropertyLayout<Content>()
    // Reflection reports the kind of a field's type, so the holder makes `Content` a field.
    _ = _forEachField(of: Holder<Content>.self) { _, _, type, kind in
      layout.collect(from: type, kind, at: 0)
      return true
    }
    layout.isAnimatable = Content.self is any Animatable.Type
    PropertyLayouts.known[key] = layout
    return layout
  }

  /// Finds the properties of a structure. For an enumeration, reflection reports cases as fields.
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

/// Generic types cannot have stored static properties.
@MainActor
private enum PropertyLayouts {
  static var known: [ObjectIdentifier: Any] = [:]
}

/// The storage in a node for its view's dynamic properties, in the order of the type's layout.
@MainActor
struct InstalledProperties<Content> {
  private let layout = PropertyLayout<Content>.shared
  private var slots: [AnyObject?]
  private var updater: BodyUpdater?

  init() {
    slots = Array(repeating: nil, count: layout.connectors.count)
  }

  mutating func install(into content: inout Content, updater: BodyUpdater) {
    self.updater = updater
    for index in slots.indices { layout.connectors[index](&content, &slots[index], updater) }
  }

  /// Indicates whether composed properties must be updated.
  var needUpdates: Bool { !layout.updates.isEmpty }

  var isAnimatable: Bool { layout.isAnimatable }

  /// Updates composed properties. This is part of each reading of the body because it may read state.
  func update(_ content: inout Content) {
    for update in layout.updates { update(&content) }
  }

  /// The maximum of the properties' retained states.
  var retainedState: RetainedState {
    var retainedState = RetainedState.none
    for index in slots.indices { retainedState = max(retainedState, layout.retainedStates[index](slots[index])) }
    return retainedState
  }

  func uninstall() {
    guard let updater else { return }
    for index in slots.indices { layout.disconnectors[index](slots[index], updater) }
  }
}
