import Foundation
import Graphics

/// A picture in a text.
///
/// Mirrors `NSTextAttachment`. Labels, text views and drawn texts show it in place of a character. In a text view, it
/// stands on the line, whatever its ``bounds`` are.
///
/// ```swift
/// let star = NSTextAttachment(image: UIImage(systemName: "star.fill") ?? UIImage())
/// star.bounds = CGRect(x: 0, y: -2, width: 14, height: 14)
/// text.append(NSAttributedString(attachment: star))
/// ```
open class NSTextAttachment: TextAttributeValue {
  /// The character of an attachment.
  public static let character = 0xFFFC

  /// The picture.
  open var image: UIImage?
  /// The size, and the distance of the lower edge above the line. A size of 0 is that of the picture.
  open var bounds = CGRect.zero
  /// The data of the picture.
  open var contents: Data?
  /// The type of the data. Kept, without effect.
  open var fileType: String?
  /// Kept, without effect.
  open var allowsTextAttachmentView = true
  /// Kept, without effect: the line is as high as the picture.
  open var lineLayoutPadding: CGFloat = 0

  /// Creates an attachment of data.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// Creates an attachment without a picture.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  deinit {}

  /// Returns the rectangle relative to the line. The default is ``bounds``, or else the size of the picture.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }

  /// Returns the picture for a size. The default is ``image``.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the picture for an index of its text.
  func picture(at index: Int) -> InlinePicture {
    let bounds = attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: index)
    var picture = InlinePicture(.empty, size: bounds.size, rise: bounds.minY)
    guard let image = image(forBounds: bounds, textContainer: nil, characterIndex: index) else { return picture }
    (picture.isShape, picture.color) = (image.isShape, image.ownColor?.color)
    switch image.content {
    case .empty: break
    case .symbol(let name): picture.content = .symbol(name)
    case .data, .files: if let data = image.fileData { picture.content = .data(data) }
    }
    return picture
  }
}

extension NSAttributedString {
  /// Creates a text of one character, which is shown as a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
