@_spi(Reflection) import Swift

/// The dynamic properties of a view's type, found once per type by reflection and reached by key path ever after.
@MainActor
struct PropertyLayout<Content> {
  /// Connects one property of a value to its storage; makes the storage where there is none yet.
  typealias Connector = (inout Content, inout AnyObject?, BodyUpdater) -> Void
  typealias Disconnector = (AnyObject?, BodyUpdater) -> Void
  /// Says whether what is kept for one property belongs to its view.
  typealias Tie = @MainActor (AnyObject?) -> IdentityTie

  fileprivate(set) var connectors: [Connector] = []
  fileprivate(set) var disconnectors: [Disconnector] = []
  fileprivate(set) var ties: [Tie] = []
  /// `update()` of each property made of others, after what it is made of has been connected.
  fileprivate(set) var updates: [(inout Content) -> Void] = []

  static var shared: PropertyLayout<Content> {
    let key = ObjectIdentifier(Content.self)
    if let known = PropertyLayouts.known[key] as? PropertyLayout<Content> { return known }
    var layout = PropertyLayout<Content>()
    layout.collect(from: Content.self, at: \Content.self)
    PropertyLayouts.known[key] = layout
    return layout
  }

  private mutating func collect<Root>(from type: Root.Type, at path: WritableKeyPath<Content, Root>) {
    var found: [PartialKeyPath<Root>] = []
    // `ignoreUnknown`, spelled by its value because the constant is a variable: fields no key path can be made for,
    // such as closures, are passed over.
    _forEachFieldWithKeyPath(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) { _, field in
      found.append(field)
      return true
    }
    for field in found {
      if let property = Swift.type(of: field).valueType as? any DynamicProperty.Type {
        add(property, field, path)
      }
    }
  }

  private mutating func add<Root, Property: DynamicProperty>(
    _ type: Property.Type, _ field: PartialKeyPath<Root>, _ path: WritableKeyPath<Content, Root>
  ) {
    guard let field = field as? WritableKeyPath<Root, Property> else { return }
    let path = path.appending(path: field)
    if let type = type as? any GraphProperty.Type {
      addGraphProperty(type, path)
    } else {
      collect(from: type, at: path)
      updates.append { $0[keyPath: path].update() }
    }
  }

  private mutating func addGraphProperty<Property: GraphProperty>(
    _ type: Property.Type, _ path: PartialKeyPath<Content>
  ) {
    guard let path = path as? WritableKeyPath<Content, Property> else { return }
    connectors.append { content, slot, updater in
      let storage = slot as? Property.Storage ?? content[keyPath: path].makeStorage(for: updater)
      slot = storage
      content[keyPath: path].connect(to: storage, of: updater)
    }
    ties.append { slot in
      guard let storage = slot as? Property.Storage else { return .none }
      return Property.tie(storage)
    }
    disconnectors.append { slot, updater in
      if let storage = slot as? Property.Storage { Property.disconnect(storage, from: updater) }
    }
  }
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
  var tie: IdentityTie {
    var tie = IdentityTie.none
    for index in slots.indices { tie = max(tie, layout.ties[index](slots[index])) }
    return tie
  }

  /// Ends all observation.
  func uninstall() {
    guard let updater else { return }
    for index in slots.indices { layout.disconnectors[index](slots[index], updater) }
  }
}
