// The titles of alerts and dialogs as resources.

extension View {
  /// Presents an alert while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:actions:)`.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title.string, isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:actions:message:)`.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(title.string, isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert for `data` while `isPresented` is true and `data` is not `nil`.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:)`.
  @_disfavoredOverload
  public func alert<Actions: View, Data>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(title.string, isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert for `data` with a message while `isPresented` is true and `data` is not `nil`.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:message:)`.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View, Data>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(title.string, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents a choice of actions while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      title.string, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice of actions with a message while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      title.string, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a choice of actions for `data` while `isPresented` is true and `data` is not `nil`.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Data>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title.string, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Presents a choice of actions for `data` with a message while `isPresented` is true and `data` is not `nil`.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      title.string, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Shows a box in the dialogs inside, by which the user suppresses the next ones.
  ///
  /// Mirrors SwiftUI's `dialogSuppressionToggle(_:isSuppressed:)`.
  @_disfavoredOverload
  public func dialogSuppressionToggle(
    _ title: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }
}
