/// What the user is doing in the application, such as reading a page.
///
/// Mirrors the part of Foundation's `NSUserActivity` that views use. The desktop has no other device to continue an
/// activity on, and no search over activities: an activity is only a value.
open class NSUserActivity {
  /// The type of the activity.
  public let activityType: String
  /// A title for the user.
  open var title: String?
  /// The values needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the needed values.
  open var requiredUserInfoKeys: Set<String>?
  /// The page that the activity is about.
  open var webpageURL: URL?
  /// A word for the activity.
  open var keywords: Set<String> = []
  /// Whether other devices may continue the activity. The desktop has none.
  open var isEligibleForHandoff = true
  /// Whether the desktop's search may find the activity. It has no search over activities.
  open var isEligibleForSearch = false
  /// Whether the desktop may suggest the activity. It suggests none.
  open var isEligibleForPrediction = false
  /// An identifier of the thing that the activity is about.
  open var targetContentIdentifier: String?
  /// An identifier of the activity.
  open var persistentIdentifier: String?

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds values to ``userInfo``.
  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }

  /// Does nothing: no other device continues the activity.
  open func becomeCurrent() {}
  /// Does nothing: no other device continues the activity.
  open func resignCurrent() {}
  /// Does nothing: no other device continues the activity.
  open func invalidate() {}
}

/// The type of the activity of reading a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
  /// Describes the user's activity while the view is shown and `isActive`.
  ///
  /// Mirrors SwiftUI's `userActivity(_:isActive:_:)`. `update` is called when the view appears and when `isActive` becomes
  /// true. Nobody continues the activity; see ``NSUserActivity``.
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
  /// ``NSUserActivityTypeBrowsingWeb``: it opens the address of a web page with the application, as for
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
