extension View {
  /// Offers the user several ways to go on, while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:)`; shown like an `alert`
  /// with the choices below each other. Where none of the buttons has the role ``ButtonRole/cancel``, one is added.
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: { EmptyView() })
  }

  /// Offers the user several ways to go on and says more about them, while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: true) { _ in
      actions()
    } message: { _ in
      message()
    }
  }

  /// Offers the user several ways to go on with `data`, while `isPresented` is true and there are data.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
  public func confirmationDialog<Title: StringProtocol, Actions: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Offers the user several ways to go on with `data` and says more about them, while `isPresented` is true and there
  /// are data.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(title), isPresented: isPresented, presenting: data, isAlert: false,
      actions: actions, message: message)
  }
}

/// Whether something is shown.
///
/// Mirrors SwiftUI's `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As is usual on this desktop.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
