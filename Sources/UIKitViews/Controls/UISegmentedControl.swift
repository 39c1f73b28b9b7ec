import GtkObjects

/// A row of segments of which one is chosen.
///
/// Mirrors `UISegmentedControl`; shown by linked GtkToggleButtons. Tab and the arrow keys move between the segments, and
/// Space chooses one.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment = -1

  /// The index of the chosen segment, or ``noSegment``. A change by the program sends no event.
  open var selectedSegmentIndex = noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
      if selectedSegmentIndex != oldValue { showSelection() }
    }
  }

  /// Indicates whether a segment is only chosen while it is pressed.
  open var isMomentary = false {
    didSet {
      guard isMomentary != oldValue else { return }
      // The role of a widget cannot change.
      buttons = []
      showSegments()
    }
  }
  /// The colour of the chosen segment, or `nil` for the theme's.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      showSegments()
      guard self === UISegmentedControl.proxy else { return }
      AppearanceStyle.setBackground(selectedSegmentTintColor, of: ".linked>button:checked")
    }
  }
  /// Indicates whether segments are as wide as their content instead of equally wide.
  open var apportionsSegmentWidthsByContent = false {
    didSet { showSegments() }
  }
  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
  }

  private var segments: [Segment] = []
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  private var row: Gtk.Box?
  private var buttons: [(button: Gtk.ToggleButton, style: AppliedStyle)] = []
  /// Indicates whether the control itself is changing the buttons.
  private var isShowing = false

  deinit {}

  /// Creates a row of titles and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage, action: item as? UIAction))
    }
  }

  /// Creates a row of actions, each of which is performed when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(action: $0) }
  }

  /// Inserts a segment with a title, at once.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Segment(title: title), at: index)
  }

  /// Inserts a segment with an image, at once.
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insert(Segment(image: image), at: index)
  }

  /// Inserts a segment with an action, at once.
  open func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    insert(Segment(action: action), at: index)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    showSegments()
  }

  /// Removes a segment, at once.
  open func removeSegment(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index)
    if selectedSegmentIndex == index {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > index {
      selectedSegmentIndex -= 1
    }
    showSegments()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    showSegments()
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt index: Int) { change(index) { $0.title = title } }
  /// Returns the title of a segment.
  open func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) ? segments[index].title ?? segments[index].action?.title : nil
  }
  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) { change(index) { $0.image = image } }
  /// Returns the image of a segment.
  open func imageForSegment(at index: Int) -> UIImage? {
    segments.indices.contains(index) ? segments[index].image ?? segments[index].action?.image : nil
  }
  /// Sets the action of a segment.
  open func setAction(_ action: UIAction, forSegmentAt index: Int) { change(index) { $0.action = action } }
  /// Returns the action of a segment.
  open func actionForSegment(at index: Int) -> UIAction? {
    segments.indices.contains(index) ? segments[index].action : nil
  }
  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) { change(index) { $0.isEnabled = enabled } }
  /// Returns whether a segment can be chosen.
  open func isEnabledForSegment(at index: Int) -> Bool {
    segments.indices.contains(index) && segments[index].isEnabled
  }
  /// Sets the width of a segment. With 0, the content and the other segments determine it.
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) { change(index) { $0.width = max(width, 0) } }
  /// Returns the width that has been set for a segment, or 0.
  open func widthForSegment(at index: Int) -> CGFloat { segments.indices.contains(index) ? segments[index].width : 0 }

  /// Sets the colour and the font of titles in a state: `normal`, `selected` or `disabled`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    showSegments()
  }
  /// Returns the attributes of titles that have been set for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    body(&segments[index])
    showSegments()
  }

  override func stateDidChange() { row?.isSensitive = isEnabled }

  private func showSegments() {
    guard let row else { return }
    while buttons.count < segments.count { addButton() }
    while buttons.count > segments.count { buttons.removeLast() }
    for (index, (button, style)) in buttons.enumerated() {
      let image = imageForSegment(at: index)
      let title = titleForSegment(at: index) ?? ""
      if let image, title.isEmpty {
        let picture = Gtk.Picture()
        image.show(in: picture, isTemplate: image.isShape)
        picture.clearAccessibleName()
        button.setLabel(picture)
      } else {
        let label = Gtk.Label(title)
        label.setLineLimit(1, truncation: .end)
        button.setLabel(label)
      }
      button.setAccessibleLabel(title.isEmpty ? image?.spokenName ?? "" : title)
      button.isSensitive = segments[index].isEnabled
      style.setAtOnce(css)
      let width = segments[index].width
      button.setSizeRequest(width: width > 0 ? width : nil, height: nil)
      button.setExpands(width == 0, on: .horizontal)
    }
    row.setHomogeneous(!apportionsSegmentWidthsByContent && segments.allSatisfy { $0.width == 0 })
    row.setChildren(buttons.map(\.button))
    showSelection()
    invalidateIntrinsicContentSize()
  }

  private var css: String? {
    var css = ""
    for (state, selector) in [(State.normal, ""), (.selected, ":checked"), (.disabled, ":disabled")] {
      if let attributes = titleAttributes[state] { css += "button&\(selector){\(attributes.css)}" }
    }
    if let color = selectedSegmentTintColor?.color.css {
      css += "button&:checked{background-color:\(color);background-image:none;}"
    }
    return css.isEmpty ? nil : css
  }

  private func addButton() {
    let button = Gtk.ToggleButton(isMomentary ? .action : .choice)
    buttons.append((button, AppliedStyle(button)))
    button.connect("toggled") { [weak self, weak button] in
      if let self, let button { toggle(button) }
    }
  }

  private func showSelection() {
    isShowing = true
    defer { isShowing = false }
    for (index, (button, _)) in buttons.enumerated() {
      let isOn = index == selectedSegmentIndex
      if button.isOn != isOn { button.isOn = isOn }
    }
  }

  private func toggle(_ button: Gtk.ToggleButton) {
    guard !isShowing, let index = buttons.firstIndex(where: { $0.button === button }) else { return }
    // A press of the chosen segment changes nothing.
    guard index != selectedSegmentIndex else { return showSelection() }
    selectedSegmentIndex = index
    showSelection()
    segments[index].action.map { sendAction($0) }
    sendValueChange()
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}

extension UISegmentedControl: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let row = Gtk.Box(axis: .horizontal)
    self.row = row
    row.addStyleClass("linked")
    row.setAccessibleRole(isMomentary ? .group : .radioGroup)
    row.clearAccessibleName()
    row.setExpands(false, on: .horizontal)
    row.setAlign(.center, on: .vertical)
    row.isSensitive = isEnabled
    showSegments()
    return row
  }
}
