/// A native view whose declarative content can be updated immediately.
@MainActor
protocol HostedUpdating: NativeView {
  func flushNow()
}

extension HostingView: HostedUpdating {}

extension NativeView {
  /// Updates every declarative view in this subtree, including those of child controllers.
  func flushHosted() {
    (self as? any HostedUpdating)?.flushNow()
    for subview in subviews { subview.flushHosted() }
  }
}
