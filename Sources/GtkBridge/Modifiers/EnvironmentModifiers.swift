extension View {
  /// Sets the font of the text inside.
  ///
  /// Mirrors SwiftUI's `font(_:)`; `nil` leaves the desktop's own.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the colour of the text inside.
  ///
  /// Mirrors SwiftUI's `foregroundColor(_:)`.
  public func foregroundColor(_ color: Color?) -> some View { environment(\.foregroundColor, color) }

  /// Keeps the controls inside from taking input. What an outer view has disabled cannot be enabled further in.
  ///
  /// Mirrors SwiftUI's `disabled(_:)`.
  public func disabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(isDisabled, areSame: ==) { values in
      if isDisabled { values.isEnabled = false }
    }
  }

  /// Sets a value of the environment for the views inside.
  ///
  /// Mirrors SwiftUI's `environment(_:_:)`.
  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    transformEnvironment(value, areSame: areEqual) { $0[keyPath: path] = value }
  }

  /// Gives an object to the views inside, which find it with ``EnvironmentObject``.
  ///
  /// Mirrors SwiftUI's `environmentObject(_:)`.
  public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
    transformEnvironment(object, areSame: ===) { $0.setObject(object) }
  }

  /// Changes the environment inside when `input` is not the same as before.
  private func transformEnvironment<Input>(
    _ input: Input, areSame: @escaping (Input, Input) -> Bool, change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentChange(content: self, input: input, areSame: areSame, change: change)
  }
}

struct EnvironmentChange<Content: View, Input>: View {
  typealias Body = Never

  let content: Content
  let input: Input
  let areSame: (Input, Input) -> Bool
  let change: (inout EnvironmentValues) -> Void

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    EnvironmentChangeNode(view, in: context)
  }
}

@MainActor
private final class EnvironmentChangeNode<Content: View, Input>: WrapperNode<EnvironmentChange<Content, Input>, Content> {
  private var input: Input
  private let scope: EnvironmentScope

  init(_ view: EnvironmentChange<Content, Input>, in context: NodeContext) {
    input = view.input
    scope = EnvironmentScope(inside: context.environment, change: view.change)
    var inner = context
    inner.environment = scope
    super.init(view.content, inside: inner, in: context)
  }

  override func update(_ view: EnvironmentChange<Content, Input>) {
    if !view.areSame(view.input, input) {
      input = view.input
      scope.setChange(view.change)
    }
    child.update(view.content)
  }

  override func unmount() {
    super.unmount()
    scope.unmount()
  }
}
