import Foundation

// Files of iCloud. The desktop has none, as a device whose user is not signed in.
extension FileManager {
  /// Returns `nil`: there is no iCloud. Programs then use a folder of the device, which they do for users without it on iOS, too.
  ///
  /// Mirrors `FileManager.url(forUbiquityContainerIdentifier:)`.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Always `nil`: nobody is signed in to iCloud.
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
