/// An item of the menu bar. It has no effect: GNOME has no place for items of programs that have no window in front.
///
/// Mirrors SwiftUI's `MenuBarExtra`, so that an `App` that declares one needs no edit. Its content is never shown. Put
/// its functions into a ``Window`` or ``Commands`` as well.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never

  public var _tree: some View { EmptyView() }

  /// Creates an item with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Creates an item with a custom label that the program adds and removes.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates an item with a title.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {}

  /// Creates an item with a title that the program adds and removes.
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {}

  /// Creates an item with a title that the program adds and removes.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra where Label == GtkBridge.Label<Text, Image> {
  /// Creates an item with a title and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}

  /// Creates an item with a title and a system symbol.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates an item with a title and a system symbol that the program adds and removes.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}

  /// Creates an item with a title and a system symbol that the program adds and removes.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}

  /// Creates an item with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}

  /// Creates an item with a title and an image.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, image: String, @ViewBuilder content: () -> Content
  ) {}
}

/// The look of a ``MenuBarExtra``.
///
/// Mirrors SwiftUI's `MenuBarExtraStyle`.
public protocol MenuBarExtraStyle {}

/// The usual look of a ``MenuBarExtra``, without effect.
///
/// Mirrors SwiftUI's `AutomaticMenuBarExtraStyle`.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the look.
  public init() {}
}

/// The look of a ``MenuBarExtra`` as a menu, without effect.
///
/// Mirrors SwiftUI's `PullDownMenuBarExtraStyle`.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the look.
  public init() {}
}

/// The look of a ``MenuBarExtra`` as a small window, without effect.
///
/// Mirrors SwiftUI's `WindowMenuBarExtraStyle`.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the look.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The usual look.
  public static var automatic: Self { Self() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: Self { Self() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A small window.
  public static var window: Self { Self() }
}

extension Scene {
  /// Mirrors SwiftUI's `menuBarExtraStyle(_:)`, without effect; see ``MenuBarExtra``.
  public func menuBarExtraStyle(_ style: some MenuBarExtraStyle) -> some Scene { self }
}
