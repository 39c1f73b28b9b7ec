import Foundation

/// An activity of the user in the application, such as reading a page.
///
/// Takes the place of Foundation's `NSUserActivity`. The desktop has no other device to continue an
/// activity on, and no search over activities: an activity is only a value.
open class NSUserActivity: Hashable {
  /// The type of the activity.
  public let activityType: String
  /// A title for the user.
  open var title: String?
  /// The values needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the needed values. Kept, without effect.
  open var requiredUserInfoKeys: Set<String>?
  /// The page that the activity is about.
  open var webpageURL: URL?
  /// The keywords of the activity.
  open var keywords: Set<String> = []
  /// Indicates whether other devices may continue the activity. The desktop has none.
  open var isEligibleForHandoff = true
  /// Indicates whether the desktop's search may find the activity. It does not search activities.
  open var isEligibleForSearch = false
  /// Indicates whether the desktop may suggest the activity. It suggests none.
  open var isEligibleForPrediction = false
  /// An identifier of the activity's subject.
  open var targetContentIdentifier: String?
  /// An identifier of the activity.
  open var persistentIdentifier: String?

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  deinit {}

  public static func == (first: NSUserActivity, second: NSUserActivity) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

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

/// An object that an activity restores. Nothing restores activities on the desktop.
///
/// Mirrors `UIUserActivityRestoring`.
public protocol UIUserActivityRestoring {
  /// Never called.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
