import Foundation
import GtkBridge

/// A value that an item provider offers.
///
/// Takes the place of Foundation's protocol of the same name.
public protocol NSItemProviderWriting {
  /// The identifiers of the types as which values can be written, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The identifiers of the types as which this value can be written, by default those of all values.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Hands the value as data of a type to a closure, before it returns.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

  var writableTypes: [UTType] { writableTypeIdentifiersForItemProvider.compactMap { UTType($0) } }
}

/// A value that can be read from an item provider.
///
/// Takes the place of Foundation's protocol of the same name.
public protocol NSItemProviderReading {
  /// The identifiers of the types from which values can be read, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns the value of data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension String: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

  /// The type of texts, and before it that of URLs for a text that is one.
  public var writableTypeIdentifiersForItemProvider: [String] {
    let text = [UTType.utf8PlainText.identifier]
    return URL(itemProviderText: self) == nil ? text : [UTType.url.identifier] + text
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }

  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
    String(decoding: data, as: UTF8.self)
  }
}

extension URL: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// The type of URLs. For a file, that of its content comes before it.
  public var writableTypeIdentifiersForItemProvider: [String] {
    guard isFileURL else { return [UTType.url.identifier, UTType.utf8PlainText.identifier] }
    let content = UTType(filenameExtension: pathExtension).map { [$0.identifier] } ?? []
    return content + [UTType.fileURL.identifier]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let isContent = isFileURL && UTType(typeIdentifier)?.conforms(to: .url) != true
    completionHandler(isContent ? try? Data(contentsOf: self) : Data(absoluteString.utf8), nil)
    return nil
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL.identifier, UTType.url.identifier]
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw NSItemProviderError.unavailable("URL")
    }
    return url
  }

  /// The URL that a text is, or `nil`.
  fileprivate init?(itemProviderText text: String) {
    guard let url = URL(string: text), let scheme = url.scheme, scheme.count > 1, url.host != nil else { return nil }
    self = url
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage {
    guard let image = UIImage(data: data) else { throw NSItemProviderError.unavailable("UIImage") }
    return image
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { String.writableTypeIdentifiersForItemProvider }

  public var writableTypeIdentifiersForItemProvider: [String] { description.writableTypeIdentifiersForItemProvider }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    description.loadData(
      withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
  }

  public static var readableTypeIdentifiersForItemProvider: [String] { String.readableTypeIdentifiersForItemProvider }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProviderError.unavailable("NSString")
    }
    return text
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { URL.writableTypeIdentifiersForItemProvider }

  public var writableTypeIdentifiersForItemProvider: [String] {
    (self as URL).writableTypeIdentifiersForItemProvider
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    (self as URL).loadData(
      withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
  }

  public static var readableTypeIdentifiersForItemProvider: [String] { URL.readableTypeIdentifiersForItemProvider }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let url = url as NSURL as? Self else { throw NSItemProviderError.unavailable("NSURL") }
    return url
  }
}
