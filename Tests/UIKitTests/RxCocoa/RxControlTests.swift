import RxCocoa
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct RxControlTests {
    private let bag = DisposeBag()

    @Test func buttonsAreTapped() throws {
      let (log, button) = (Log(), UIButton(type: .system))
      button.setTitle("Login", for: .normal)
      let taps = button.rx.tap.subscribe(onNext: { log.add("tap") })
      let host = try ControlHost(button)
      try host.host.tap("Login")
      #expect(log.lines == ["tap"])
      #expect(button.allControlEvents == .touchUpInside)
      taps.dispose()
      #expect(button.allControlEvents == [], "the button keeps nothing of an ended subscription")
      try host.host.tap("Login")
      #expect(log.lines == ["tap"], "nothing is sent after the end of the subscription")
    }

    @Test func fieldsSendWhatTheUserTypes() throws {
      let (log, field, label) = (Log(), UITextField(), UILabel())
      field.placeholder = "Name"
      field.rx.text.orEmpty.subscribe(onNext: { log.add($0) }).disposed(by: bag)
      field.rx.text.map { $0.map { "Hello, \($0)" } }.bind(to: label.rx.text).disposed(by: bag)
      #expect(log.lines == [""])
      let host = try ControlHost(field, label)
      try host.host.type("Ada", into: "Name")
      #expect(log.lines.last == "Ada" && label.text == "Hello, Ada")
      Observable.just("Grace").bind(to: field.rx.text).disposed(by: bag)
      #expect(field.text == "Grace" && log.lines.last == "Ada", "what the program sets is not sent")
    }

    @Test func valuesOfControls() {
      let (log, toggle, slider, segments) = (Log(), UISwitch(), UISlider(), UISegmentedControl(items: ["A", "B"]))
      toggle.rx.isOn.subscribe(onNext: { log.add("on \($0)") }).disposed(by: bag)
      slider.rx.value.changed.subscribe(onNext: { log.add("at \($0)") }).disposed(by: bag)
      segments.rx.selectedSegmentIndex.skip(1).subscribe(onNext: { log.add("segment \($0)") }).disposed(by: bag)
      toggle.isOn = true
      toggle.sendActions(for: .valueChanged)
      slider.value = 0.5
      slider.sendActions(for: .valueChanged)
      segments.selectedSegmentIndex = 1
      segments.sendActions(for: .valueChanged)
      #expect(log.lines == ["on false", "on true", "at 0.5", "segment 1"])
      Observable.just(false).bind(to: toggle.rx.isOn, toggle.rx.isEnabled).disposed(by: bag)
      #expect(!toggle.isOn && !toggle.isEnabled)
    }

    @Test func driversSetProperties() {
      let (label, view) = (UILabel(), UIActivityIndicatorView())
      Driver.just("Title").drive(label.rx.text).disposed(by: bag)
      Driver.just(true).drive(view.rx.isAnimating, view.rx.isHidden).disposed(by: bag)
      #expect(label.text == "Title" && view.isAnimating && view.isHidden)
    }

    @Test func controlsThatGoCompleteTheirStreams() {
      let log = Log()
      weak var gone: UIButton?
      do {
        let button = UIButton()
        gone = button
        button.rx.tap.subscribe(onCompleted: { log.add("completed") }).disposed(by: bag)
        button.rx.title().onNext("Title")
        #expect(button.currentTitle == "Title")
      }
      #expect(gone == nil && log.lines == ["completed"])
    }

    @Test func barButtonsAndSearchBars() throws {
      let (log, item, bar) = (Log(), UIBarButtonItem(systemItem: .add), UISearchBar())
      item.rx.tap.subscribe(onNext: { log.add("add") }).disposed(by: bag)
      item.primaryAction?.performWithSender(item, target: nil)
      weak var gone: UIBarButtonItem?
      do {
        let other = UIBarButtonItem(systemItem: .add)
        gone = other
        other.rx.tap.subscribe(onCompleted: { log.add("gone") }).disposed(by: bag)
      }
      #expect(gone == nil)
      bar.placeholder = "Find"
      bar.showsCancelButton = true
      bar.rx.text.orEmpty.skip(1).distinctUntilChanged().subscribe(onNext: { log.add($0) }).disposed(by: bag)
      bar.rx.cancelButtonClicked.subscribe(onNext: { log.add("cancel") }).disposed(by: bag)
      let host = try ControlHost(bar)
      try host.host.type("책", into: "Find")
      try host.host.tap("Cancel")
      #expect(log.lines == ["add", "gone", "책", "cancel"])
    }
  }
}
