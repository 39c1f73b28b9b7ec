extension NativeView {
  /// The view whose place constraints of this view are about: the view itself, or the view for the program's own views of
  /// a cell, whose own place is that of a row.
  package var constrainedView: NativeView {
    get { state.stand ?? self }
    set { state.stand = newValue === self ? nil : newValue }
  }
}
