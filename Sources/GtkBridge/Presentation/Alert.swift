extension View {
  /// Asks or tells the user something, while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:actions:)`. The buttons in `actions` close the alert before they act; with
  /// none there is one that says "OK". Text fields among them stand above the buttons. Escape presses the button whose
  /// role is ``ButtonRole/cancel``.
  ///
  /// ```swift
  /// .alert("Delete the list?", isPresented: $isAsking) {
  ///   Button("Delete", role: .destructive) { viewModel.delete() }
  ///   Button("Cancel", role: .cancel) {}
  /// } message: {
  ///   Text("This cannot be undone.")
  /// }
  /// ```
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Asks or tells the user something and says more about it, while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:actions:message:)`.
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks or tells the user something, while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:actions:)`.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Asks or tells the user something and says more about it, while `isPresented` is true.
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

  /// Asks or tells the user something about `data`, while `isPresented` is true and there are data.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:)`.
  public func alert<Title: StringProtocol, Actions: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Asks or tells the user something about `data` and says more about it, while `isPresented` is true and there are
  /// data.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:message:)`.
  public func alert<Title: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Asks or tells the user something about `data` and says more about it, while `isPresented` is true and there are
  /// data.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:message:)`.
  public func alert<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    dialog(title, isPresented: isPresented, presenting: data, isAlert: true, actions: actions, message: message)
  }

  /// Tells the user of an error, while `isPresented` is true and there is one. Its description is the title.
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

  /// Tells the user of an error and says more about it, while `isPresented` is true and there is one.
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
  func dialog<Actions: View, Message: View, Data>(
    _ title: Text?, isPresented: Binding<Bool>, presenting data: Data?, isAlert: Bool,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    PresentingContent(
      content: self, item: isPresented.presenting(data), identity: { _ in AnyHashable(true) }, isDialog: true,
      onDismiss: nil,
      screen: { DialogView(title: title, isAlert: isAlert, message: message($0), actions: actions($0)) })
  }
}
