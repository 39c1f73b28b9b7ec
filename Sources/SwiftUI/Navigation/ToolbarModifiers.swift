import GtkBridge

/// The views of a toolbar that the user may arrange; SwiftUI's name. Toolbars are fixed here.
public typealias CustomizableToolbarContent = View

/// The way in which a toolbar is used.
///
/// Mirrors SwiftUI's `ToolbarRole`.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The toolbar of a screen for finding content.
  public static let browser = ToolbarRole(name: "browser")
  /// The toolbar of a document.
  public static let editor = ToolbarRole(name: "editor")
  /// The toolbar of a stack of screens.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// The size of a screen's title.
///
/// Mirrors SwiftUI's `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// A large title.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// A title in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// A large title in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// An item that the platform adds to toolbars.
///
/// Mirrors SwiftUI's `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The title of the screen.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
  /// Adds views to the window's bars while the screen is visible.
  ///
  /// Mirrors SwiftUI's `toolbar(id:content:)`. The user cannot arrange the items.
  public func toolbar<Content: View>(id: String, @ViewBuilder content: () -> Content) -> some View {
    toolbar(content: content)
  }

  /// Shows or hides bars while the screen is visible; see `toolbar(_:for:)`.
  ///
  /// Mirrors SwiftUI's `toolbarVisibility(_:for:)`.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isHeader = bars.isEmpty || bars.contains { $0 != .bottomBar && $0 != .tabBar }
    return toolbar(isHeader ? visibility : .automatic, for: .automatic)
      .toolbar(bars.contains(.bottomBar) ? visibility : .automatic, for: .bottomBar)
      .toolbar(bars.contains(.tabBar) ? visibility : .automatic, for: .tabBar)
  }

  /// Hides the title of the window's header bar; other items always remain.
  ///
  /// Mirrors SwiftUI's `toolbar(removing:)`.
  @ViewBuilder
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    if defaultItemKind == .title {
      toolbar { ToolbarItem(placement: .principal) { Text(verbatim: "") } }
    } else {
      self
    }
  }

  /// Has no effect: the desktop's theme draws the bars.
  ///
  /// Mirrors SwiftUI's `toolbarBackground(_:for:)`.
  @_disfavoredOverload
  public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...) -> some View { self }

  /// Has no effect: the desktop's theme draws the bars.
  ///
  /// Mirrors SwiftUI's `toolbarBackgroundVisibility(_:for:)`.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Has no effect: bars have the colour scheme of the program. See `preferredColorScheme(_:)`.
  ///
  /// Mirrors SwiftUI's `toolbarColorScheme(_:for:)`.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }

  /// Has no effect: the header bars of this desktop have only one title size.
  ///
  /// Mirrors SwiftUI's `toolbarTitleDisplayMode(_:)`.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Has no effect: a header bar is the same in every role.
  ///
  /// Mirrors SwiftUI's `toolbarRole(_:)`.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Adds a menu of the title to the window's header bar while the screen is visible.
  ///
  /// Mirrors SwiftUI's `toolbarTitleMenu(content:)`.
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let menu = ToolbarTitleMenu(content: content)
    return toolbar { menu }
  }
}

extension ToolbarItem {
  /// Creates a toolbar item with an identifier. The user cannot arrange the items.
  ///
  /// Mirrors SwiftUI's `init(id:placement:showsByDefault:content:)`.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

/// A menu beside the title of the window's header bar. Its items concern the screen as a whole.
///
/// Mirrors SwiftUI's `ToolbarTitleMenu`, which opens from the title itself.
public struct ToolbarTitleMenu<Content: View>: View {
  private let content: Content

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    ToolbarItem(placement: .navigation) {
      Menu {
        content
      } label: {
        Image(systemName: "chevron.down")
      }
    }
  }
}

/// Space between the items of a toolbar.
///
/// Mirrors SwiftUI's `ToolbarSpacer`.
public struct ToolbarSpacer: View {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  public var body: some View {
    ToolbarItem(placement: placement) {
      if sizing == .flexible { Spacer() } else { Spacer(minLength: 12).fixedSize() }
    }
  }
}

/// The length of a ``ToolbarSpacer``.
///
/// Mirrors SwiftUI's `SpacerSizing`.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// As long as there is room.
  public static let flexible = SpacerSizing(name: "flexible")
  /// A short length.
  public static let fixed = SpacerSizing(name: "fixed")
}
