extension View {
  /// Presents a screen in a modal window above this one while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `sheet(isPresented:onDismiss:content:)`. A controller presents the screen, which therefore has
  /// the full life cycle of a controller. When the user dismisses it with Escape or the close button, `isPresented`
  /// becomes false. The screen can dismiss itself through `@Environment(\.dismiss)`. While the presenter presents
  /// something else, the sheet waits.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the presence of the sheet.
  ///   - onDismiss: A closure that is called after the sheet has been dismissed for any reason.
  ///   - content: The content of the sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationContent(
      content: self, item: isPresented.presenting(true), identity: { AnyHashable($0) },
      onDismiss: onDismiss, screen: { _ in content() })
  }

  /// Presents a screen for an item in a modal window above this one, while the item is not `nil`.
  ///
  /// Mirrors SwiftUI's `sheet(item:onDismiss:content:)`. An item with a different identity gets a new sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentationContent(
      content: self, item: item, identity: { AnyHashable($0.id) }, onDismiss: onDismiss, screen: content)
  }

  /// Presents a screen that replaces the content of the window while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `fullScreenCover(isPresented:onDismiss:content:)`. The user cannot dismiss the screen; its content
  /// does.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationContent(
      content: self, item: isPresented.presenting(true), identity: { AnyHashable($0) }, style: .fullScreen,
      onDismiss: onDismiss, screen: { _ in content() })
  }

  /// Presents an item in a screen that replaces the content of the window, while the item is not `nil`.
  ///
  /// Mirrors SwiftUI's `fullScreenCover(item:onDismiss:content:)`.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentationContent(
      content: self, item: item, identity: { AnyHashable($0.id) }, style: .fullScreen, onDismiss: onDismiss,
      screen: content)
  }
}
