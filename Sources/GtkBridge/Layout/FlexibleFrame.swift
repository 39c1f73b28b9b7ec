import GtkObjects

extension View {
  /// Limits the view's width and height, and aligns it within the frame.
  ///
  /// Mirrors SwiftUI's `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`. A maximum of
  /// `.infinity` takes all spare space. A finite maximum is the frame's natural size, from which it shrinks to its
  /// minimum. Content that is larger than the frame keeps its size and exceeds the frame, according to the alignment.
  @inlinable
  public consuming func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    widgetModifier(
      FlexibleFrame(
        width: SizeLimit(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: SizeLimit(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
  }

  /// Fixes the view at its natural size: text is neither wrapped nor truncated.
  ///
  /// Mirrors SwiftUI's `fixedSize()`.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its natural size on some axes.
  ///
  /// Mirrors SwiftUI's `fixedSize(horizontal:vertical:)`.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    widgetModifier(
      FlexibleFrame(
        width: SizeLimit(isFixed: horizontal), height: SizeLimit(isFixed: vertical), alignment: .center))
  }
}

/// The limits of a frame on one axis.
@usableFromInline
struct SizeLimit: Equatable, Sendable {
  @usableFromInline var minimum: Double?
  @usableFromInline var ideal: Double?
  @usableFromInline var maximum: Double?
  @usableFromInline var isFixed: Bool

  @inlinable
  init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil, isFixed: Bool = false) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
    self.isFixed = isFixed
  }

  /// Indicates whether the frame expands; `nil` follows the content.
  var expands: Bool? {
    if isFixed { return false }
    return maximum.map { $0 == .infinity }
  }

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
    return isFixed == other.isFixed && areAlike(minimum, other.minimum) && areAlike(ideal, other.ideal)
      && areAlike(maximum, other.maximum)
  }

  /// Returns the content's size request with the limits applied.
  @MainActor
  func applied(to content: Gtk.Extent) -> Gtk.Extent {
    var extent = content
    if let ideal = Gtk.Widget.pixels(ideal) { extent.natural = ideal }
    if let maximum = Gtk.Widget.pixels(maximum) {
      extent.natural = maximum
      extent.minimum = min(extent.minimum, maximum)
    }
    if let minimum = Gtk.Widget.pixels(minimum) {
      // With a maximum, the limits alone decide. The content may be larger.
      extent.minimum = maximum == nil ? max(extent.minimum, minimum) : minimum
    }
    extent.natural = max(extent.natural, extent.minimum)
    if isFixed { extent.minimum = extent.natural }
    return extent
  }
}

@usableFromInline
struct FlexibleFrame: WidgetModifier {
  @MainActor
  @usableFromInline
  final class Target: Gtk.LayoutRule {
    var width: SizeLimit
    var height: SizeLimit
    fileprivate var alignment: Alignment
    fileprivate weak var frame: FrameBox?
    private weak var box: Gtk.RuleBox?
    private var size: AnimatedValue?

    fileprivate init(_ frame: FlexibleFrame) {
      width = frame.width
      height = frame.height
      alignment = frame.alignment
    }

    fileprivate func install(in element: Element) {
      let box = Gtk.RuleBox(self)
      self.box = box
      frame = element.wrapInFrame(alignment.layout, box: box)
      size = AnimatedValue(on: element.animations) { [unowned self] lengths in
        width.setLengths(lengths.lowHalf)
        height.setLengths(lengths.highHalf)
        self.box?.setNeedsLayout()
      }
    }

    /// Changes the limits. The change is animated if the transaction has an animation and no limit is added, removed
    /// or infinite.
    fileprivate func setLimits(width: SizeLimit, height: SizeLimit) {
      let isAnimatable = width.isReachable(from: self.width) && height.isReachable(from: self.height)
      if !isAnimatable { (self.width, self.height) = (width, height) }
      size?.set(.init(lowHalf: width.lengths, highHalf: height.lengths), animatable: isAnimatable)
    }

    func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
      guard let child = children.first else { return Gtk.Extent(minimum: 0, natural: 0) }
      switch axis {
      case .horizontal:
        return width.applied(to: child.extent(on: .horizontal, for: -1))
      case .vertical:
        guard width.expands == false else { return height.applied(to: child.extent(on: .vertical, for: size)) }
        // A column requests the height at its own width. The frame uses at most its natural width.
        let natural = width.applied(to: child.extent(on: .horizontal, for: -1)).natural
        return height.applied(to: child.extent(on: .vertical, for: size < 0 ? natural : min(size, natural)))
      }
    }

    func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
      for child in children {
        let childWidth = max(child.extent(on: .horizontal, for: -1).minimum, width)
        let childHeight = max(child.extent(on: .vertical, for: childWidth).minimum, height)
        child.place(
          x: Double(alignment.horizontal.offset(of: childWidth, in: width)),
          y: Double(alignment.vertical.offset(of: childHeight, in: height)), width: childWidth, height: childHeight)
      }
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
    let target = Target(self)
    target.install(in: element)
    return target
  }

  @usableFromInline
  func apply(to target: Target) {
    target.setLimits(width: width, height: height)
    target.alignment = alignment
    target.frame?.layout = alignment.layout
    target.frame?.setExpands(horizontal: width.expands, vertical: height.expands)
  }
}
