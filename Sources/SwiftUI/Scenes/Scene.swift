/// A part of an application's user interface with its own windows.
///
/// Mirrors SwiftUI's `Scene`. A custom scene is composed of others:
///
/// ```swift
/// struct NotesScene: Scene {
///   @Environment(\.scenePhase) private var phase
///   var body: some Scene {
///     WindowGroup { NotesView() }.onChange(of: phase) { _, phase in if phase == .inactive { save() } }
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol Scene: DynamicProperty {
  /// The type of the scene's body.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder var body: Body { get }

  /// The type of the views that describe the scene. Not for use or implementation outside the library.
  associatedtype _Tree: View = SceneTree<Self>

  /// The views that describe the scene. They register its windows and are invisible. Not for use or implementation
  /// outside the library.
  var _tree: _Tree { get }
}

extension Scene where _Tree == SceneTree<Self> {
  public var _tree: SceneTree<Self> { SceneTree(scene: self) }
}

extension Never: Scene {
  public var _tree: EmptyView { EmptyView() }
}

extension Scene where Body == Never {
  /// Primitive scenes have no body. Reading it is a programming error, as in SwiftUI.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive scene without a body. Do not read its body.")
  }
}

/// The view that reads a scene's body.
public struct SceneTree<Content: Scene>: View {
  let scene: Content

  public var body: some View { scene.body._tree }
}

/// A scene that one of the library's modifiers or builders has created.
///
/// Corresponds to the opaque scenes of SwiftUI's modifiers.
public struct _DerivedScene<Tree: View>: Scene {
  public let _tree: Tree
}

/// A result builder for scenes.
///
/// Mirrors SwiftUI's `SceneBuilder`. A condition applies when the application starts. If it becomes true later, its scenes can
/// be opened; if it becomes false, they stay.
@resultBuilder @MainActor
public enum SceneBuilder {
  /// Returns a single scene unchanged.
  public static func buildPartialBlock<Content: Scene>(first: Content) -> Content { first }

  /// Combines scenes; longer lists become nested pairs.
  public static func buildPartialBlock<First: Scene, Second: Scene>(
    accumulated: First, next: Second
  ) -> _DerivedScene<PairView<First._Tree, Second._Tree>> {
    _DerivedScene(_tree: ViewBuilder.buildPartialBlock(accumulated: accumulated._tree, next: next._tree))
  }

  /// Builds an `if` without `else`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _DerivedScene<Content._Tree?> {
    _DerivedScene(_tree: content?._tree)
  }

  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}
