// The name is that of Apple's constant.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The reason for a notification that was not shown, or an attachment that was not created.
///
/// Mirrors `UNError`.
public struct UNError: Error, Hashable, CustomStringConvertible {
  /// The reasons.
  ///
  /// Mirrors `UNError.Code`, with its numbers.
  public enum Code: Int, Sendable {
    /// The program may not show notifications: no `Application` is running.
    case notificationsNotAllowed = 1
    /// There is no file at an attachment's URL.
    case attachmentInvalidURL = 100
    /// A file is not a picture, sound or film.
    case attachmentUnrecognizedType
    /// A file is too large. Never used here.
    case attachmentInvalidFileSize
    /// A file is not in the system's store. Never used here: it need not be.
    case attachmentNotInDataStore
    /// A file cannot be moved into the system's store. Never used here: it stays in its place.
    case attachmentMoveIntoDataStoreFailed
    /// A file cannot be read.
    case attachmentCorrupt
    /// A trigger has no time. Never used here: such a notification is never shown, which is not an error.
    case notificationInvalidNoDate = 1400
    /// A notification has no content. Never used here: such a notification is shown.
    case notificationInvalidNoContent
    /// An object is not allowed to provide content.
    case contentProvidingObjectNotAllowed = 1500
    /// An object provided no content.
    case contentProvidingInvalid
    /// The number of a badge is invalid. Never used here: icons have no badge.
    case badgeInputInvalid = 1600
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The domain of the errors.
  public static var errorDomain: String { UNErrorDomain }

  public var description: String {
    switch code {
    case .notificationsNotAllowed:
      "A notification needs a running application: an App, or an Application that has been created before."
    case .attachmentInvalidURL: "There is no file at the address of the attachment."
    case .attachmentUnrecognizedType: "The file of an attachment is a picture, a sound or a film."
    default: "The notification was not shown: \(code)."
    }
  }
}

/// The domain of ``UNError``.
public let UNErrorDomain = "UNErrorDomain"
