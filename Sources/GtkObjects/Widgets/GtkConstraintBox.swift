import CGtk

extension Gtk {
  /// A container whose children are pinned to its edges by margins, or placed by constraints.
  package final class ConstraintBox: Widget {
    /// The GtkConstraintLayout, if the constraints cannot be expressed by margins.
    private var solver: OpaquePointer?

    package init() {
      // Any concrete widget class would do, because only the layout manager matters.
      let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      gtk_widget_set_layout_manager(box, gtk_bin_layout_new())  // The widget takes ownership of the manager.
      super.init(adopting: box)
    }

    /// Makes every child fill the container except for its margins.
    ///
    /// This covers most constraints. GtkConstraintLayout would request only the minimum size of a child, and does not
    /// support height-for-width layout.
    package func useMargins() {
      guard solver != nil else { return }
      solver = nil
      gtk_widget_set_layout_manager(widget, gtk_bin_layout_new())
    }

    /// Places the children by constraints, starting with none.
    package func useConstraints() {
      if let solver { return gtk_constraint_layout_remove_all_constraints(solver) }
      let manager: UnsafeMutablePointer<GtkLayoutManager> = gtk_constraint_layout_new()
      solver = OpaquePointer(manager)
      gtk_widget_set_layout_manager(widget, manager)
    }

    /// An attribute of a widget in a constraint (GtkConstraintAttribute).
    package enum Attribute {
      case left, right, top, bottom, start, end, width, height, centerX, centerY

      fileprivate var value: GtkConstraintAttribute {
        switch self {
        case .left: GTK_CONSTRAINT_ATTRIBUTE_LEFT
        case .right: GTK_CONSTRAINT_ATTRIBUTE_RIGHT
        case .top: GTK_CONSTRAINT_ATTRIBUTE_TOP
        case .bottom: GTK_CONSTRAINT_ATTRIBUTE_BOTTOM
        case .start: GTK_CONSTRAINT_ATTRIBUTE_START
        case .end: GTK_CONSTRAINT_ATTRIBUTE_END
        case .width: GTK_CONSTRAINT_ATTRIBUTE_WIDTH
        case .height: GTK_CONSTRAINT_ATTRIBUTE_HEIGHT
        case .centerX: GTK_CONSTRAINT_ATTRIBUTE_CENTER_X
        case .centerY: GTK_CONSTRAINT_ATTRIBUTE_CENTER_Y
        }
      }
    }

    /// The relation of a constraint (GtkConstraintRelation).
    package enum Relation {
      case lessOrEqual, equal, greaterOrEqual

      fileprivate var value: GtkConstraintRelation {
        switch self {
        case .lessOrEqual: GTK_CONSTRAINT_RELATION_LE
        case .equal: GTK_CONSTRAINT_RELATION_EQ
        case .greaterOrEqual: GTK_CONSTRAINT_RELATION_GE
        }
      }
    }

    /// The priority of a constraint (GtkConstraintStrength).
    package enum Strength {
      case required, strong, medium, weak

      fileprivate var value: Int32 {
        switch self {
        case .required: Int32(GTK_CONSTRAINT_STRENGTH_REQUIRED.rawValue)
        case .strong: Int32(GTK_CONSTRAINT_STRENGTH_STRONG.rawValue)
        case .medium: Int32(GTK_CONSTRAINT_STRENGTH_MEDIUM.rawValue)
        case .weak: Int32(GTK_CONSTRAINT_STRENGTH_WEAK.rawValue)
        }
      }
    }

    /// An attribute of a child, or of the container if `widget` is `nil`.
    package struct Item {
      let widget: Widget?
      let attribute: Attribute

      package init(widget: Widget?, attribute: Attribute) {
        self.widget = widget
        self.attribute = attribute
      }
    }

    /// Adds the constraint `target (relation) source × multiplier + constant`. Without a source, only the constant
    /// counts.
    package func addConstraint(
      _ target: Item, _ relation: Relation, _ source: Item?, multiplier: Double, constant: Double, strength: Strength
    ) {
      guard let solver else { return }
      let constraint: OpaquePointer
      if let source {
        constraint = gtk_constraint_new(
          target.widget?.pointer, target.attribute.value, relation.value, source.widget?.pointer,
          source.attribute.value, multiplier, constant, strength.value)
      } else {
        constraint = gtk_constraint_new_constant(
          target.widget?.pointer, target.attribute.value, relation.value, constant, strength.value)
      }
      gtk_constraint_layout_add_constraint(solver, constraint)  // The layout takes ownership of the constraint.
    }
  }
}
