import GtkBridge
import UIKit

extension View {
  /// Describes the user's activity while the view is shown and `isActive`.
  ///
  /// Mirrors SwiftUI's `userActivity(_:isActive:_:)`. `update` is called when the view appears and when `isActive`
  /// becomes true. The activity is never continued; see `NSUserActivity`.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    task(id: isActive) { if isActive { update(NSUserActivity(activityType: activityType)) } }
  }

  /// Describes the user's activity with an element while the view is shown and there is one.
  ///
  /// Mirrors SwiftUI's `userActivity(_:element:_:)`.
  public func userActivity<Element: Equatable & Sendable>(
    _ activityType: String, element: Element?, _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> some View {
    task(id: element) { if let element { update(element, NSUserActivity(activityType: activityType)) } }
  }

  /// Calls a closure when the user continues an activity here.
  ///
  /// Mirrors SwiftUI's `onContinueUserActivity(_:perform:)`. The desktop continues one type of activities,
  /// `NSUserActivityTypeBrowsingWeb`: it opens the address of a web page with the application, as for
  /// ``View/onOpenURL(perform:)``. Other types are never continued.
  @ViewBuilder
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    if activityType == NSUserActivityTypeBrowsingWeb {
      onOpenURL { url in
        guard url.scheme == "https" || url.scheme == "http" else { return }
        let activity = NSUserActivity(activityType: activityType)
        activity.webpageURL = url
        action(activity)
      }
    } else {
      self
    }
  }
}
