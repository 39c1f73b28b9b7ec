import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct UIKitValueTests {
    @Test func screenIsTheRoomOfTheWindow() async {
      let screen = UIScreen.main
      #expect(screen.bounds.width > 0 && screen.bounds.height > 0 && screen.bounds.origin == .zero)
      #expect(screen.scale >= 1 && screen.nativeBounds.width > screen.bounds.width)
      let bounds = screen.bounds
      // As code of packages does that measures in the background.
      let others = await Task.detached { (UIScreen.main.bounds, UIScreen.main.scale) }.value
      #expect(others.0 == bounds && others.1 == screen.scale)
      #expect(UIScreen.screens.first === screen && screen.maximumFramesPerSecond > 0)
    }

    @Test func deviceIsTheComputer() {
      let device = UIDevice.current
      #expect(!device.name.isEmpty && device.systemName == "Linux" && device.userInterfaceIdiom == .mac)
      #expect(device.systemVersion.split(separator: ".").count == 3)
      #expect(device.identifierForVendor != nil && device.identifierForVendor == device.identifierForVendor)
      #expect(device.orientation.isLandscape == (UIScreen.main.bounds.width > UIScreen.main.bounds.height))
    }

    @Test func pasteboardIsTheClipboard() {
      let pasteboard = UIPasteboard.general
      let count = pasteboard.changeCount
      pasteboard.string = "한국어 & <b>"
      #expect(pasteboard.string == "한국어 & <b>" && pasteboard.strings == ["한국어 & <b>"])
      #expect(pasteboard.hasStrings && !pasteboard.hasURLs && pasteboard.numberOfItems == 1)
      #expect(pasteboard.changeCount > count)
      pasteboard.url = URL(string: "https://example.org/a")
      #expect(pasteboard.string == "https://example.org/a" && pasteboard.hasURLs)
      #expect(pasteboard.url == URL(string: "https://example.org/a"))
      pasteboard.strings = ["a", "b"]
      #expect(pasteboard.string == "a\nb" && pasteboard.url == nil)
      pasteboard.string = nil
      #expect(pasteboard.string == nil && !pasteboard.hasStrings && pasteboard.numberOfItems == 0)
    }

    @Test func pasteboardTakesPicturesAndItems() throws {
      let pasteboard = UIPasteboard.general
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
      }
      pasteboard.image = picture
      #expect(pasteboard.hasImages && !pasteboard.hasStrings && pasteboard.numberOfItems == 1)
      #expect(pasteboard.image?.cgImage?.width == picture.cgImage?.width && pasteboard.images?.count == 1)
      #expect(pasteboard.items.first?.values.first is UIImage)
      pasteboard.setItems([["public.utf8-plain-text": "123 456"]], options: [.localOnly: true])
      #expect(pasteboard.string == "123 456" && !pasteboard.hasImages)
      pasteboard.setValue(Data("<p>".utf8), forPasteboardType: "public.html")
      #expect(pasteboard.string == "<p>")
      pasteboard.setValue(try #require(picture.pngData()), forPasteboardType: "public.png")
      #expect(pasteboard.image?.cgImage?.height == picture.cgImage?.height)
      pasteboard.items = [["com.example.unknown": Data()]]
      #expect(pasteboard.items.isEmpty && pasteboard.numberOfItems == 0)
    }

    @Test func contentStaysThatReplacesRemovedContent() {
      let pasteboard = UIPasteboard.general
      for round in 0..<20 {
        pasteboard.string = "before"
        pasteboard.string = nil
        pasteboard.string = "\(round)"
        // The first answer arrives together with what the display server says of the removal.
        _ = pasteboard.string
        #expect(pasteboard.string == "\(round)")
      }
    }

    @Test func iconOfTheProgramStays() async {
      let application = UIApplication.shared
      #expect(!application.supportsAlternateIcons && application.alternateIconName == nil)
      await #expect(throws: CocoaError.self) { try await application.setAlternateIconName("Night") }
    }

    @Test func phasesArePosted() {
      let names = [
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      ]
      var posted: [Notification.Name] = []
      let tokens = names.map { name in
        NotificationCenter.default.publisher(for: name).sink { posted.append($0.name) }
      }
      defer { withExtendedLifetime(tokens) {} }
      let application = UIApplication.shared
      application.phaseDidChange(from: .inactive, to: .active)
      application.phaseDidChange(from: .active, to: .inactive)
      application.phaseDidChange(from: .inactive, to: .background)
      application.phaseDidChange(from: .background, to: .inactive)
      #expect(posted == names)
      #expect(application.applicationState == .inactive)
    }

    @Test func bezierPathIsAShape() {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
      path.close()
      #expect(
        Path(path.cgPath).elements == [
          .move(to: .zero), .line(to: CGPoint(x: 10, y: 0)),
          .quadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5)), .closeSubpath,
        ])
      path.apply(CGAffineTransform(translationX: 1, y: 2))
      #expect(path.bounds.origin == CGPoint(x: 1, y: 2))
      // Clockwise on screen: from the right over the bottom to the left.
      let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
      #expect(arc.bounds.maxY > 9 && arc.bounds.minY > -1)
      let tab = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 5, height: 5))
      let points = Path(tab.cgPath).elements.compactMap { element -> CGPoint? in
        if case .line(let end) = element { end } else { nil }
      }
      #expect(points.contains(CGPoint(x: 20, y: 20)) && !points.contains(CGPoint(x: 20, y: 0)))
    }

    @Test func insetsAndColoursAreThoseOfViews() {
      let rect = CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 6))
      #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
      #expect(Color(cgColor: UIColor(white: 0.5, alpha: 1).cgColor) == Color(white: 0.5))
      #expect(UIColor(cgColor: .white) == UIColor(white: 1, alpha: 1))
    }
  }
}
