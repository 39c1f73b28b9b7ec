import GtkObjects

/// The insertion and removal transition of one element.
@MainActor
final class ElementTransition {
  var transition: AnyTransition
  /// Indicates whether the element is being removed or has been removed.
  private(set) var isLeaving = false
  private var effect = AnyTransition.Effect()
  /// Called in the transaction of each change of the modifiers that are active.
  var onModifiersChange: (([TransitionModifiers]) -> Void)?
  /// 0 if the element is fully present, 1 if it is fully absent.
  private var absence: AnimatedNumbers?

  init(_ transition: AnyTransition) {
    self.transition = transition
  }

  func install(in element: Element) {
    // In a layout box, the other views move to their new places by themselves.
    let box = element.wrap(by: TransitionLayout(axis: element.receivesProposals ? nil : element.axis))
    absence = AnimatedNumbers(on: element.animations, from: .zero) { [weak self, box] vector in
      self?.show(vector[0], in: box)
    }
  }

  private func show(_ absence: Double, in box: ModifierBox<TransitionLayout>) {
    box.widget.opacity = 1 - min(max(absence, 0), 1) * (1 - effect.opacity)
    box.content.layoutTransform = absence == 0 ? nil : transform(absence)
    box.modifier.presence = min(max(1 - absence, 0), 1)
  }

  private func transform(_ absence: Double) -> Gtk.Transform {
    var transform = Gtk.Transform(x: effect.x * absence, y: effect.y * absence, anchor: effect.anchor)
    for edge in effect.edges {
      switch edge {
      case .top: transform.heights -= absence
      case .bottom: transform.heights += absence
      case .leading: transform.widths -= absence
      case .trailing: transform.widths += absence
      }
    }
    transform.scaleX = 1 - absence * (1 - effect.scale)
    transform.scaleY = transform.scaleX
    return transform
  }

  private func transaction(_ transaction: Transaction) -> Transaction {
    var transaction = transaction
    if let animation = transition.animation { transaction.animation = animation }
    return transaction
  }

  /// Indicates whether the removal is gradual. A view whose removal changes nothing disappears at once.
  func isAnimated(by transaction: Transaction) -> Bool {
    transition.removal != AnyTransition.Effect() && absence?.canMove(in: self.transaction(transaction)) == true
  }

  /// Continues from the current state of another element's exit transition.
  func takeOver(from other: ElementTransition?) {
    effect = transition.insertion
    if let other { absence?.move(to: other.absence?.presented ?? .one, Transaction()) }
  }

  /// Starts the insertion transition, from full absence unless it continues an exit transition.
  func arrive(_ transaction: Transaction) {
    let transaction = self.transaction(transaction)
    guard let absence, absence.canMove(in: transaction) || absence.presented != .zero else { return }
    effect = transition.insertion
    if absence.presented == .zero { absence.move(to: .one, Transaction()) }
    Transaction.run(nil) { onModifiersChange?(effect.modifiers) }
    transaction.run { onModifiersChange?([]) }
    absence.move(to: .zero, transaction)
  }

  /// Starts the removal transition and calls `onEnd` when it is complete.
  func leave(_ transaction: Transaction, onEnd: @escaping () -> Void) {
    isLeaving = true
    effect = transition.removal
    self.transaction(transaction).run { onModifiersChange?(effect.modifiers) }
    absence?.move(to: .one, self.transaction(transaction), onEnd: onEnd)
  }
}

/// A view whose length along the axis of its container, if any, shrinks while it leaves. Inside, it keeps its size.
private struct TransitionLayout: UnaryLayout {
  let axis: Axis?
  var presence = 1.0

  func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize {
    guard presence < 1 else { return proposal }
    return ProposedViewSize(
      width: axis == .horizontal ? nil : proposal.width, height: axis == .vertical ? nil : proposal.height)
  }

  func size(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize {
    var size = child.sizeThatFits(childProposal(proposal, child: child))
    if axis == .horizontal { size.width *= presence }
    if axis == .vertical { size.height *= presence }
    return size
  }
}
