extension View {
  /// Presents a choice of actions while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:)`. The dialog looks like an alert;
  /// more than two buttons are in a column. A cancel button is added if no button has the role ``ButtonRole/cancel``.
  @_disfavoredOverload public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: { EmptyView() })
  }

  /// Presents a choice of actions with a message while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  @_disfavoredOverload public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: true) { _ in
      actions()
    } message: { _ in
      message()
    }
  }

  /// Presents a choice of actions for `data` while `isPresented` is true and `data` is not `nil`.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
  @_disfavoredOverload public func confirmationDialog<Title: StringProtocol, Actions: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a choice of actions for `data` with a message while `isPresented` is true and `data` is not `nil`.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
  @_disfavoredOverload public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(title), isPresented: isPresented, presenting: data, isAlert: false,
      actions: actions, message: message)
  }
}
