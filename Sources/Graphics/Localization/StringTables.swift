import Foundation
import Synchronization

/// The tables of translations of the program and its bundles. Each is read at its first use.
package enum StringTables {
  /// The default table of the program, which nearly all messages are in.
  private static let ofProgram = Table("Localizable", nil)
  private static let others = Mutex<[String: Table]>([:])

  /// Returns the translation of a key, or `nil` if there is none.
  package static func phrase(for key: String, table: String? = nil, bundle: Bundle? = nil) -> LocalizedPhrase? {
    if table == nil, bundle == nil { return ofProgram.phrase(for: key) }
    return self.table(table ?? "Localizable", bundle).phrase(for: key)
  }

  private static func table(_ name: String, _ bundle: Bundle?) -> Table {
    guard let bundle, bundle !== Bundle.main else {
      return name == "Localizable" ? ofProgram : cached("\(name)", name, nil)
    }
    return cached("\(bundle.bundlePath)/\(name)", name, bundle)
  }

  private static func cached(_ id: String, _ name: String, _ bundle: Bundle?) -> Table {
    if let known = others.withLock({ $0[id] }) { return known }
    let table = Table(name, bundle)
    others.withLock { $0[id] = table }
    return table
  }

  /// The catalogues of one table.
  private struct Table: Sendable {
    private let catalogues: [StringCatalogue]

    init(_ name: String, _ bundle: Bundle?) {
      catalogues = ResourceFolders.folders(of: bundle).compactMap { folder in
        let catalogue = StringCatalogue(table: name, in: folder, languages: DesktopLanguages.preferred) { problem in
          FileHandle.standardError.write(Data("\(problem)\n".utf8))
        }
        return catalogue.phrases.isEmpty ? nil : catalogue
      }
    }

    func phrase(for key: String) -> LocalizedPhrase? {
      for catalogue in catalogues {
        if let phrase = catalogue.phrases[key] { return phrase }
      }
      return nil
    }
  }
}
