import GtkObjects

/// The insertion and removal transition of one element.
@MainActor
final class ElementTransition {
  var transition: AnyTransition
  /// Indicates whether the element is being removed or has been removed.
  private(set) var isLeaving = false
  private let rule = TransitionRule()
  /// 0 if the element is fully present, 1 if it is fully absent.
  private var absence: AnimatedValue?

  init(_ transition: AnyTransition) {
    self.transition = transition
  }

  func install(in element: Element) {
    rule.axis = element.axis
    let box = Gtk.RuleBox(rule)
    element.wrap(in: box)
    absence = AnimatedValue(on: element.animations, from: .zero) { [rule, weak box] vector in
      rule.absence = vector[0]
      box?.opacity = 1 - min(max(vector[0], 0), 1) * (1 - rule.effect.opacity)
      box?.setNeedsLayout()
    }
  }

  private func transaction(_ transaction: Transaction) -> Transaction {
    var transaction = transaction
    if let animation = transition.animation { transaction.animation = animation }
    return transaction
  }

  func isAnimated(by transaction: Transaction) -> Bool {
    absence?.canMove(in: self.transaction(transaction)) == true
  }

  /// Continues from the current state of another element's exit transition.
  func takeOver(from other: ElementTransition?) {
    rule.effect = transition.insertion
    if let other { absence?.move(to: other.absence?.presented ?? .one, Transaction()) }
  }

  /// Starts the insertion transition, from full absence unless it continues an exit transition.
  func arrive(_ transaction: Transaction) {
    let transaction = self.transaction(transaction)
    guard let absence, absence.canMove(in: transaction) || absence.presented != .zero else { return }
    rule.effect = transition.insertion
    if absence.presented == .zero { absence.move(to: .one, Transaction()) }
    absence.move(to: .zero, transaction)
  }

  /// Starts the removal transition and calls `onEnd` when it is complete.
  func leave(_ transaction: Transaction, onEnd: @escaping () -> Void) {
    isLeaving = true
    rule.effect = transition.removal
    absence?.move(to: .one, self.transaction(transaction), onEnd: onEnd)
  }
}

/// A layout rule that scales its child's size along the container's axis and applies a transition effect.
@MainActor
private final class TransitionRule: Gtk.LayoutRule {
  var axis: Axis?
  var absence = 0.0
  var effect = AnyTransition.Effect()

  func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    guard let child = children.first else { return Gtk.Extent(minimum: 0, natural: 0) }
    var extent = child.extent(on: axis, for: absence == 0 || axis == self.axis ? size : -1)
    if axis == self.axis, absence != 0 {
      let presence = min(max(1 - absence, 0), 1)
      extent.minimum = Int32((Double(extent.minimum) * presence).rounded())
      extent.natural = Int32((Double(extent.natural) * presence).rounded())
    }
    return extent
  }

  func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    for child in children {
      guard absence != 0 else {
        child.place(width: width, height: height)
        continue
      }
      // The child keeps its normal size.
      let childWidth = max(width, child.extent(on: .horizontal, for: -1).natural(if: axis == .horizontal))
      let childHeight = max(height, child.extent(on: .vertical, for: childWidth).natural(if: axis == .vertical))
      child.place(transform(width: childWidth, height: childHeight), width: childWidth, height: childHeight)
    }
  }

  private func transform(width: Int32, height: Int32) -> Gtk.Transform {
    var transform = Gtk.Transform(x: effect.x * absence, y: effect.y * absence, anchor: effect.anchor)
    for edge in effect.edges {
      switch edge {
      case .top: transform.y -= Double(height) * absence
      case .bottom: transform.y += Double(height) * absence
      case .leading: transform.x -= Double(width) * absence
      case .trailing: transform.x += Double(width) * absence
      }
    }
    transform.scaleX = 1 - absence * (1 - effect.scale)
    transform.scaleY = transform.scaleX
    return transform
  }
}

extension Gtk.Extent {
  /// Returns the natural size if `isWanted` is `true`, otherwise the minimum size.
  fileprivate func natural(if isWanted: Bool) -> Int32 { isWanted ? natural : minimum }
}
