import Foundation
import GtkBridge
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// The desktop's dialogs as controllers, with a file chooser that gives the answers of the test.
  @Suite @MainActor struct DocumentPickerTests {
    private final class Chooser: FileChooser {
      final class Session: FileChooserSession {
        var isCancelled = false
        func cancel() { isCancelled = true }
      }

      var requests: [FileChooserRequest] = []
      var answer: (([URL]) -> Void)?
      let session = Session()

      func choose(_ request: FileChooserRequest, answer: @escaping ([URL]) -> Void) -> (any FileChooserSession)? {
        requests.append(request)
        self.answer = answer
        return session
      }
    }

    private final class Receiver: UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
      UINavigationControllerDelegate, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate
    {
      var log: [String] = []
      var image: UIImage?
      var urls: [URL] = []

      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        log.append("picked \(controller.presentingViewController == nil)")
        self.urls = urls
      }
      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancelled") }
      func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        image = info[.originalImage] as? UIImage
        log.append((info[.imageURL] as? URL)?.lastPathComponent ?? "none")
        picker.dismiss(animated: true)
      }
      func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
      ) { log.append("colour") }
      func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finished") }
      func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { log.append("font") }
      func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("no font") }
    }

    private let chooser = Chooser()
    private let receiver = Receiver()
    private let screen = UIViewController()

    private func picker(_ picker: UIDocumentPickerViewController) -> UIDocumentPickerViewController {
      picker.fileChooser = chooser
      picker.delegate = receiver
      return picker
    }

    @Test func chosenFilesAreHandedOver() async throws {
      let host = try ViewHost(screen)
      let picker = picker(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .plainText]))
      picker.allowsMultipleSelection = true
      picker.directoryURL = URL(fileURLWithPath: "/tmp")
      screen.present(picker, animated: true)
      await host.nextFrame()
      let request = try #require(chooser.requests.first)
      #expect(request.purpose == .open && request.contentTypes == [.pdf, .plainText])
      #expect(request.allowsMultipleSelection && request.folder?.path == "/tmp")
      #expect(screen.presentedViewController === picker)
      let url = URL(fileURLWithPath: "/tmp/a.pdf")
      chooser.answer?([url])
      #expect(receiver.log == ["picked true"] && receiver.urls == [url])
      #expect(screen.presentedViewController == nil)
    }

    @Test func pickersAreCancelledByTheUserAndByTheProgram() async throws {
      let host = try ViewHost(screen)
      let picker = picker(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
      screen.present(picker, animated: true)
      await host.nextFrame()
      #expect(chooser.requests.first?.purpose == .chooseFolder)
      chooser.answer?([])
      #expect(receiver.log == ["cancelled"] && screen.presentedViewController == nil)
      await host.nextFrame()
      screen.present(picker, animated: true)
      await host.nextFrame()
      #expect(chooser.requests.count == 2)
      screen.dismiss(animated: true)
      #expect(chooser.session.isCancelled)
      chooser.answer?([URL(fileURLWithPath: "/tmp/late")])
      #expect(receiver.log == ["cancelled"])
    }

    @Test func filesAreExported() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let target = folder.appendingPathComponent("target")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = ["a.txt", "b.txt"].map { folder.appendingPathComponent($0) }
      for file in files { try Data(file.lastPathComponent.utf8).write(to: file) }
      let host = try ViewHost(screen)

      screen.present(picker(UIDocumentPickerViewController(forExporting: [files[0]], asCopy: true)), animated: true)
      await host.nextFrame()
      #expect(chooser.requests[0].purpose == .save && chooser.requests[0].suggestedName == "a.txt")
      let place = target.appendingPathComponent("b.txt")
      chooser.answer?([place])
      #expect(receiver.urls == [place] && FileManager.default.fileExists(atPath: files[0].path))
      #expect(try String(contentsOf: place, encoding: .utf8) == "a.txt")
      await host.nextFrame()

      screen.present(picker(UIDocumentPickerViewController(forExporting: files)), animated: true)
      await host.nextFrame()
      #expect(chooser.requests[1].purpose == .chooseFolder)
      chooser.answer?([target])
      #expect(receiver.urls.map(\.lastPathComponent) == ["a.txt", "b 2.txt"])
      #expect(!FileManager.default.fileExists(atPath: files[1].path))
      await host.nextFrame()

      // A removed file cannot be exported, and a message reports it.
      screen.present(picker(UIDocumentPickerViewController(forExporting: [files[0]])), animated: true)
      await host.nextFrame()
      chooser.answer?([place])
      #expect(receiver.log.last == "cancelled" && screen.presentedViewController is UIAlertController)
    }

    @Test func openedCopiesAreTemporary() async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try Data([1]).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let host = try ViewHost(screen)
      screen.present(
        picker(UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)), animated: true)
      await host.nextFrame()
      chooser.answer?([file])
      let copy = try #require(receiver.urls.first)
      #expect(copy != file && copy.lastPathComponent == file.lastPathComponent)
      #expect(try Data(contentsOf: copy) == Data([1]))
      try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
    }

    @Test func picturesAreRead() async throws {
      #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
      #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill(.zero) }
      try #require(picture.pngData()).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let host = try ViewHost(screen)
      let picker = UIImagePickerController()
      picker.fileChooser = chooser
      picker.delegate = receiver
      screen.present(picker, animated: true)
      await host.nextFrame()
      #expect(chooser.requests.first?.contentTypes == [.image])
      chooser.answer?([file])
      #expect(receiver.log == [file.lastPathComponent] && receiver.image?.size.width == picture.size.width)
      #expect(screen.presentedViewController == nil)
      await host.nextFrame()
      // The default of a method dismisses the picker.
      screen.present(picker, animated: true)
      await host.nextFrame()
      chooser.answer?([])
      #expect(screen.presentedViewController == nil)
    }

    @Test func desktopsDialogOpensAndCloses() async throws {
      let host = try ViewHost(screen, size: CGSize(width: 900, height: 600))
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
      picker.delegate = receiver
      screen.present(picker, animated: true)
      #expect(await MainLoop.wait { Gtk.shownWindows.contains { $0.typeName == "GtkFileChooserDialog" } })
      try await Picture.take("document-picker", host)
      try host.tapInDialog("Cancel")
      #expect(await MainLoop.wait { screen.presentedViewController == nil })
      #expect(receiver.log == ["cancelled"])
      #expect(await MainLoop.wait { Gtk.shownWindows.count == 1 })
      host.close()
    }

    @Test func coloursAreChosen() async throws {
      let host = try ViewHost(screen, size: CGSize(width: 900, height: 600))
      let picker = UIColorPickerViewController()
      picker.delegate = receiver
      picker.selectedColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      screen.present(picker, animated: true)
      #expect(await MainLoop.wait { Gtk.shownWindows.contains { $0.typeName == "GtkColorChooserDialog" } })
      try await Picture.take("color-picker", host)
      picker.selectedColor = .black
      try host.tapInDialog("Select")
      #expect(receiver.log == ["colour", "finished"] && screen.presentedViewController == nil)
      #expect(
        picker.selectedColor
          == UIColor(red: Double(Float(0.2)), green: Double(Float(0.4)), blue: Double(Float(0.6)), alpha: 1))
      await host.nextFrame()
      screen.present(picker, animated: true)
      await host.nextFrame()
      try host.tapInDialog("Cancel")
      #expect(receiver.log == ["colour", "finished", "finished"])
      #expect(await MainLoop.wait { Gtk.shownWindows.count == 1 })
      host.close()
    }

    @Test func fontsAreChosen() async throws {
      let host = try ViewHost(screen, size: CGSize(width: 900, height: 600))
      let picker = UIFontPickerViewController()
      picker.delegate = receiver
      screen.present(picker, animated: true)
      #expect(await MainLoop.wait { Gtk.shownWindows.contains { $0.typeName == "GtkFontChooserDialog" } })
      try await Picture.take("font-picker", host)
      // GTK selects no font by itself, so only the end of the dialog can be tested.
      try host.tapInDialog("Cancel")
      #expect(receiver.log == ["no font"] && picker.selectedFont == nil)
      #expect(await MainLoop.wait { Gtk.shownWindows.count == 1 })
      host.close()
    }
  }
}

extension ViewHost {
  /// Taps a button of one of GTK's dialogs. Its name has an underscore before the access key in GTK before 4.10.
  fileprivate func tapInDialog(_ name: String) throws {
    do { try tap("_\(name)") } catch { try tap(name) }
  }
}
