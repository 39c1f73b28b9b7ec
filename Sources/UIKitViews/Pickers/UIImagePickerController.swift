import Foundation
import GtkBridge
import GtkObjects

/// The desktop's file chooser for a picture or a film.
///
/// Mirrors `UIImagePickerController`. The photo library is the user's pictures; there is no camera. As on iOS, the delegate
/// dismisses the picker:
///
/// ```swift
/// func imagePickerController(
///   _ picker: UIImagePickerController,
///   didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
/// ) {
///   photo.image = info[.originalImage] as? UIImage
///   picker.dismiss(animated: true)
/// }
/// ```
///
/// Unlike on iOS, it is not a `UINavigationController`: the desktop's dialog has no screens to push.
@preconcurrency @MainActor
open class UIImagePickerController: UIViewController {
  /// A source of pictures.
  public enum SourceType: Int, Sendable {
    /// The user’s pictures. The default.
    case photoLibrary
    /// A camera, which is never available.
    case camera
    /// Here as `photoLibrary`.
    case savedPhotosAlbum
  }

  /// The use of a camera. The desktop has none.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo
    /// Films.
    case video
  }

  /// A camera. The desktop has none.
  public enum CameraDevice: Int, Sendable {
    /// The camera at the back.
    case rear
    /// The camera towards the user.
    case front
  }

  /// The flash of a camera. The desktop has none.
  public enum CameraFlashMode: Int, Sendable {
    /// No flash.
    case off = -1
    /// A flash in the dark.
    case auto
    /// A flash.
    case on
  }

  /// The quality of a film. Films are not changed.
  public enum QualityType: Int, Sendable {
    /// A quality, from high to low, or a size in pixels. Here a film stays as it is.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// A key of the information about the chosen file.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name, which equals UIKit's.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the file, a `String`: `public.image` or `public.movie`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// Never present: the desktop's dialog edits nothing.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Never present: the desktop's dialog edits nothing.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of a picture, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Never present: the desktop has no photo library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// Never present.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// Never present.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Returns whether a source of pictures is available: there is no camera.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the types of a source, such as `public.image`.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// Returns `false`: there is no camera.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns `false`: there is no camera.
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Returns `nil`: there is no camera.
  public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// The object that receives the picture.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// The source of the pictures. All sources are the desktop's files.
  open var sourceType = SourceType.photoLibrary
  /// The identifiers of the types of the files: `public.image`, `public.movie`, or special ones.
  open var mediaTypes = ["public.image"]
  /// Kept, without effect: the desktop's dialog edits nothing.
  open var allowsEditing = false
  /// Kept, without effect: pictures are files.
  open var imageExportPreset = 0
  /// Kept, without effect.
  open var videoMaximumDuration: TimeInterval = 600
  /// Kept, without effect.
  open var videoQuality = QualityType.typeMedium
  /// Kept, without effect: there is no camera.
  open var showsCameraControls = true
  /// Kept, without effect: there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Kept, without effect: there is no camera.
  open var cameraDevice = CameraDevice.rear
  /// Kept, without effect: there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// The object that chooses the file in place of the desktop, as in tests. Not part of UIKit.
  open var fileChooser: (any FileChooser)?

  private let dialog = FileDialog()

  deinit {}

  private var request: FileChooserRequest {
    let pictures = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    var request = FileChooserRequest(
      purpose: .open, contentTypes: mediaTypes.compactMap { UTType($0) }, allowsMultipleSelection: false)
    request.title = title
    request.folder = pictures.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
    return request
  }

  private func didAnswer(_ url: URL?) {
    guard let delegate else { return dialogDidEnd() }
    guard let url else { return delegate.imagePickerControllerDidCancel(self) }
    var info: [InfoKey: Any] = [:]
    if let image = UIImage(contentsOfFile: url.path) {
      info = [.mediaType: "public.image", .originalImage: image, .imageURL: url]
      delegate.imagePickerController(self, didFinishPickingImage: image, editingInfo: nil)
    } else {
      info = [.mediaType: "public.movie", .mediaURL: url]
    }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }
}

extension UIImagePickerController: DesktopDialogPresenting {
  package func openDialog(above window: Gtk.Window) {
    dialog.open(request, above: window, by: fileChooser) { [weak self] in self?.didAnswer($0.first) }
  }

  package func closeDialog() { dialog.close() }
}

/// The object that receives a picture.
///
/// Mirrors `UIImagePickerControllerDelegate`. A delegate dismisses the picker. The defaults for a chosen file and for a
/// cancelled choice do so, too.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called after the user has chosen a file. An unreadable picture is passed as a film.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Called after the user has closed the picker without a choice.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)

  /// Called before the method with the information about the file. For code that supports early versions of iOS.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingImage image: UIImage, editingInfo: [String: Any]?)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dialogDidEnd() }

  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dialogDidEnd() }

  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingImage image: UIImage, editingInfo: [String: Any]?
  ) {}
}
