extension View {
  /// Presents an alert while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:actions:)`. The buttons in `actions` close the alert before they act.
  /// Without buttons, the alert has an "OK" button. Text fields in `actions` appear above the buttons. Escape presses
  /// the button whose role is ``ButtonRole/cancel``, or else a single button without a role.
  ///
  /// ```swift
  /// .alert("Delete the list?", isPresented: $isAsking) {
  ///   Button("Delete", role: .destructive) { viewModel.delete() }
  ///   Button("Cancel", role: .cancel) {}
  /// } message: {
  ///   Text("This cannot be undone.")
  /// }
  /// ```
  @_disfavoredOverload public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a message while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:actions:message:)`.
  @_disfavoredOverload public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:actions:)`.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a message while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:actions:message:)`.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: true) { _ in
      actions()
    } message: { _ in
      message()
    }
  }

  /// Presents an alert about `data` while `isPresented` is true and `data` is not `nil`.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:)`.
  @_disfavoredOverload public func alert<Title: StringProtocol, Actions: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert with a message about `data` while `isPresented` is true and `data` is not `nil`.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:message:)`.
  @_disfavoredOverload public func alert<Title: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a message about `data` while `isPresented` is true and `data` is not `nil`.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:message:)`.
  public func alert<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    dialog(title, isPresented: isPresented, presenting: data, isAlert: true, actions: actions, message: message)
  }

  /// Presents an error while `isPresented` is true and `error` is not `nil`. The error's description is the title, and
  /// its recovery suggestion the message.
  ///
  /// Mirrors SwiftUI's `alert(isPresented:error:actions:)`.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(isPresented: isPresented, error: error) { _ in
      actions()
    } message: {
      if let suggestion = $0.recoverySuggestion { Text(suggestion) }
    }
  }

  /// Presents an error with a message while `isPresented` is true and `error` is not `nil`.
  ///
  /// Mirrors SwiftUI's `alert(isPresented:error:actions:message:)`.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    alert(
      Text(error.map { $0.errorDescription ?? $0.localizedDescription } ?? ""), isPresented: isPresented,
      presenting: error, actions: actions, message: message)
  }

  /// Presents a dialog; see ``DialogView``.
  package func dialog<Actions: View, Message: View, Data>(
    _ title: Text?, isPresented: Binding<Bool>, presenting data: Data?, isAlert: Bool,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    PresentationContent(
      content: self, item: isPresented.presenting(data), identity: { _ in AnyHashable(true) }, isDialog: true,
      onDismiss: nil,
      screen: { DialogView(title: title, isAlert: isAlert, message: message($0), actions: actions($0)) })
  }
}
