import Foundation
import GtkBridge

/// A value that an item provider offers.
///
/// Takes the place of Foundation's protocol of the same name.
public protocol NSItemProviderWriting {
  /// The identifiers of the types in which values can be written, the best type first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The identifiers of the types in which this value can be written, by default those of all values.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Passes the value as data of a type to a closure, before it returns.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of all values.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

  var writableTypes: [UTType] { writableTypeIdentifiersForItemProvider.compactMap { UTType($0) } }
}

/// A value that can be read from an item provider.
///
/// Takes the place of Foundation's protocol of the same name.
public protocol NSItemProviderReading {
  /// The identifiers of the types from which values can be read, the best type first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns the value of data with a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension String: NSItemProviderReading, NSItemProviderWriting {
  /// The type of plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

  /// The type of texts. A text that is a URL has the type of URLs first.
  public var writableTypeIdentifiersForItemProvider: [String] {
    let text = [UTType.utf8PlainText.identifier]
    return URL(itemProviderText: self) == nil ? text : [UTType.url.identifier] + text
  }

  /// Passes the text in UTF-8, for every type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }

  /// The type of all texts.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }

  /// Returns the text of data in UTF-8. Invalid bytes become replacement characters, so it never throws.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
    String(decoding: data, as: UTF8.self)
  }
}

extension URL: NSItemProviderReading, NSItemProviderWriting {
  /// The type of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// The type of URLs. A file has the type of its content first.
  public var writableTypeIdentifiersForItemProvider: [String] {
    guard isFileURL else { return [UTType.url.identifier, UTType.utf8PlainText.identifier] }
    let content = UTType(filenameExtension: pathExtension).map { [$0.identifier] } ?? []
    return content + [UTType.fileURL.identifier]
  }

  /// Passes the text of the URL. For a file and a type other than a URL's, it passes the file's content, or `nil` if
  /// the file cannot be read.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let isContent = isFileURL && UTType(typeIdentifier)?.conforms(to: .url) != true
    completionHandler(isContent ? try? Data(contentsOf: self) : Data(absoluteString.utf8), nil)
    return nil
  }

  /// The types of files and of other URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL.identifier, UTType.url.identifier]
  }

  /// Returns the URL of data with its text in UTF-8.
  ///
  /// - Throws: An error if the text is not a URL.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw NSItemProviderError.unavailable("URL")
    }
    return url
  }

  /// Creates a URL from a text, or `nil` if the text is not a URL.
  fileprivate init?(itemProviderText text: String) {
    guard let url = URL(string: text), let scheme = url.scheme, scheme.count > 1, url.host != nil else { return nil }
    self = url
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The type of PNG pictures.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }

  /// Passes the picture as PNG, for every type, or `nil` if there is no PNG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  /// The type of all pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  /// Returns the picture of a picture file's data.
  ///
  /// - Throws: An error if the data cannot be read as a picture.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage {
    guard let image = UIImage(data: data) else { throw NSItemProviderError.unavailable("UIImage") }
    return image
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The types of `String`.
  public static var writableTypeIdentifiersForItemProvider: [String] { String.writableTypeIdentifiersForItemProvider }

  /// The types of the same text as a `String`.
  public var writableTypeIdentifiersForItemProvider: [String] { description.writableTypeIdentifiersForItemProvider }

  /// Passes the text in UTF-8, as `String` does.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    description.loadData(
      withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
  }

  /// The types of `String`.
  public static var readableTypeIdentifiersForItemProvider: [String] { String.readableTypeIdentifiersForItemProvider }

  /// Returns the text of data in UTF-8. Invalid bytes become replacement characters.
  ///
  /// - Throws: An error if the class is a subclass of `NSString` that cannot hold the text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProviderError.unavailable("NSString")
    }
    return text
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The type of `URL`.
  public static var writableTypeIdentifiersForItemProvider: [String] { URL.writableTypeIdentifiersForItemProvider }

  /// The types of the same address as a `URL`.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (self as URL).writableTypeIdentifiersForItemProvider
  }

  /// Passes the address or the content of the file, as `URL` does.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    (self as URL).loadData(
      withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
  }

  /// The types of files and of other URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { URL.readableTypeIdentifiersForItemProvider }

  /// Returns the URL of data with its text in UTF-8.
  ///
  /// - Throws: An error if the text is not a URL, or the class is a subclass of `NSURL` that cannot hold it.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let url = url as NSURL as? Self else { throw NSItemProviderError.unavailable("NSURL") }
    return url
  }
}
