import Testing
import ViewControllers

/// The heights of sheets, and which object manages a presentation.
@MainActor
@Suite struct SheetTests {
  @Test func aSheetHasItsSelectedHeightOrTheSmallestOne() throws {
    let controller = ViewController(nibName: nil, bundle: nil)
    let sheet = try #require(controller.sheetPresentationController)
    #expect(sheet.sheetHeight(above: 600) == nil, "without heights, the content decides")
    sheet.detents = [.medium(), .large()]
    #expect(sheet.sheetHeight(above: 600) == 300)
    var changes = 0
    sheet.sizeDidChange = { changes += 1 }
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(sheet.sheetHeight(above: 600) == 600 && changes == 1)
    sheet.detents = [
      .custom(identifier: .init("small")) { _ in 120 }, .custom { $0.maximumDetentValue * 2 }, .custom { _ in nil },
    ]
    #expect(sheet.sheetHeight(above: 600) == 120)
    sheet.selectedDetentIdentifier = .init("small")
    #expect(sheet.sheetHeight(above: 100) == 100, "no sheet is higher than its window")
  }

  private final class Delegate: AdaptivePresentationControllerDelegate {}

  @Test func theStyleDecidesWhatManagesThePresentation() {
    let controller = ViewController(nibName: nil, bundle: nil)
    let delegate = Delegate()
    controller.presentationController?.delegate = delegate
    controller.modalPresentationStyle = .popover
    #expect(controller.sheetPresentationController == nil && controller.popoverPresentationController != nil)
    controller.modalPresentationStyle = .overCurrentContext
    #expect(controller.sheetPresentationController == nil && controller.popoverPresentationController == nil)
    #expect(controller.presentationController?.delegate === delegate)
  }
}
