import Foundation

// Files of iCloud. The desktop has none, like a device without a signed-in user.
extension FileManager {
  /// Returns `nil`: there is no iCloud. Programs then use a local folder, as they do on iOS for users without iCloud.
  ///
  /// Mirrors `FileManager.url(forUbiquityContainerIdentifier:)`.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Always `nil`: no user is signed in to iCloud.
  ///
  /// Mirrors `FileManager.ubiquityIdentityToken`.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns false: no file is in iCloud.
  ///
  /// Mirrors `FileManager.isUbiquitousItem(at:)`.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Throws an error: no file is in iCloud.
  ///
  /// Mirrors `FileManager.startDownloadingUbiquitousItem(at:)`.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
}
