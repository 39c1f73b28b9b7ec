import Foundation

extension NSString {
  /// Returns a text of the program's string catalogue with its arguments.
  ///
  /// Mirrors `localizedUserNotificationString(forKey:arguments:)`. Unlike on iOS, the text is translated at once, not when the
  /// notification is shown.
  public static func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let text = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    return String(format: text, arguments: arguments?.compactMap { $0 as? any CVarArg } ?? [])
  }
}
