import GtkObjects

/// Translates the constraints of a view into constraints of a `GtkConstraintLayout`.
@MainActor
struct ConstraintTranslation {
  let view: NativeView
  let box: Gtk.ConstraintBox

  func apply() {
    box.useConstraints()
    for constraint in view.constraints { add(constraint) }
    for subview in view.subviews where subview.translatesAutoresizingMaskIntoConstraints { fill(subview) }
  }

  private func fill(_ subview: NativeView) {
    for attribute in [LayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
      guard let target = item(subview, attribute) else { return }
      box.addConstraint(
        target, .equal, .init(widget: nil, attribute: attribute.attribute), multiplier: 1,
        constant: 0, strength: LayoutConstraint.Priority.required.strength)
    }
  }

  private func add(_ constraint: LayoutConstraint) {
    guard let firstItem = constraint.firstView, let target = item(firstItem, constraint.firstAttribute) else { return }
    var source: Gtk.ConstraintBox.Item?
    if let secondItem = constraint.secondView {
      source = item(secondItem, constraint.secondAttribute)
      if source == nil { return }
    }
    box.addConstraint(
      target, constraint.relation.relation, source, multiplier: constraint.multiplier, constant: constraint.constant,
      strength: constraint.priority.strength)
  }

  /// Returns the constraint item for `subject`, which must be the view or one of its subviews.
  ///
  /// `GtkConstraintLayout` cannot address deeper descendants. Such a constraint is reported and ignored.
  private func item(_ subject: NativeView, _ attribute: LayoutConstraint.Attribute) -> Gtk.ConstraintBox.Item? {
    if subject === view { return .init(widget: nil, attribute: attribute.attribute) }
    guard subject.superview === view, let child = subject.realizedWidget else {
      Gtk.warn(
        "A constraint on the \(attribute) of a \(type(of: subject)) is ignored. It must connect a view with its "
          + "superview or with a sibling.")
      return nil
    }
    return .init(widget: child, attribute: attribute.attribute)
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var attribute: Gtk.ConstraintBox.Attribute {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .start
    case .trailing: .end
    case .left: .left
    case .right: .right
    case .centerX: .centerX
    case .centerY: .centerY
    case .width: .width
    case .height: .height
    default: .top
    }
  }
}

extension LayoutConstraint.Relation {
  fileprivate var relation: Gtk.ConstraintBox.Relation {
    switch self {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}

extension LayoutConstraint.Priority {
  /// The closest of the four strengths that GTK has.
  fileprivate var strength: Gtk.ConstraintBox.Strength {
    switch rawValue {
    case 1000...: .required
    case 750...: .strong
    case 500...: .medium
    default: .weak
    }
  }
}
