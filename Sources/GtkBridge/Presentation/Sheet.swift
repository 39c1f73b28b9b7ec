extension View {
  /// Presents a screen in a window of its own above this one, while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `sheet(isPresented:onDismiss:content:)`; presented by a controller, so that the screen has the
  /// exact life cycle of one. The user's ways to dismiss it, Escape and the close button, make `isPresented` false; the
  /// screen itself does with `@Environment(\.dismiss)`. Where the presenter has something presented already, the sheet
  /// waits until that has gone.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the screen is there.
  ///   - onDismiss: Called when the sheet has gone, whoever took it away.
  ///   - content: What is on the screen.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingContent(
      content: self, item: isPresented.presenting(true), identity: { AnyHashable($0) },
      onDismiss: onDismiss, screen: { _ in content() })
  }

  /// Presents a screen for an item in a window of its own above this one, while there is an item.
  ///
  /// Mirrors SwiftUI's `sheet(item:onDismiss:content:)`: an item with another identity is shown in a sheet of its own.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingContent(
      content: self, item: item, identity: { AnyHashable($0.id) }, onDismiss: onDismiss, screen: content)
  }

  /// Presents a screen in place of everything in the window, while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `fullScreenCover(isPresented:onDismiss:content:)`. As there, the user cannot dismiss it but by
  /// what the screen itself offers.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingContent(
      content: self, item: isPresented.presenting(true), identity: { AnyHashable($0) }, style: .fullScreen,
      onDismiss: onDismiss, screen: { _ in content() })
  }

  /// Presents a screen for an item in place of everything in the window, while there is an item.
  ///
  /// Mirrors SwiftUI's `fullScreenCover(item:onDismiss:content:)`.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingContent(
      content: self, item: item, identity: { AnyHashable($0.id) }, style: .fullScreen, onDismiss: onDismiss,
      screen: content)
  }
}
