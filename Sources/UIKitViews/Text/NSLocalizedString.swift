import Graphics
import GtkObjects

/// Returns a translation.
///
/// Mirrors Foundation's `NSLocalizedString(_:comment:)`, which finds no catalogue of the program on Linux. A file that
/// does not import UIKit calls Foundation's function, unless the program's module declares one for all its files:
///
/// ```swift
/// import UIKit
///
/// func NSLocalizedString(_ key: String, comment: String) -> String { UIKit.NSLocalizedString(key, comment: comment) }
/// ```
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, comment: String) -> String {
  StringTables.phrase(for: key).map { LocalizedMessage(key: key).string(with: $0) } ?? Gtk.message(key, count: nil)
    ?? key
}
