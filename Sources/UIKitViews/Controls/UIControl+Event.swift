extension UIControl {
  /// The events that a control reports to its targets and actions.
  ///
  /// Mirrors `UIControl.Event`. A desktop's button reports its press and release with `touchDown` and `touchUpInside`, by
  /// the pointer, a finger or the keyboard alike.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, which equal UIKit's.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control is pressed.
    public static let touchDown = Event(rawValue: 1)
    /// The control is pressed again at once.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// The pointer moves inside the control while it is pressed.
    public static let touchDragInside = Event(rawValue: 4)
    /// The pointer moves outside the control while it is pressed.
    public static let touchDragOutside = Event(rawValue: 8)
    /// The pointer comes back while the control is pressed.
    public static let touchDragEnter = Event(rawValue: 16)
    /// The pointer leaves while the control is pressed.
    public static let touchDragExit = Event(rawValue: 32)
    /// The control is released: a button is chosen.
    public static let touchUpInside = Event(rawValue: 64)
    /// The pointer is released outside the control.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The desktop ends the press.
    public static let touchCancel = Event(rawValue: 256)
    /// The user has changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user has done what the control is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field gets the keyboard.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field loses the keyboard.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Enter ends the editing of a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of presses.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  ///
  /// Mirrors `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, which equal UIKit's.
    public let rawValue: UInt

    /// Creates states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, not selected and not pressed.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Not enabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// Chosen by the keyboard. ``UIControl/state`` never has it: the theme marks the focus.
    public static let focused = State(rawValue: 8)
  }

  /// The place of the content in a control that is wider than its content.
  ///
  /// Mirrors `UIControl.ContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle. The default.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// As wide as the control.
    case fill
    /// At the edge at which the language begins.
    case leading
    /// At the edge at which the language ends.
    case trailing
  }

  /// The place of the content in a control that is higher than its content.
  ///
  /// Mirrors `UIControl.ContentVerticalAlignment`.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle. The default.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// As high as the control.
    case fill
  }
}
