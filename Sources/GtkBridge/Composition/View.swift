/// A description of part of a screen.
///
/// Mirrors SwiftUI's `View`. A view is a value that describes the screen. The library keeps the widgets that show it
/// and changes only the differences between two descriptions:
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   var body: some View { Text("Hello, \(name)!").font(.title) }
/// }
/// ```
///
/// Views are isolated to the main actor.
@preconcurrency @MainActor
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content of the view. It is read again after state that it reads has changed, at most once per frame.
  @ViewBuilder var body: Body { get }

  /// The type of the view's node. The library's own views have their own types. Not for use or implementation outside
  /// the library.
  associatedtype _Node: MountedNode = CompositeNode<Self>

  /// Creates the node of a view. Not for use or implementation outside the library.
  static func _makeNode(_ view: Self, in context: NodeContext) -> _Node

  /// Updates the node to this description.
  ///
  /// This is a method of the view rather than of the node because generic code reaches the fields of its own type
  /// without a metadata look-up. Screen updates are several times faster as a result. Not for use or implementation
  /// outside the library.
  func _update(_ node: _Node)
}

extension View where _Node == CompositeNode<Self> {
  public static func _makeNode(_ view: Self, in context: NodeContext) -> CompositeNode<Self> {
    CompositeNode(view, in: context)
  }

  public func _update(_ node: CompositeNode<Self>) { node.update(self) }
}

extension View where _Node == Node<Self> {
  public func _update(_ node: Node<Self>) { node.update(self) }
}

/// The body type of primitive views.
extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  /// Primitive views have no body. Reading it is a programming error, as in SwiftUI.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view without a body. Do not read its body.")
  }
}
