import GtkBridge

extension View {
  /// Presents a choice of actions while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: { EmptyView() })
  }

  /// Presents a choice of actions with a message while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
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
  public func confirmationDialog<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a choice of actions for `data` with a message while `isPresented` is true and `data` is not `nil`.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
  public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : title, isPresented: isPresented, presenting: data, isAlert: false,
      actions: actions, message: message)
  }

  /// Presents an alert about `data` while `isPresented` is true and `data` is not `nil`.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:)`.
  public func alert<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }
}
