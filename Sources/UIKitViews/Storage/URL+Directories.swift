import Foundation

/// The user's folders, under the names of Apple's Foundation. A missing folder is created, because programs from iOS
/// expect it.
extension URL {
  /// The user's documents. On iOS, each program has its own.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The folder for the data of programs, `~/.local/share`.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The folder for data that programs can create again, `~/.cache`.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The folder for data of programs. The desktop has no counterpart of `Library`, so it is
  /// ``applicationSupportDirectory``.
  public static var libraryDirectory: URL { applicationSupportDirectory }

  /// The user's downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// The user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }

  /// The user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  /// The user's videos.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }

  /// The user's music.
  public static var musicDirectory: URL { folder(.musicDirectory) }

  /// The user's folder for others.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

  /// Returns a folder of the user, or the home folder if it cannot be created.
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    let folder = try? FileManager.default.url(
      for: directory, in: .userDomainMask, appropriateFor: nil, create: true)
    return folder ?? FileManager.default.homeDirectoryForCurrentUser
  }
}
