/// A change that a modifier makes to the environment.
@MainActor
@usableFromInline
protocol EnvironmentChange {
  func isSame(as other: Self) -> Bool
  func apply(to values: inout EnvironmentValues)
}

extension EnvironmentChange where Self: Equatable {
  @usableFromInline
  func isSame(as other: Self) -> Bool { self == other }
}

@usableFromInline
struct FontChange: EnvironmentChange, Equatable {
  @usableFromInline let font: Font?

  @inlinable
  init(font: Font?) {
    self.font = font
  }

  @usableFromInline
  func apply(to values: inout EnvironmentValues) { values.font = font }
}

@usableFromInline
struct ColorChange: EnvironmentChange, Equatable {
  @usableFromInline let color: Color?

  @inlinable
  init(color: Color?) {
    self.color = color
  }

  @usableFromInline
  func apply(to values: inout EnvironmentValues) {
    values.foregroundColor = color?.replacingAccent(by: values.tint ?? .accentColor)
  }
}

struct StyleChange: EnvironmentChange, Equatable {
  let paint: _Paint
  /// The styles of all layers of symbols, if there is more than one.
  var palette: [_Paint]?

  func apply(to values: inout EnvironmentValues) {
    if let palette { values.symbolPalette = palette.map { values.resolve($0).color } }
    values.foregroundPaint = values.resolve(paint)
  }
}

@usableFromInline
struct DisabledChange: EnvironmentChange, Equatable {
  @usableFromInline let isDisabled: Bool

  @inlinable
  init(isDisabled: Bool) {
    self.isDisabled = isDisabled
  }

  @usableFromInline
  func apply(to values: inout EnvironmentValues) { if isDisabled { values.isEnabled = false } }
}

@usableFromInline
struct ValueChange<Value>: EnvironmentChange {
  @usableFromInline let path: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline let value: Value

  @inlinable
  init(path: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.path = path
    self.value = value
  }

  @usableFromInline
  func isSame(as other: Self) -> Bool { path == other.path && areEqual(value, other.value) }
  @usableFromInline
  func apply(to values: inout EnvironmentValues) { values[keyPath: path] = value }
}

@usableFromInline
struct ObjectChange<ObjectType: ObservableObject>: EnvironmentChange {
  @usableFromInline let object: ObjectType

  @inlinable
  init(object: ObjectType) {
    self.object = object
  }

  @usableFromInline
  func isSame(as other: Self) -> Bool { object === other.object }
  @usableFromInline
  func apply(to values: inout EnvironmentValues) { values.setObject(object) }
}

@usableFromInline
struct EnvironmentChanged<Content: View, Change: EnvironmentChange>: View {
  @usableFromInline typealias Body = Never

  @usableFromInline let content: Content
  @usableFromInline let change: Change

  @inlinable
  init(content: consuming Content, change: consuming Change) {
    self.content = content
    self.change = change
  }

  @usableFromInline
  static func _makeNode(_ view: Self, in context: NodeContext) -> EnvironmentChangeNode<Content, Change> {
    EnvironmentChangeNode(view, in: context)
  }

  @usableFromInline
  func _update(_ node: EnvironmentChangeNode<Content, Change>) {
    if !change.isSame(as: node.change) { node.change = change }
    node.child.update(content)
  }
}

@MainActor
@usableFromInline
final class EnvironmentChangeNode<Content: View, Change: EnvironmentChange>: WrapperNode<
  EnvironmentChanged<Content, Change>, Content
>
{
  fileprivate var change: Change {
    didSet { scope.setChange(change.apply) }
  }
  private let scope: EnvironmentScope

  init(_ view: EnvironmentChanged<Content, Change>, in context: NodeContext) {
    change = view.change
    scope = EnvironmentScope(inside: context.environment, change: view.change.apply)
    var inner = context
    inner.environment = scope
    super.init(view.content, inside: inner, in: context)
  }

  override var retainedState: RetainedState { child.retainedState }

  override func unmount() {
    super.unmount()
    scope.unmount()
  }
}
