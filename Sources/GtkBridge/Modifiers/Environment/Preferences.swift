import GtkObjects

extension View {
  /// Sets a preference value for the surrounding views, in place of the values from inside.
  ///
  /// Mirrors SwiftUI's `preference(key:value:)`.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    PreferenceContent<Self, Key>(content: self, value: value)
  }

  /// Transforms a preference value from inside before the surrounding views receive it.
  ///
  /// Mirrors SwiftUI's `transformPreference(_:_:)`.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ transform: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceListener<Self, Key>(content: self, transform: transform, onChange: nil)
  }

  /// Calls `action` when the preference value from inside is first set and whenever it changes. Surrounding views
  /// receive the value too.
  ///
  /// Mirrors SwiftUI's `onPreferenceChange(_:perform:)`.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceListener<Self, Key>(content: self, transform: nil, onChange: action)
  }

  /// Places a view that depends on a preference value from inside in front of this view.
  ///
  /// Mirrors SwiftUI's `overlayPreferenceValue(_:alignment:_:)`.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ overlay: @escaping (Key.Value) -> Overlay
  ) -> some View {
    PreferenceLayer<Self, Key, Overlay>(content: self, layer: overlay, alignment: alignment, isInFront: true)
  }

  /// Places a view that depends on a preference value from inside behind this view.
  ///
  /// Mirrors SwiftUI's `backgroundPreferenceValue(_:alignment:_:)`.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ background: @escaping (Key.Value) -> Background
  ) -> some View {
    PreferenceLayer<Self, Key, Background>(content: self, layer: background, alignment: alignment, isInFront: false)
  }
}

private struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View>: View {
  let content: Content
  let layer: (Key.Value) -> Layer
  let alignment: Alignment
  let isInFront: Bool
  /// Only the layer reads the value: if a body updated the content for it, it would create a value without equality
  /// again.
  @State private var value = StateStorage(Key.defaultValue)

  var body: some View {
    let value = value
    LayeredContent(
      content: PreferenceListener<Content, Key>(content: content, transform: nil) { value.write($0) },
      layer: PreferenceReader(value: value, content: layer), alignment: alignment,
      place: isInFront ? .inFront : .behind)
  }
}

private struct PreferenceReader<Value, Content: View>: View {
  let value: StateStorage<Value>
  let content: (Value) -> Content

  var body: some View { content(value.read()) }
}

private struct PreferenceContent<Content: View, Key: PreferenceKey>: View {
  typealias Body = Never

  let content: Content
  let value: Key.Value

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    PreferenceNode(view, in: context)
  }
}

@MainActor
private final class PreferenceNode<Content: View, Key: PreferenceKey>:
  WrapperNode<PreferenceContent<Content, Key>, Content>
{
  private var value: Key.Value
  private let scope: PreferenceScope<Key>?
  private let blocked: EnvironmentScope

  init(_ view: PreferenceContent<Content, Key>, in context: NodeContext) {
    value = view.value
    scope = context.environment.values.preferenceScope(Key.self)
    blocked = EnvironmentScope(inside: context.environment) { $0.setPreferenceScope(nil as PreferenceScope<Key>?) }
    var inner = context
    inner.environment = blocked
    super.init(view.content, inside: inner, in: context)
    scope?.add(self, place: { [unowned self] in self.place }, value: { [unowned self] in self.value })
  }

  private var place: Gtk.Widget? { firstWidget ?? context.container.widget }

  override func update(_ view: PreferenceContent<Content, Key>) {
    child.update(view.content)
    let isSame = areEqual(value, view.value)
    value = view.value
    if !isSame { scope?.setNeedsReduction() }
  }

  override func unmount() {
    super.unmount()
    scope?.remove(self)
    blocked.unmount()
  }
}

private struct PreferenceListener<Content: View, Key: PreferenceKey>: View {
  typealias Body = Never

  let content: Content
  let transform: ((inout Key.Value) -> Void)?
  let onChange: ((Key.Value) -> Void)?

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    PreferenceListenerNode(view, in: context)
  }
}

@MainActor
private final class PreferenceListenerNode<Content: View, Key: PreferenceKey>:
  WrapperNode<PreferenceListener<Content, Key>, Content>
{
  private var view: PreferenceListener<Content, Key>
  private let outer: PreferenceScope<Key>?
  private let inner: PreferenceScope<Key>
  private let environment: EnvironmentScope
  private var value: Key.Value?

  init(_ view: PreferenceListener<Content, Key>, in context: NodeContext) {
    self.view = view
    outer = context.environment.values.preferenceScope(Key.self)
    let scope = PreferenceScope<Key>(in: context.graph)
    inner = scope
    environment = EnvironmentScope(inside: context.environment) { $0.setPreferenceScope(scope) }
    var inside = context
    inside.environment = environment
    super.init(view.content, inside: inside, in: context)
    inner.onChange = { [unowned self] in self.valueDidChange() }
    if view.transform != nil { inner.setNeedsReduction() }
  }

  private func valueDidChange() {
    var value = inner.value
    if let transform = view.transform {
      var transformed = value ?? Key.defaultValue
      transform(&transformed)
      value = transformed
    }
    if let old = self.value, let value, areEqual(old, value) { return }
    if self.value == nil, value == nil { return }
    let isReported = self.value != nil
    self.value = value
    view.onChange?(value ?? Key.defaultValue)
    guard let outer else { return }
    switch (isReported, value) {
    case (false, .some):
      outer.add(
        self, place: { [unowned self] in self.firstWidget ?? context.container.widget },
        value: { [unowned self] in self.value ?? Key.defaultValue })
    case (true, nil): outer.remove(self)
    default: outer.setNeedsReduction()
    }
  }

  override func update(_ view: PreferenceListener<Content, Key>) {
    self.view = view
    child.update(view.content)
    if view.transform != nil { inner.setNeedsReduction() }
  }

  override func unmount() {
    inner.onChange = nil
    super.unmount()
    outer?.remove(self)
    environment.unmount()
  }
}
