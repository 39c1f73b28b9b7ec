import GtkObjects

/// An offer of a value by a view.
@MainActor
final class FocusedValueOffer {
  /// Writes the value.
  fileprivate var write: (inout FocusedValues) -> Void = { _ in }
  fileprivate var isActive = false
  fileprivate var object: (any ObservableObject)?
  private var latest: Any?
  private unowned let model: FocusedValuesModel

  init(to model: FocusedValuesModel = .shared) { self.model = model }

  /// Offers a value while the offer is active.
  func set(_ value: Any?, isActive: Bool, write: @escaping (inout FocusedValues) -> Void) {
    self.write = write
    // A cast of an array to a class would convert all of its elements.
    object = value.flatMap { type(of: $0) is AnyObject.Type ? $0 as? any ObservableObject : nil }
    let changed = isActive != self.isActive || isActive && !isSame(latest, value)
    latest = value
    self.isActive = isActive
    if changed { model.offersDidChange(self) }
  }

  func withdraw() {
    latest = nil
    object = nil
    guard isActive else { return }
    isActive = false
    model.offersDidChange(self)
  }

  private func isSame(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): return true
    case (let first?, let second?):
      if let first = first as? any Equatable { return isEqual(first, second) }
      if let first = first as? any ComparableBinding { return first.hasValue(of: second) }
      return type(of: first) is AnyObject.Type && first as AnyObject === second as AnyObject
    default: return false
    }
  }

  private func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}

/// A binding, whose values are compared, because bindings to the same state cannot be.
@MainActor
private protocol ComparableBinding {
  func hasValue(of other: Any) -> Bool
}

extension Binding: ComparableBinding {
  fileprivate func hasValue(of other: Any) -> Bool {
    guard let other = other as? Binding<Value>, let value = wrappedValue as? any Equatable else { return false }
    func isEqual<Known: Equatable>(_ value: Known) -> Bool { value == other.wrappedValue as? Known }
    return isEqual(value)
  }
}

/// The values that are focused now.
@MainActor
final class FocusedValuesModel: ObservableObject {
  static let shared = FocusedValuesModel()

  @Published private(set) var values = FocusedValues()
  private var active: [FocusedValueOffer] = []
  private var changes: [AnyCancellable] = []
  private var isScheduled = false

  fileprivate func offersDidChange(_ offer: FocusedValueOffer) {
    active.removeAll { $0 === offer }
    if offer.isActive { active.append(offer) }
    guard !isScheduled else { return }
    isScheduled = true
    // Views provide values during their update, when others must not change. The commands of an open menu, which has
    // the focus, apply to the previously focused view.
    Task { Gtk.OpenMenus.whenNoneIsOpen { self.publish() } }
  }

  private func publish() {
    isScheduled = false
    var values = FocusedValues()
    for offer in active { offer.write(&values) }
    changes = active.compactMap { $0.object.map { forwardingChanges(of: $0) } }
    self.values = values
  }

  private func forwardingChanges<Object: ObservableObject>(of object: Object) -> AnyCancellable {
    object.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}
