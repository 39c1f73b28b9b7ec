/// How closely a node belongs to its view's identity: whether it may be updated to stand for another view of its type,
/// as the rows of a list are when their widgets are used again.
enum RetainedState: Comparable {
  /// It keeps nothing that an update does not replace.
  case none
  /// It keeps something of its view, as it was made: for another view it is made anew.
  case initial
  /// It keeps a state that has been changed since, which must not be lost while the view exists.
  case changed
}
