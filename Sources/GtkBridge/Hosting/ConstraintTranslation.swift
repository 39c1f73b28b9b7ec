import CGtk

/// Says a view's constraints in the terms of GtkConstraintLayout.
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
        target, GTK_CONSTRAINT_RELATION_EQ, .init(widget: nil, attribute: attribute.attribute), multiplier: 1,
        constant: 0, strength: LayoutConstraint.Priority.required.strength)
    }
  }

  private func add(_ constraint: LayoutConstraint) {
    guard let firstItem = constraint.firstItem, let target = item(firstItem, constraint.firstAttribute) else { return }
    var source: Gtk.ConstraintBox.Item?
    if let secondItem = constraint.secondItem, let attribute = constraint.secondAttribute {
      source = item(secondItem, attribute)
      if source == nil { return }
    }
    box.addConstraint(
      target, constraint.relation.relation, source, multiplier: constraint.multiplier, constant: constraint.constant,
      strength: constraint.priority.strength)
  }

  /// What a constraint speaks of: the view or a subview. GtkConstraintLayout cannot reach further in; such a
  /// constraint is reported and left out.
  private func item(_ subject: NativeView, _ attribute: LayoutConstraint.Attribute) -> Gtk.ConstraintBox.Item? {
    if subject === view { return .init(widget: nil, attribute: attribute.attribute) }
    guard subject.superview === view, let child = subject.realizedWidget else {
      Gtk.warn(
        "A constraint on the \(attribute) of a \(type(of: subject)) is left out: its views must be a view and its "
          + "superview, or siblings.")
      return nil
    }
    return .init(widget: child, attribute: attribute.attribute)
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var attribute: GtkConstraintAttribute {
    switch self {
    case .top: GTK_CONSTRAINT_ATTRIBUTE_TOP
    case .bottom: GTK_CONSTRAINT_ATTRIBUTE_BOTTOM
    case .leading: GTK_CONSTRAINT_ATTRIBUTE_START
    case .trailing: GTK_CONSTRAINT_ATTRIBUTE_END
    case .left: GTK_CONSTRAINT_ATTRIBUTE_LEFT
    case .right: GTK_CONSTRAINT_ATTRIBUTE_RIGHT
    case .centerX: GTK_CONSTRAINT_ATTRIBUTE_CENTER_X
    case .centerY: GTK_CONSTRAINT_ATTRIBUTE_CENTER_Y
    case .width: GTK_CONSTRAINT_ATTRIBUTE_WIDTH
    case .height: GTK_CONSTRAINT_ATTRIBUTE_HEIGHT
    }
  }
}

extension LayoutConstraint.Relation {
  fileprivate var relation: GtkConstraintRelation {
    switch self {
    case .lessThanOrEqual: GTK_CONSTRAINT_RELATION_LE
    case .equal: GTK_CONSTRAINT_RELATION_EQ
    case .greaterThanOrEqual: GTK_CONSTRAINT_RELATION_GE
    }
  }
}

extension LayoutConstraint.Priority {
  /// GTK knows four strengths in all.
  fileprivate var strength: Int32 {
    switch rawValue {
    case 1000...: Int32(GTK_CONSTRAINT_STRENGTH_REQUIRED.rawValue)
    case 750...: Int32(GTK_CONSTRAINT_STRENGTH_STRONG.rawValue)
    case 500...: Int32(GTK_CONSTRAINT_STRENGTH_MEDIUM.rawValue)
    default: Int32(GTK_CONSTRAINT_STRENGTH_WEAK.rawValue)
    }
  }
}
