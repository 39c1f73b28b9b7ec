import Foundation
import Testing

@testable import ViewControllers

/// The content and the offsets of scroll views.
@MainActor
@Suite(.serialized) struct ScrollViewTests {
  private final class Recorder: UIScrollViewDelegate {
    var events: [String] = []
    var zooming: UIView?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll \(Int(scrollView.contentOffset.y))") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { events.append("zoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      events.append("end \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rest") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooming }
  }

  private final class Floating: UIScrollView {
    let header = UIView()
    override func layoutSubviews() {
      super.layoutSubviews()
      header.frame = CGRect(x: 0, y: contentOffset.y, width: bounds.width, height: 20)
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))

  private func plate(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
    ])
    return view
  }

  @Test func contentIsPinnedToItsGuide() {
    let (column, content) = (UIStackView(arrangedSubviews: [plate(10, 150), plate(10, 250)]), plateGuide)
    column.axis = .vertical
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    scrollView.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: 7),
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 412))
    #expect(column.frame == CGRect(x: 0, y: 5, width: 100, height: 400))
    scrollView.contentOffset.y = 90
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(column.frame.minY == 5 && scrollView.frame.minY == 20)
    #expect(column.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: -65))
    #expect(!scrollView.isLayoutBoundToOffset)
  }

  private var plateGuide: UILayoutGuide { scrollView.contentLayoutGuide }

  @Test func contentIsPinnedToTheView() {
    let content = plate(50, 700)
    for width in content.constraints where width.firstAttribute == .width { width.isActive = false }
    root.addSubview(scrollView)
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 4),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -4),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -8),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 700))
    #expect(content.frame == CGRect(x: 4, y: 0, width: 92, height: 700))
  }

  @Test func theProgramSetsTheSizeOfFrames() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    root.addSubview(scrollView)
    scrollView.addSubview(inner)
    scrollView.contentSize = CGSize(width: 400, height: 500)
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 400, height: 500) && inner.frame.width == 400)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 110))
    scrollView.scrollRectToVisible(CGRect(x: 350, y: 0, width: 90, height: 10), animated: false)
    #expect(scrollView.contentOffset == CGPoint(x: 300, y: 0))
    #expect(root.hitTest(CGPoint(x: 20, y: 40), with: nil) === inner)
  }

  @Test func theSizeMayBeSetWhenTheViewGetsItsPlace() {
    final class Double: UIScrollView {
      override var bounds: CGRect {
        didSet { contentSize = CGSize(width: bounds.width * 2, height: bounds.height) }
      }
    }
    let view = Double()
    root.addSubview(view)
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    root.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 400, height: 300))
  }

  @Test func whatIsPinnedToTheFrameFloats() {
    let (content, badge) = (plate(100, 900), plate(20, 20))
    root.addSubview(scrollView)
    scrollView.addSubview(content)
    scrollView.addSubview(badge)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      badge.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor),
      badge.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame.minY == 180 && scrollView.contentSize.height == 900)
    scrollView.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(badge.frame.minY == 280 && badge.convert(CGPoint.zero, to: root).y == 200)
  }

  @Test func insetsMoveTheStart() {
    let recorder = Recorder()
    scrollView.delegate = recorder
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.contentInset.top = 30
    #expect(scrollView.contentOffset.y == -30 && scrollView.adjustedContentInset.top == 30)
    #expect(scrollView.limited(CGPoint(x: 0, y: -100)).y == -30 && scrollView.limited(CGPoint(x: 0, y: 900)).y == 300)
    scrollView.contentOffset.y = 10
    #expect(recorder.events == ["scroll -30", "scroll 10"])
  }

  @Test func scrollingLaysSubclassesOut() {
    let view = Floating(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(view.header)
    view.layoutIfNeeded()
    view.contentOffset.y = 50
    #expect(view.header.frame.minY == 50)
  }

  @Test func theViewStaysUnplacedWhenItScrolls() {
    let filling = UIScrollView()
    root.addSubview(filling)
    filling.contentOffset.y = 10
    root.layoutIfNeeded()
    #expect(filling.frame == root.bounds)
  }

  @Test func zoomingScalesTheView() {
    let (recorder, inner) = (Recorder(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)))
    scrollView.delegate = recorder
    recorder.zooming = inner
    scrollView.addSubview(inner)
    scrollView.contentSize = inner.frame.size
    scrollView.maximumZoomScale = 3
    scrollView.setZoomScale(2, animated: false)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(scrollView.contentSize == CGSize(width: 200, height: 400))
    #expect(scrollView.contentOffset == CGPoint(x: 50, y: 100))
    scrollView.zoomScale = 9
    #expect(scrollView.zoomScale == 3 && recorder.events.count { $0 == "zoom" } == 2)
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 200), animated: false)
    #expect(scrollView.zoomScale == 1 && scrollView.contentOffset == .zero && inner.frame.origin == .zero)
  }

  @Test func aMovementHasPhases() async {
    let recorder = Recorder()
    scrollView.delegate = recorder
    await withCheckedContinuation { continuation in
      scrollView.movement.onRest = { continuation.resume() }
      scrollView.movement.didMove()
      #expect(scrollView.isDragging && scrollView.isTracking)
      scrollView.movement.didMove()
      scrollView.movement.didLift()
      #expect(scrollView.isDecelerating && !scrollView.isDragging)
      scrollView.movement.didMove()
    }
    #expect(recorder.events == ["begin", "end true", "rest"] && !scrollView.isDecelerating)
    recorder.events = []
    await withCheckedContinuation { continuation in
      scrollView.movement.onRest = { continuation.resume() }
      scrollView.movement.didMove()
    }
    #expect(recorder.events == ["begin", "end false"])
  }

  @Test func nothingRemains() {
    for _ in 0..<1_000 {
      weak var view: UIScrollView?
      do {
        let made = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        made.addSubview(plate(20, 20))
        made.layoutIfNeeded()
        made.movement.didMove()
        view = made
      }
      #expect(view == nil)
    }
  }
}
