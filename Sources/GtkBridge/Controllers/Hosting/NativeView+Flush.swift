/// A native view with nodes to bring up to date.
@MainActor
protocol HostedUpdating: NativeView {
  func flushNow()
}

extension HostingView: HostedUpdating {}

extension NativeView {
  /// Brings every declarative view inside up to date, those of child controllers too.
  func flushHosted() {
    (self as? any HostedUpdating)?.flushNow()
    for subview in subviews { subview.flushHosted() }
  }
}
