import Testing
import ViewControllers

/// Presentation on a window with slow transitions, and dismissal by the user.
@MainActor
@Suite struct PresentationHostTests {
  private let journal = Journal()
  private let a: RecordingController
  private let b: RecordingController

  init() {
    a = RecordingController("A", journal)
    b = RecordingController("B", journal)
    b.loadViewIfNeeded()
  }

  private final class Delegate: AdaptivePresentationControllerDelegate {
    let journal: Journal
    var allows = true
    init(_ journal: Journal) { self.journal = journal }

    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
      journal("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: PresentationController) { journal("will") }
    func presentationControllerDidDismiss(_ presentationController: PresentationController) { journal("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
      journal("attempt")
    }
  }

  private func onScreen(_ body: (WindowHostDouble) -> Void) {
    WindowHostDouble.provide { hosts in
      let window = Window()
      window.rootViewController = a
      window.makeKeyAndVisible()
      hosts()[0].paint()
      _ = journal.take()
      body(hosts()[0])
      window.close()
    }
  }

  @Test func theHostIsAskedToShowEachChange() {
    onScreen { host in
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: true)
      #expect(journal.take() == ["A.willDisappear", "B.willAppear"])
      host.completeLast()
      #expect(journal.take() == ["B.didAppear", "A.didDisappear"])
      b.dismiss(animated: false)
      host.completeLast()
      #expect(journal.take() == ["B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear"])
      #expect(host.performed == ["present A>B", "dismiss B>A"] && host.transitions.map(\.isAnimated) == [true, false])
    }
  }

  @Test func everythingDismissedIsNamed() {
    onScreen { host in
      host.completesAtOnce = true
      b.modalPresentationStyle = .fullScreen
      let c = RecordingController("C", journal)
      let d = RecordingController("D", journal)
      d.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      b.present(c, animated: false)
      c.present(d, animated: false)
      a.dismiss(animated: true)
      #expect(host.performed == ["present A>B", "present >C", "present B,C>D", "dismiss D,B,C>A"])
    }
  }

  @Test func aPresentationTurnedRoundIsNeverSeen() {
    onScreen { host in
      var completions: [String] = []
      a.present(b, animated: true) { completions.append("presented") }
      a.dismiss(animated: true) { completions.append("dismissed") }
      #expect(a.presentedViewController == nil)
      host.completeLast()
      #expect(journal.take() == ["B.willAppear", "B.willDisappear", "B.didDisappear"])
      #expect(completions == ["presented", "dismissed"])
    }
  }

  @Test func aMinimisedWindowIsToldToo() {
    onScreen { host in
      a.present(b, animated: false)
      host.completeLast()
      host.window?.windowDidDisappear()
      _ = journal.take()
      a.dismiss(animated: true)
      #expect(host.performed.last == "dismiss B>" && journal.take().isEmpty)
    }
  }

  @Test func theUserMayDismiss() {
    onScreen { host in
      let delegate = Delegate(journal)
      b.presentationController?.delegate = delegate
      b.onHostRemoval = { [journal] in journal("removed \($0)") }
      a.present(b, animated: false)
      host.completeLast()
      _ = journal.take()
      #expect(b.presentationController?.userDidAskToDismiss() == true)
      #expect(journal.take() == ["should", "will", "B.willDisappear"] && a.presentedViewController == nil)
      #expect(b.presentationController?.userDidAskToDismiss() == false)
      host.completeLast()
      #expect(journal.take() == ["B.didDisappear", "did", "removed dismissed"])
    }
  }

  @Test func theProgramsDismissalIsNotReported() {
    onScreen { host in
      let delegate = Delegate(journal)
      host.completesAtOnce = true
      b.presentationController?.delegate = delegate
      b.onHostRemoval = { [journal] in journal("removed \($0)") }
      a.present(b, animated: false)
      a.dismiss(animated: false)
      #expect(journal.take() == ["B.willAppear", "B.didAppear", "B.willDisappear", "B.didDisappear"])
    }
  }

  @Test(arguments: [true, false])
  func aControllerMayObject(isModal: Bool) {
    onScreen { host in
      let delegate = Delegate(journal)
      delegate.allows = false
      b.isModalInPresentation = isModal
      b.presentationController?.delegate = delegate
      a.present(b, animated: false)
      host.completeLast()
      _ = journal.take()
      #expect(b.presentationController?.userDidAskToDismiss() == false && a.presentedViewController === b)
      #expect(journal.take() == (isModal ? ["attempt"] : ["should", "attempt"]))
    }
  }

  @Test func thePresentationControllerKnowsBothSides() {
    #expect(b.popoverPresentationController == nil)
    b.modalPresentationStyle = .popover
    let source = NativeView()
    b.popoverPresentationController?.sourceView = source
    a.present(b, animated: false)
    let presentation = b.presentationController
    #expect(presentation?.presentedViewController === b && presentation?.presentingViewController === a)
    #expect(presentation === b.popoverPresentationController && presentation?.presentationStyle == .popover)
    #expect(b.popoverPresentationController?.sourceView === source)
  }

  @Test func aWindowThatClosesEndsWhatIsUnderWay() {
    weak var presented: ViewController?
    onScreen { host in
      do {
        let made = RecordingController("C", journal)
        presented = made
        made.modalPresentationStyle = .fullScreen
        a.present(made, animated: true)
      }
      host.window?.windowDidClose()
      #expect(
        journal.take() == [
          "C.didLoad", "A.willDisappear", "C.willAppear", "C.willDisappear", "C.didDisappear", "A.didDisappear",
        ])
    }
    #expect(presented == nil && a.presentedViewController == nil)
  }
}
