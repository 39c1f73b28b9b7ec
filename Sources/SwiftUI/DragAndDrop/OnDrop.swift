import GtkObjects

extension View {
  /// Accepts drops of some types on the view.
  ///
  /// Mirrors SwiftUI's `onDrop(of:isTargeted:perform:)`.
  ///
  /// - Parameters:
  ///   - types: The types of items. A drop without any of them is not accepted.
  ///   - isTargeted: A binding that is true while a drag of text or files is over the view.
  ///   - action: A closure that handles the items. It returns whether it accepts them.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: types, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Accepts drops of some types on the view. The action also receives the place of the drop in the view.
  ///
  /// Mirrors SwiftUI's `onDrop(of:isTargeted:perform:)`.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: types, delegate: ClosureDropDelegate(types: types, isTargeted: isTargeted, action: action))
  }

  /// Accepts drops of some types on the view, by the identifiers of the types.
  ///
  /// Mirrors SwiftUI's deprecated `onDrop(of:isTargeted:perform:)`.
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: types.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Accepts drops of some types on the view, by the identifiers of the types.
  ///
  /// Mirrors SwiftUI's deprecated `onDrop(of:isTargeted:perform:)`.
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: types.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Accepts drops of some types on the view, by the identifiers of the types.
  ///
  /// Mirrors SwiftUI's deprecated `onDrop(of:delegate:)`.
  public func onDrop(of types: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: types.compactMap { UTType($0) }, delegate: delegate)
  }

  /// Accepts drops of some types on the view. A delegate handles them.
  ///
  /// Mirrors SwiftUI's `onDrop(of:delegate:)`. The content of a drag is only known when it is dropped: earlier calls
  /// receive no items and no place.
  public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View {
    InputContent(content: self, action: DropHandling(types: types, delegate: delegate)) { element, latest in
      element.outermost.onDrop(
        { content, x, y in latest.perform.drop(content, at: CGPoint(x: x, y: y)) },
        isTargeted: { latest.perform.setTargeted($0) })
    }
  }
}

/// A handler of the drops on a view.
///
/// Mirrors SwiftUI's `DropDelegate`.
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Returns whether a drop is accepted. The default accepts it if it has items of the view's types.
  ///
  /// Differs from SwiftUI: it is called for the drop, not when the drag enters the view.
  func validateDrop(info: DropInfo) -> Bool

  /// Handles a drop and returns whether it is accepted.
  func performDrop(info: DropInfo) -> Bool

  /// Called when a drag enters the view.
  ///
  /// Differs from SwiftUI: the desktop provides the place and the items with the drop, so `info` has neither. This also
  /// applies to ``dropUpdated(info:)`` and ``dropExited(info:)``.
  func dropEntered(info: DropInfo)

  /// Called once, when a drag enters the view. The returned operation has no effect: the desktop shows a drag as a copy.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when a drag leaves the view, and before a drop.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts the drop.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// No proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The state of a drop.
///
/// Mirrors SwiftUI's `DropInfo`.
public struct DropInfo {
  /// The place of the drop in the view.
  public let location: CGPoint
  let items: [NSItemProvider]

  /// Returns whether the drop has an item of one of the types.
  public func hasItemsConforming(to types: [UTType]) -> Bool { !itemProviders(for: types).isEmpty }

  /// Returns the items of the types.
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] {
    items.filter { item in types.contains { item.hasItem(conformingTo: $0) } }
  }

  /// Returns whether the drop has an item of one of the types, by their identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.compactMap { UTType($0) })
  }

  /// Returns the items of the types, by their identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }
}

/// The operation of a drop on its items.
///
/// Mirrors SwiftUI's `DropOperation`. An operation has no effect: the desktop shows every drag as a copy, and
/// ``DropDelegate/performDrop(info:)`` decides whether the view accepts the drop.
public enum DropOperation: Sendable {
  /// The drop ends without a change.
  case cancel
  /// The view does not accept the drop.
  case forbidden
  /// The view copies the items.
  case copy
  /// The view takes the items from their source.
  case move
}

/// The operation that a view proposes for a drop.
///
/// Mirrors SwiftUI's `DropProposal`.
public struct DropProposal: Sendable {
  /// The proposed operation.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

@MainActor
private struct DropHandling {
  let types: [UTType]
  let delegate: any DropDelegate

  func drop(_ content: TransferContent, at location: CGPoint) -> Bool {
    let info = DropInfo(location: location, items: NSItemProvider.items(of: content))
    guard info.hasItemsConforming(to: types), delegate.validateDrop(info: info) else { return false }
    return delegate.performDrop(info: info)
  }

  func setTargeted(_ isTargeted: Bool) {
    let info = DropInfo(location: .zero, items: [])
    guard isTargeted else { return delegate.dropExited(info: info) }
    delegate.dropEntered(info: info)
    _ = delegate.dropUpdated(info: info)
  }
}

private struct ClosureDropDelegate: DropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  func performDrop(info: DropInfo) -> Bool { action(info.itemProviders(for: types), info.location) }

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }

  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
}
