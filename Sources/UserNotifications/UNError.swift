// The name is that of Apple's constant.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The reason why a notification was not shown or an attachment not created.
///
/// Mirrors `UNError`.
public struct UNError: Error, Hashable, CustomStringConvertible {
  /// The reasons.
  ///
  /// Mirrors `UNError.Code`, with its numbers.
  public enum Code: Int, Sendable {
    /// The program may show none: no `Application` runs.
    case notificationsNotAllowed = 1
    /// There is no file at an attachment's address.
    case attachmentInvalidURL = 100
    /// A file is no picture, sound or film.
    case attachmentUnrecognizedType
    /// A file is too large. It never is here.
    case attachmentInvalidFileSize
    /// A file is not in the system's store. It never needs to be here.
    case attachmentNotInDataStore
    /// A file cannot be moved into the system's store. It stays where it is here.
    case attachmentMoveIntoDataStoreFailed
    /// A file cannot be read.
    case attachmentCorrupt
    /// A trigger has no time. Such a notification is never shown here, which is no error.
    case notificationInvalidNoDate = 1400
    /// A notification says nothing. It is shown here.
    case notificationInvalidNoContent
    /// An object is not allowed to give a content.
    case contentProvidingObjectNotAllowed = 1500
    /// An object gave no content.
    case contentProvidingInvalid
    /// A number for an icon is not valid. Icons have none here.
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
