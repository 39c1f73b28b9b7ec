import Graphics
import GtkObjects

/// Returns a translation.
///
/// Mirrors Foundation's `NSLocalizedString(_:comment:)`, which finds no catalogue of the program on Linux. A file that
/// does not import UIKit calls Foundation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, comment: String) -> String {
  StringTables.phrase(for: key).map { LocalizedMessage(key: key).string(with: $0) } ?? Gtk.message(key, count: nil)
    ?? key
}
