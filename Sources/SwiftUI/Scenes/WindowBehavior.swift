import GtkBridge
import GtkObjects

/// Determines whether the user may perform an operation on a window.
///
/// Mirrors SwiftUI's `WindowInteractionBehavior`.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The user may do it.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The user may not do it.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

extension View {
  /// Sets whether the user can resize the window of the view. Otherwise it is as large as its content.
  ///
  /// Mirrors SwiftUI's `windowResizeBehavior(_:)`.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    changingWindow(behavior) { window, behavior in
      if behavior != .automatic { window.isResizable = behavior == .enabled }
    }
  }

  /// Sets whether the window of the view has a button that closes it.
  ///
  /// Mirrors SwiftUI's `windowDismissBehavior(_:)`.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    changingWindow(behavior) { window, behavior in
      if behavior != .automatic { window.isDeletable = behavior == .enabled }
    }
  }

  /// Has no effect: the desktop's settings decide about the buttons of windows.
  ///
  /// Mirrors SwiftUI's `windowMinimizeBehavior(_:)`.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Has no effect: the desktop's windows have no button for the whole screen.
  ///
  /// Mirrors SwiftUI's `windowFullScreenBehavior(_:)`.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Changes the window of the view whenever the view enters a window or a value changes.
  func changingWindow<Value: Equatable>(
    _ value: Value, _ change: @escaping @MainActor (Gtk.Window, Value) -> Void
  ) -> some View {
    modifier(WindowChange(value: value, change: change))
  }
}

private struct WindowChange<Value: Equatable>: ViewModifier {
  let value: Value
  let change: @MainActor (Gtk.Window, Value) -> Void
  @State private var place = ViewPlace()

  init(value: Value, change: @escaping @MainActor (Gtk.Window, Value) -> Void) {
    self.value = value
    self.change = change
  }

  func body(content: Content) -> some View {
    let apply: @MainActor (Gtk.Widget) -> Void = { if let window = $0.rootWindow { change(window, value) } }
    InputContent(content: content, action: apply) { [place] element, latest in
      let widget = element.outermost
      place.widget = widget
      widget.connect("map") { [weak widget] in if let widget { latest.perform(widget) } }
    }
    .onChange(of: value) { if let widget = place.widget { apply(widget) } }
  }
}

/// The widget of a view.
@MainActor
private final class ViewPlace {
  weak var widget: Gtk.Widget?
}

extension Scene {
  /// Sets whether the background of new windows moves them.
  ///
  /// Mirrors SwiftUI's `windowBackgroundDragBehavior(_:)`.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    changingContent { content in
      guard behavior == .enabled else { return content }
      return AnyView(
        InputContent(content: content.frame(maxWidth: .infinity, maxHeight: .infinity), action: ()) { element, _ in
          element.outermost.movesWindow()
        })
    }
  }
}

/// The sizes to which the user may resize a window.
///
/// Mirrors SwiftUI's `WindowResizability`.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// Any size that is large enough for the content; the preferences are as large as their content.
  public static let automatic = WindowResizability(name: "automatic")
  /// The size of the content. A window with growing content can be resized, to any size that is large enough.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Any size that is large enough for the content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The look of windows.
///
/// Mirrors SwiftUI's `WindowStyle`.
public protocol WindowStyle {
  /// The look. Not for use outside the library.
  static var _look: _WindowLook { get }
}

/// The looks of windows. Not for use outside the library.
public enum _WindowLook: Sendable { case titled, untitled, plain }

/// The usual look.
///
/// Mirrors SwiftUI's `DefaultWindowStyle`.
public struct DefaultWindowStyle: WindowStyle {
  public static var _look: _WindowLook { .titled }
  /// Creates the style.
  public init() {}
}

/// A header bar with a title.
///
/// Mirrors SwiftUI's `TitleBarWindowStyle`.
public struct TitleBarWindowStyle: WindowStyle {
  public static var _look: _WindowLook { .titled }
  /// Creates the style.
  public init() {}
}

/// A header bar without a title. It remains, because it moves and closes the window.
///
/// Mirrors SwiftUI's `HiddenTitleBarWindowStyle`.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public static var _look: _WindowLook { .untitled }
  /// Creates the style.
  public init() {}
}

/// A window without header bar and frame.
///
/// Mirrors SwiftUI's `PlainWindowStyle`.
public struct PlainWindowStyle: WindowStyle {
  public static var _look: _WindowLook { .plain }
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The usual look.
  public static var automatic: Self { Self() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A header bar with a title.
  public static var titleBar: Self { Self() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A header bar without a title.
  public static var hiddenTitleBar: Self { Self() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window without header bar and frame.
  public static var plain: Self { Self() }
}

/// The look of the bars of windows.
///
/// Mirrors SwiftUI's `WindowToolbarStyle`. The desktop has one look, with or without a title.
public protocol WindowToolbarStyle {
  /// Indicates whether the bar has a title. Not for use outside the library.
  var _showsTitle: Bool { get }
}

/// The usual header bar, with a title.
///
/// Mirrors SwiftUI's `DefaultWindowToolbarStyle`.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public var _showsTitle: Bool { true }
  /// Creates the style.
  public init() {}
}

/// The usual header bar, with a title: the desktop has no bar of items below it.
///
/// Mirrors SwiftUI's `ExpandedWindowToolbarStyle`.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public var _showsTitle: Bool { true }
  /// Creates the style.
  public init() {}
}

/// The usual header bar, with or without a title.
///
/// Mirrors SwiftUI's `UnifiedWindowToolbarStyle`.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public let _showsTitle: Bool
  /// Creates the style, with or without a title.
  public init(showsTitle: Bool = true) { _showsTitle = showsTitle }
}

/// The usual header bar, with or without a title. It is not lower: the theme determines the height.
///
/// Mirrors SwiftUI's `UnifiedCompactWindowToolbarStyle`.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public let _showsTitle: Bool
  /// Creates the style, with or without a title.
  public init(showsTitle: Bool = true) { _showsTitle = showsTitle }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The usual look.
  public static var automatic: Self { Self() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The usual look.
  public static var expanded: Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The usual look.
  public static var unified: Self { Self() }
  /// The usual look, with or without a title.
  public static func unified(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The usual look.
  public static var unifiedCompact: Self { Self() }
  /// The usual look, with or without a title.
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}

/// The place of a window among others.
///
/// Mirrors SwiftUI's `WindowLevel`.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = WindowLevel(name: "automatic")
  /// Among the other windows.
  public static let normal = WindowLevel(name: "normal")
  /// In front of other windows.
  public static let floating = WindowLevel(name: "floating")
  /// Behind other windows.
  public static let desktop = WindowLevel(name: "desktop")
}

extension Scene {
  /// Sets the sizes that the user may give to the windows.
  ///
  /// Mirrors SwiftUI's `windowResizability(_:)`.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    changingContent { content in
      guard resizability == .contentSize else { return content }
      return AnyView(
        InputContent(content: content, action: ()) { element, _ in
          let widget = element.outermost
          widget.connect("map") { [weak widget] in
            guard let widget, let window = widget.rootWindow else { return }
            window.isResizable = widget.expands(on: .horizontal) || widget.expands(on: .vertical)
          }
        })
    }
  }

  /// Sets the look of the windows.
  ///
  /// Mirrors SwiftUI's `windowStyle(_:)`.
  public func windowStyle<Style: WindowStyle>(_ style: Style) -> some Scene {
    changingContent { content in
      switch Style._look {
      case .titled: content
      case .untitled: AnyView(content.toolbar(.hidden, for: .windowToolbar))
      case .plain: AnyView(content.changingWindow(true) { window, _ in window.isDecorated = false })
      }
    }
  }

  /// Sets the look of the bars of the windows.
  ///
  /// Mirrors SwiftUI's `windowToolbarStyle(_:)`.
  public func windowToolbarStyle<Style: WindowToolbarStyle>(_ style: Style) -> some Scene {
    let showsTitle = style._showsTitle
    return changingContent { showsTitle ? $0 : AnyView($0.toolbar(removing: .title)) }
  }

  /// Has no effect: the desktop places windows.
  ///
  /// Mirrors SwiftUI's `defaultPosition(_:)`.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Has no effect: the desktop's user decides which windows stay in front.
  ///
  /// Mirrors SwiftUI's `windowLevel(_:)`.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Has no effect: the desktop opens no windows of an earlier session.
  ///
  /// Mirrors SwiftUI's `restorationBehavior(_:)`.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Sets whether the scene has a window when the application starts.
  ///
  /// Mirrors SwiftUI's `defaultLaunchBehavior(_:)`.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    settings { $0.launchBehavior = behavior }
  }

  /// Removes the commands of the scenes inside, and the standard items of the main menu.
  ///
  /// Mirrors SwiftUI's `commandsRemoved()`.
  public func commandsRemoved() -> some Scene {
    settings {
      $0.commands = []
      $0.replacedGroups = [.newItem, .appSettings, .appTermination]
    }
  }

  /// Replaces the commands of the scenes inside, and the standard items of the main menu.
  ///
  /// Mirrors SwiftUI's `commandsReplaced(content:)`.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()
    return settings {
      $0.commands = [AnyView(commands._tree)]
      $0.replacedGroups = [.newItem, .appSettings, .appTermination]
    }
  }
}

/// Determines whether the desktop restores a scene's windows of an earlier session.
///
/// Mirrors SwiftUI's `SceneRestorationBehavior`.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// The scene is not restored.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Determines whether a scene opens a window when the application starts.
///
/// Mirrors SwiftUI's `SceneLaunchBehavior`.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// Only the first scene opens a window.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// The scene opens a window.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// The scene has none.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// A window for tools beside the other windows.
///
/// Mirrors SwiftUI's `UtilityWindow`. It is a ``Window``: the desktop has no panels.
public struct UtilityWindow<Content: View>: Scene {
  public typealias Body = Never

  private let window: Window<Content>

  public var _tree: Window<Content>._Tree { window._tree }

  /// Creates a window with a title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    window = Window(titleKey.resolved().string, id: id, content: content)
  }

  /// Creates a window with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }
}
