import Foundation
import GtkBridge
import GtkObjects

/// A control by which the user refreshes the content of a scroll view: by pulling it down beyond its top on a touchscreen
/// or touchpad, with F5, or with Control and R.
///
/// Mirrors `UIRefreshControl`. It shows what SwiftUI's `refreshable` shows: a spinner until the program ends the refreshing.
///
/// ```swift
/// let refresh = UIRefreshControl()
/// refresh.addTarget(self, action: Self.reload(_:), for: .valueChanged)
/// tableView.refreshControl = refresh
/// ```
///
/// - `tintColor` is kept, without effect: the spinner has the theme's colour.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Indicates whether the content is being refreshed.
  public private(set) var isRefreshing = false

  /// The text beside the spinner. Its attributes are kept, without effect.
  open var attributedTitle: NSAttributedString? {
    didSet { pull?.title = shownTitle }
  }

  private var pull: PullToRefresh?

  deinit {}

  /// Shows the spinner without an event, for a refresh that the program starts.
  open func beginRefreshing() {
    isRefreshing = true
    pull?.isBusy = true
  }

  /// Hides the spinner.
  open func endRefreshing() {
    isRefreshing = false
    pull?.isBusy = false
  }

  private var shownTitle: String? {
    guard let text = attributedTitle?.string, !text.isEmpty else { return nil }
    return text
  }

  private func didPull() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendValueChange()
  }

  /// Refreshes the scroll view to which the program adds the control, as was usual before `refreshControl`.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView = superview as? UIScrollView else { return }
    scrollView.refreshControl = self
    removeFromSuperview()
  }

  fileprivate func detach() {
    pull?.isBusy = false
    pull?.onPull = nil
    pull = nil
  }
}

extension UIRefreshControl {
  func attach(to link: ScrollLink) {
    guard pull == nil else { return }
    let pull = link.pull
    self.pull = pull
    pull.onPull = { [weak self] in self?.didPull() }
    pull.title = shownTitle
    pull.isBusy = isRefreshing
  }
}

extension UIScrollView {
  /// The control by which the user refreshes the content.
  public var refreshControl: UIRefreshControl? {
    get { refresher as? UIRefreshControl }
    set {
      guard newValue !== refreshControl else { return }
      refreshControl?.detach()
      refresher = newValue
      (scrollHost as? ScrollLink)?.refresherDidChange()
    }
  }
}
