import RxSwift
import UIKit

extension Reactive where Base: UIControl {
  /// Returns the events of a control. Mirrors RxCocoa's `controlEvent(_:)`.
  @preconcurrency @MainActor
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    events(of: base) { control, send in
      let action = UIAction { _ in send(()) }
      control.addAction(action, for: controlEvents)
      return { [identifier = action.identifier] in $0.removeAction(identifiedBy: identifier, for: controlEvents) }
    }
  }

  /// Returns a value of a control that the user changes. Mirrors RxCocoa's `controlProperty(editingEvents:getter:setter:)`.
  ///
  /// - Parameters:
  ///   - editingEvents: The control's events when the user changes the value.
  ///   - getter: A closure that returns the value.
  ///   - setter: A closure that sets it.
  @preconcurrency @MainActor
  public func controlProperty<Value>(
    editingEvents: UIControl.Event, getter: @escaping @MainActor (Base) -> Value,
    setter: @escaping @MainActor (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    property(of: base, changes: controlEvent(editingEvents).asObservable(), getter: getter, setter: setter)
  }

  @MainActor fileprivate func value<Value>(_ path: ReferenceWritableKeyPath<Base, Value>) -> ControlProperty<Value> {
    controlProperty(editingEvents: .valueChanged, getter: { $0[keyPath: path] }, setter: { $0[keyPath: path] = $1 })
  }
}

extension Reactive where Base: UIButton {
  /// The presses of the button.
  @preconcurrency @MainActor public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  /// Returns an observer that sets the title of the states.
  @preconcurrency @MainActor public func title(for state: UIControl.State = []) -> Binder<String?> {
    Binder(base) { button, title in button.setTitle(title, for: state) }
  }

  /// Returns an observer that sets the image of the states.
  @preconcurrency @MainActor public func image(for state: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { button, image in button.setImage(image, for: state) }
  }
}

extension Reactive where Base: UISwitch {
  /// Indicates whether the switch is on.
  @preconcurrency @MainActor public var isOn: ControlProperty<Bool> { value }

  /// Indicates whether the switch is on.
  @preconcurrency @MainActor public var value: ControlProperty<Bool> { value(\.isOn) }
}

extension Reactive where Base: UISlider {
  /// The value.
  @preconcurrency @MainActor public var value: ControlProperty<Float> { value(\.value) }
}

extension Reactive where Base: UIStepper {
  /// The value.
  @preconcurrency @MainActor public var value: ControlProperty<Double> { value(\.value) }
}

extension Reactive where Base: UISegmentedControl {
  /// The index of the chosen segment.
  @preconcurrency @MainActor public var selectedSegmentIndex: ControlProperty<Int> { value }

  /// The index of the chosen segment.
  @preconcurrency @MainActor public var value: ControlProperty<Int> { value(\.selectedSegmentIndex) }
}

extension Reactive where Base: UIDatePicker {
  /// The date.
  @preconcurrency @MainActor public var date: ControlProperty<Date> { value }

  /// The date.
  @preconcurrency @MainActor public var value: ControlProperty<Date> { value(\.date) }

  /// The duration of a timer, in seconds.
  @preconcurrency @MainActor public var countDownDuration: ControlProperty<TimeInterval> { value(\.countDownDuration) }
}

extension Reactive where Base: UIPageControl {
  /// The shown page.
  @preconcurrency @MainActor public var value: ControlProperty<Int> { value(\.currentPage) }
}

extension Reactive where Base: UITextField {
  /// The text. It is sent after each change by the user, and when the editing begins or ends.
  @preconcurrency @MainActor public var text: ControlProperty<String?> { value }

  /// The text. It is sent after each change by the user, and when the editing begins or ends.
  @preconcurrency @MainActor public var value: ControlProperty<String?> {
    controlProperty(editingEvents: [.allEditingEvents, .valueChanged]) {
      $0.text
    } setter: { field, text in
      // Setting the same text would move the insertion point.
      if field.text != text { field.text = text }
    }
  }

  /// The text with attributes.
  @preconcurrency @MainActor public var attributedText: ControlProperty<NSAttributedString?> {
    controlProperty(editingEvents: [.allEditingEvents, .valueChanged]) {
      $0.attributedText
    } setter: { field, text in
      if field.attributedText != text { field.attributedText = text }
    }
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  /// An observer that starts and stops the indicator.
  @preconcurrency @MainActor public var isAnimating: Binder<Bool> {
    Binder(base) { view, isAnimating in
      isAnimating ? view.startAnimating() : view.stopAnimating()
    }
  }
}
