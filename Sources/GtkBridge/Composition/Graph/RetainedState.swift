/// The state that a node keeps for its view's identity. It decides whether the node may be updated to show another
/// view of the same type, as reused list rows are.
enum RetainedState: Comparable {
  /// The node keeps nothing that an update does not replace.
  case none
  /// The node keeps unchanged initial state. Another view requires a new node.
  case initial
  /// The node keeps changed state, which must be preserved while the view exists.
  case changed
}
