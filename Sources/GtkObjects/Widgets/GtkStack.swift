import CGtk

extension Gtk {
  /// A container that shows one of its children at a time (GtkStack).
  package final class Stack: Widget {
    package enum Transition {
      case none, crossfade, slideForward, slideBack, slideUp, slideDown

      fileprivate var value: GtkStackTransitionType {
        switch self {
        case .none: GTK_STACK_TRANSITION_TYPE_NONE
        case .crossfade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
        case .slideForward: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
        case .slideBack: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
        case .slideUp: GTK_STACK_TRANSITION_TYPE_OVER_UP
        case .slideDown: GTK_STACK_TRANSITION_TYPE_UNDER_DOWN
        }
      }
    }

    /// The child that leaves in the running transition.
    private var leaving: WeakReference?

    package init() {
      super.init(adopting: gtk_stack_new())
      connect("notify::transition-running") { [weak self] in
        if let self, !isTransitionRunning { endLeaving() }
      }
      // Otherwise, the size of the largest child would keep a window large after returning to a smaller screen.
      gtk_stack_set_hhomogeneous(opaque, 0)
      gtk_stack_set_vhomogeneous(opaque, 0)
    }

    package func add(_ child: Widget) { Self.clearAccessibleName(ofPage: gtk_stack_add_child(opaque, child.widget)) }

    /// Sets an empty accessibility label for a page, because GTK would otherwise use the name of its class.
    package static func clearAccessibleName(ofPage page: OpaquePointer?) {
      guard let page else { return }
      var property = GTK_ACCESSIBLE_PROPERTY_LABEL
      var name = GValue()
      gtk_accessible_property_init_value(property, &name)
      g_value_set_string(&name, "")
      gtk_accessible_update_property_value(page, 1, &property, &name)
      g_value_unset(&name)
    }

    package func remove(_ child: Widget) {
      child.releaseFocus()
      endLeaving()
      gtk_stack_remove(opaque, child.widget)
    }

    package func contains(_ child: Widget) -> Bool { gtk_widget_get_parent(child.widget) == widget }

    /// Shows a child with a transition, unless animations are disabled. The leaving child takes no keys during the
    /// transition.
    package func show(_ child: Widget, transition: Transition) {
      endLeaving()
      let old = gtk_stack_get_visible_child(opaque).map { Widget(retaining: UnsafeMutableRawPointer($0)) }
      gtk_stack_set_transition_type(opaque, transition.value)
      gtk_stack_set_visible_child(opaque, child.widget)
      guard isTransitionRunning, let old, !old.isSame(as: child) else { return }
      leaving = WeakReference(old)
      old.canFocus = false
      old.releaseFocus()
    }

    private func endLeaving() {
      leaving?.widget?.canFocus = true
      leaving = nil
    }

    package func isShowing(_ child: Widget) -> Bool { gtk_stack_get_visible_child(opaque) == child.widget }

    package var isTransitionRunning: Bool { gtk_stack_get_transition_running(opaque) != 0 }
  }
}

extension Gtk.Stack {
  /// Calls `callback` once the running transition has finished and the new child has been painted.
  package func afterTransition(_ callback: @escaping @MainActor () -> Void) {
    guard isMapped, isTransitionRunning else { return afterPaint(callback) }
    var handler: Gtk.SignalHandler?
    handler = connect("notify::transition-running") { [weak self] in
      guard let self, !isTransitionRunning else { return }
      handler?.disconnect()
      handler = nil
      afterPaint(callback)
    }
  }
}
