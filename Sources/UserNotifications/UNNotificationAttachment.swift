// The names are those of Apple's constants.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UniformTypeIdentifiers

/// A file that a notification shows.
///
/// Mirrors `UNNotificationAttachment`. The desktop shows the first picture, and neither plays sounds nor films. The
/// file stays in its place.
public final class UNNotificationAttachment: Sendable {
  /// The identifier, or a new one if the program specifies none.
  public let identifier: String
  /// The address of the file.
  public let url: URL
  /// The identifier of the file's type: its MIME type, such as `image/png`.
  public let type: String

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, or an empty text for a new one.
  ///   - url: The address of a file that exists.
  ///   - options: ``UNNotificationAttachmentOptionsTypeHintKey`` with the identifier of the file's type. The options of
  ///     thumbnails have no effect: the desktop shows the whole picture.
  /// - Throws: ``UNError`` if there is no such file, or if it is not a picture, sound or film.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    let type = hint.flatMap { UTType($0) } ?? UTType(filenameExtension: url.pathExtension)
    guard let type, [UTType.image, .audio, .movie].contains(where: type.conforms(to:)) else {
      throw UNError(.attachmentUnrecognizedType)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    self.type = type.identifier
  }

  /// Indicates whether the file is a picture.
  var isPicture: Bool { UTType(type)?.conforms(to: .image) == true }
}

/// The option of a file's type.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"

/// The option that hides a thumbnail. It has no effect.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"

/// The option for the thumbnail's part of a picture. It has no effect.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"

/// The option for the thumbnail's time in a film. It has no effect.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
