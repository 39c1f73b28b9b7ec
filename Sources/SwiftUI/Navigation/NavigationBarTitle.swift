import GtkBridge

extension View {
  /// Sets the title of the screen; SwiftUI's older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
  ///
  /// The mode has no effect, because the header bars of this desktop have only one title size.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen; SwiftUI's older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
  ///
  /// The mode has no effect, because the header bars of this desktop have only one title size.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }
}
