import GtkBridge

/// A choice of actions, as a value; SwiftUI's older form of
/// `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
///
/// Mirrors SwiftUI's `ActionSheet`. A cancel button is added if there is none.
@preconcurrency @MainActor
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet; without `buttons` it can only be cancelled.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents an action sheet while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `actionSheet(isPresented:content:)`.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(ValueDialog(item: isPresented.asItem, isAlert: false) { _ in DialogValue(content()) })
  }

  /// Presents an action sheet about an item, while the item is not `nil`.
  ///
  /// Mirrors SwiftUI's `actionSheet(item:content:)`.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(ValueDialog(item: item, isAlert: false) { DialogValue(content($0)) })
  }
}
