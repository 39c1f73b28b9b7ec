/// Items of an application's main menu, with their keyboard shortcuts.
///
/// Mirrors SwiftUI's `Commands`. The desktop has one main menu at the end of each window's bar: the items of a
/// ``CommandGroup`` are in it, and a ``CommandMenu`` is a submenu.
@preconcurrency @MainActor
public protocol Commands: DynamicProperty {
  /// The type of the commands' body.
  associatedtype Body: Commands

  /// The commands.
  @CommandsBuilder var body: Body { get }

  /// The type of the views that define the items. Not for use or implementation outside the library.
  associatedtype _Tree: View = CommandsTree<Self>

  /// The views that define the items. Not for use or implementation outside the library.
  var _tree: _Tree { get }

  /// The standard groups that the commands replace. Not for use or implementation outside the library.
  var _replacedGroups: Set<CommandGroupPlacement> { get }
}

extension Commands where _Tree == CommandsTree<Self> {
  public var _tree: CommandsTree<Self> { CommandsTree(commands: self) }
}

extension Commands {
  public var _replacedGroups: Set<CommandGroupPlacement> { body._replacedGroups }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Primitive commands have no body. Reading it is a programming error, as in SwiftUI.
  public var body: Never {
    preconditionFailure("\(Self.self) are primitive commands without a body. Do not read their body.")
  }

  public var _replacedGroups: Set<CommandGroupPlacement> { [] }
}

/// The view that reads the body of commands.
public struct CommandsTree<Content: Commands>: View {
  let commands: Content

  public var body: some View { commands.body._tree }
}

/// Commands that the builder has combined.
public struct _DerivedCommands<Tree: View>: Commands {
  public typealias Body = Never

  public let _tree: Tree
  public let _replacedGroups: Set<CommandGroupPlacement>
}

/// No commands.
///
/// Mirrors SwiftUI's `EmptyCommands`.
public struct EmptyCommands: Commands {
  public typealias Body = Never

  public var _tree: EmptyView { EmptyView() }

  /// Creates no commands.
  public init() {}
}

/// A result builder for commands.
///
/// Mirrors SwiftUI's `CommandsBuilder`.
@resultBuilder @MainActor
public enum CommandsBuilder {
  /// Builds an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns single commands unchanged.
  public static func buildPartialBlock<Content: Commands>(first: Content) -> Content { first }

  /// Combines commands; longer lists become nested pairs.
  public static func buildPartialBlock<First: Commands, Second: Commands>(
    accumulated: First, next: Second
  ) -> _DerivedCommands<PairView<First._Tree, Second._Tree>> {
    _DerivedCommands(
      _tree: ViewBuilder.buildPartialBlock(accumulated: accumulated._tree, next: next._tree),
      _replacedGroups: accumulated._replacedGroups.union(next._replacedGroups))
  }

  /// Builds an `if` without `else`.
  public static func buildOptional<Content: Commands>(_ content: Content?) -> _DerivedCommands<Content._Tree?> {
    _DerivedCommands(_tree: content?._tree, _replacedGroups: content?._replacedGroups ?? [])
  }

  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}
