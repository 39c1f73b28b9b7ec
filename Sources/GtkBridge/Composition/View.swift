/// A description of part of a screen.
///
/// Mirrors SwiftUI's `View`. A view is a value that says what should be on screen; the library keeps the widgets that
/// show it and changes only what differs when the description does:
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   var body: some View { Text("Hello, \(name)!").font(.title) }
/// }
/// ```
///
/// Views live on the main actor.
@preconcurrency @MainActor
public protocol View {
  /// The type of view that describes this one.
  associatedtype Body: View

  /// What this view consists of. It is read again when a state it reads has changed, at most once per frame.
  @ViewBuilder var body: Body { get }

  /// The type of the retained counterpart; the library's own views have their own. Not for use or implementation outside
  /// the library.
  associatedtype _Node: MountedNode = CompositeNode<Self>

  /// Makes the retained counterpart of a view. Not for use or implementation outside the library.
  static func _makeNode(_ view: Self, in context: NodeContext) -> _Node

  /// Brings the retained counterpart in line with this description.
  ///
  /// A method of the view rather than of the node, since generic code reaches the fields of its own type without looking
  /// that type up: an update of a screen is several times faster by it. Not for use or implementation outside the library.
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

/// The body of views that are not made of others.
extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  /// Views that stand for themselves have no body; asking for it is a programming error, as in SwiftUI.
  public var body: Never {
    preconditionFailure("\(Self.self) is not made of other views: its body must not be read.")
  }
}
