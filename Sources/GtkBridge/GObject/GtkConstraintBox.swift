import CGtk

extension Gtk {
  /// A container whose children are pinned to its edges, or placed by constraints.
  final class ConstraintBox: Widget {
    /// GtkConstraintLayout, while there is a constraint that margins cannot express.
    private var solver: OpaquePointer?

    init() {
      // The widget itself must be of some concrete class; only its layout manager matters.
      let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      gtk_widget_set_layout_manager(box, gtk_bin_layout_new())  // The widget owns the manager from here on.
      super.init(adopting: box)
    }

    /// Lets every child fill the container but for its margins.
    ///
    /// This is what most constraints amount to. GtkConstraintLayout could do it too, but it asks for no more than a
    /// child's least size and knows nothing of text that needs more height where it has less width.
    func useMargins() {
      guard solver != nil else { return }
      solver = nil
      gtk_widget_set_layout_manager(widget, gtk_bin_layout_new())
    }

    /// Places the children by constraints, of which there are none yet.
    func useConstraints() {
      if let solver { return gtk_constraint_layout_remove_all_constraints(solver) }
      let manager: UnsafeMutablePointer<GtkLayoutManager> = gtk_constraint_layout_new()
      solver = OpaquePointer(manager)
      gtk_widget_set_layout_manager(widget, manager)
    }

    /// An edge or size of a child, or of the container where `widget` is `nil`.
    struct Item {
      var widget: Widget?
      var attribute: GtkConstraintAttribute
    }

    /// Adds `target (relation) source × multiplier + constant`; without a source the constant alone is meant.
    func addConstraint(
      _ target: Item, _ relation: GtkConstraintRelation, _ source: Item?, multiplier: Double, constant: Double,
      strength: Int32
    ) {
      guard let solver else { return }
      let constraint: OpaquePointer
      if let source {
        constraint = gtk_constraint_new(
          target.widget?.pointer, target.attribute, relation, source.widget?.pointer, source.attribute, multiplier,
          constant, strength)
      } else {
        constraint = gtk_constraint_new_constant(
          target.widget?.pointer, target.attribute, relation, constant, strength)
      }
      gtk_constraint_layout_add_constraint(solver, constraint)  // The layout owns the constraint from here on.
    }
  }
}
