import Foundation
import Testing
import ViewControllers

@Suite("The observation of a view's values")
@MainActor
struct NSKeyValueObservationTests {
  @Test("tells of each change until it is released")
  func changes() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var told: [String] = []
    var observation: NSKeyValueObservation? = view.observe(\.contentSize, options: [.new, .old]) { view, change in
      told.append("\(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1) \(view.contentSize.height)")
    }
    view.contentSize = CGSize(width: 100, height: 300)
    view.contentSize = CGSize(width: 100, height: 300)
    view.alpha = 0.5
    view.contentSize.height = 400
    #expect(told == ["0.0 300.0 300.0", "300.0 400.0 400.0"])
    observation = nil
    view.contentSize.height = 500
    #expect(told.count == 2 && observation == nil)
  }

  @Test("follows the movement of the content and the place of the view")
  func places() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 300)
    var told: [String] = []
    let observations = [
      view.observe(\.contentOffset, options: [.initial, .new]) { _, change in
        told.append("\(change.newValue?.y ?? -1)")
      },
      view.observe(\.frame) { view, change in told.append("frame \(view.frame.minX) \(change.newValue == nil)") },
      view.observe(\.isHidden, options: .new) { _, change in told.append("hidden \(change.newValue == true)") },
    ]
    view.contentOffset.y = 40
    view.frame.origin.x = 7
    view.isHidden = true
    #expect(told == ["0.0", "40.0", "frame 7.0 true", "hidden true"])
    observations[0].invalidate()
    view.contentOffset.y = 50
    #expect(told.count == 4)
  }

  @Test("keeps no view")
  func release() {
    weak var released: NativeView?
    var observation: NSKeyValueObservation?
    do {
      let view = NativeView(frame: .zero)
      observation = view.observe(\.alpha) { _, _ in }
      released = view
    }
    #expect(released == nil)
    observation?.invalidate()
  }
}
