import GtkObjects

extension View {
  /// Limits the view's width and height, and aligns it within the frame.
  ///
  /// Mirrors SwiftUI's `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`. A maximum of
  /// `.infinity` takes all proposed space. Content that is larger than the frame keeps its size and exceeds the frame, according to the alignment.
  @inlinable
  public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    widgetModifier(
      FlexibleFrame(
        width: SizeLimit(lengths: minWidth, idealWidth, maxWidth),
        height: SizeLimit(lengths: minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}

/// The limits of a frame on one axis.
@usableFromInline
struct SizeLimit: Equatable, Sendable {
  @usableFromInline var minimum: Double?
  @usableFromInline var ideal: Double?
  @usableFromInline var maximum: Double?

  @inlinable
  init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  @inlinable
  init(lengths minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    self.init(
      minimum: minimum.map { Double($0) }, ideal: ideal.map { Double($0) }, maximum: maximum.map { Double($0) })
  }

  /// Indicates whether the frame expands; `nil` follows the content.
  var expands: Bool? { maximum.map { $0 == .infinity } }

  /// The limits as animatable numbers.
  var lengths: SIMD4<Double> { [minimum ?? 0, ideal ?? 0, maximum ?? 0, 0] }

  /// Replaces the finite limits.
  mutating func setLengths(_ lengths: SIMD4<Double>) {
    if let minimum, minimum.isFinite { self.minimum = lengths[0] }
    if let ideal, ideal.isFinite { self.ideal = lengths[1] }
    if let maximum, maximum.isFinite { self.maximum = lengths[2] }
  }

  /// Returns whether the limits can be animated from `other`: the same limits are set and finite in both.
  func isReachable(from other: SizeLimit) -> Bool {
    func areAlike(_ first: Double?, _ second: Double?) -> Bool {
      first == second || first?.isFinite == true && second?.isFinite == true
    }
    return areAlike(minimum, other.minimum) && areAlike(ideal, other.ideal) && areAlike(maximum, other.maximum)
  }

  /// The limits of the layout tree.
  ///
  /// - Parameter receivesProposals: Indicates whether the frame is in a container that proposes sizes. Any other
  ///   container gives it its ideal length, which is then the maximum.
  func limits(receivesProposals: Bool) -> FlexFrameLayout.Limits {
    FlexFrameLayout.Limits(
      minimum: minimum.map { CGFloat($0) },
      ideal: (ideal ?? (receivesProposals || maximum == .infinity ? nil : maximum)).map { CGFloat($0) },
      maximum: maximum.map { CGFloat($0) })
  }
}

@usableFromInline
struct FlexibleFrame: WidgetModifier {
  @MainActor
  @usableFromInline
  final class Target {
    private let box: ModifierBox<FlexFrameLayout>
    private let frame: FrameBox
    private let receivesProposals: Bool
    private var width: SizeLimit
    private var height: SizeLimit
    private var size: AnimatedNumbers?
    /// The element, if it is a row.
    private weak var row: Element?

    fileprivate init(_ frame: FlexibleFrame, in element: Element) {
      row = element.isEditableRow ? element : nil
      (width, height) = (frame.width, frame.height)
      receivesProposals = element.receivesProposals
      box = element.wrap(by: FlexFrameLayout())
      self.frame = element.frame(box.content, in: box.widget, frame.alignment.layout)
      size = AnimatedNumbers(on: element.animations) { [weak self] lengths in
        guard let self else { return }
        width.setLengths(lengths.numbers.lowHalf)
        height.setLengths(lengths.numbers.highHalf)
        applyLimits()
      }
    }

    private func applyLimits() {
      box.modifier.width = width.limits(receivesProposals: receivesProposals)
      box.modifier.height = height.limits(receivesProposals: receivesProposals)
    }

    /// Aligns the label of a button that is the row.
    private func alignLabel(_ alignment: Gtk.Widget.Align?) {
      guard let row, row.traits.labelAlignment != alignment else { return }
      row.traits.labelAlignment = alignment
      row.setContainerNeedsArrangement()
    }

    /// Changes the frame. Layout boxes animate the views that they place. In other containers, new limits are animated
    /// if the transaction has an animation and no limit is added, removed or infinite.
    fileprivate func set(_ frame: FlexibleFrame) {
      let isAnimatable =
        !receivesProposals && frame.width.isReachable(from: width) && frame.height.isReachable(from: height)
      if !isAnimatable { (width, height) = (frame.width, frame.height) }
      if box.modifier.alignment != frame.alignment { box.modifier.alignment = frame.alignment }
      self.frame.layout = frame.alignment.layout
      alignLabel(frame.width.expands == true ? frame.alignment.layout.horizontal : nil)
      let lengths = SIMD8(lowHalf: frame.width.lengths, highHalf: frame.height.lengths)
      size?.set(AnimationVector(lengths), animatable: isAnimatable)
      self.frame.setExpands(horizontal: frame.width.expands, vertical: frame.height.expands)
    }
  }

  @usableFromInline let width: SizeLimit
  @usableFromInline let height: SizeLimit
  @usableFromInline let alignment: Alignment

  @inlinable
  init(width: SizeLimit, height: SizeLimit, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  @usableFromInline
  func attach(to element: Element) -> Target {
    Target(self, in: element)
  }

  @usableFromInline
  func apply(to target: Target) { target.set(self) }
}
