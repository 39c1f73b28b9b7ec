extension NativeView {
  /// The view that constraints of this view place: the view itself, or the content view of a cell, whose own place is
  /// that of a row.
  package var constrainedView: NativeView {
    get { state.stand ?? self }
    set { state.stand = newValue === self ? nil : newValue }
  }
}
