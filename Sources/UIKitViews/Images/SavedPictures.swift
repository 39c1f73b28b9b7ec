// The names are those of UIKit's functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Saves a picture as a file in the user's pictures folder.
///
/// Mirrors UIKit's function of this name, whose album of photos is that folder here. The other arguments are `nil`;
/// pass a target and its method for a call at the end. An error is logged.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Never?, _ completionSelector: Never?, _ contextInfo: UnsafeMutableRawPointer?
) {
  do { try SavedPictures.save(image) } catch { NSLog("%@", "A picture was not saved: \(error.localizedDescription)") }
}

/// Saves a picture as a file in the user's pictures folder, and calls a method of a target.
///
/// Mirrors UIKit's function of this name, with a method in place of its selector:
///
/// ```swift
/// UIImageWriteToSavedPhotosAlbum(photo, self, Self.image(_:didFinishSavingWithError:contextInfo:), nil)
/// ```
///
/// The method receives the picture, an error if saving has failed, and `contextInfo`, or any address in its place.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum<Target: AnyObject>(
  _ image: UIImage, _ completionTarget: Target,
  _ completionSelector: @escaping (Target) -> @MainActor (UIImage, (any Error)?, UnsafeRawPointer) -> Void,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let error = Result { try SavedPictures.save(image) }.failure
  let context = contextInfo.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(Unmanaged.passUnretained(image).toOpaque())
  let call = completionSelector(completionTarget)
  // As on iOS, the caller has returned by then.
  Task { @MainActor in call(image, error, context) }
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

/// The user's pictures folder.
enum SavedPictures {
  /// Writes a picture to a new file, whose name is the time.
  @MainActor
  static func save(_ image: UIImage, in folder: URL? = nil, at date: Date = Date()) throws {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    let folder =
      try folder
      ?? FileManager.default.url(for: .picturesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH.mm.ss"
    let name = formatter.string(from: date)
    var number = 1
    while true {
      let file = folder.appending(
        path: number == 1 ? "\(name).png" : "\(name) (\(number)).png", directoryHint: .notDirectory)
      do {
        return try data.write(to: file, options: .withoutOverwriting)
      } catch CocoaError.fileWriteFileExists {
        number += 1
      }
    }
  }
}
