import Foundation

/// The options of the kinds of accessories.
///
/// UIKit has one type for each kind. Here, kinds with equal options share a type.
extension UICellAccessory {
  /// The look of an arrow.
  public typealias DisclosureIndicatorOptions = SymbolOptions
  /// The look of a check mark.
  public typealias CheckmarkOptions = SymbolOptions
  /// The look of a button for details.
  public typealias DetailOptions = SymbolOptions
  /// The look of a button that deletes.
  public typealias DeleteOptions = FilledSymbolOptions
  /// The look of a button that inserts.
  public typealias InsertOptions = FilledSymbolOptions
  /// The look of a mark for multiple selection.
  public typealias MultiselectOptions = FilledSymbolOptions

  /// The look of an accessory that is a symbol.
  public struct SymbolOptions {
    /// Indicates whether the accessory is hidden.
    public var isHidden: Bool?
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the symbol; `nil` for the theme's.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var look: Look { Look(isHidden: isHidden ?? false, width: reservedLayoutWidth ?? .actual, color: tintColor) }
  }

  /// The look of an accessory that is a symbol on a colour.
  public struct FilledSymbolOptions {
    /// Indicates whether the accessory is hidden.
    public var isHidden: Bool?
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the symbol; `nil` for the theme's.
    public var tintColor: UIColor?
    /// The colour behind the symbol; `nil` for the theme's.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(
        isHidden: isHidden ?? false, width: reservedLayoutWidth ?? .actual, color: tintColor,
        background: backgroundColor)
    }
  }

  /// The look of a handle.
  public struct ReorderOptions {
    /// Indicates whether the accessory is hidden.
    public var isHidden: Bool?
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the symbol; `nil` for the theme's.
    public var tintColor: UIColor?
    /// Kept, without effect: there is no line before the handle.
    public var showsVerticalSeparator: Bool?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }

    var look: Look { Look(isHidden: isHidden ?? false, width: reservedLayoutWidth ?? .actual, color: tintColor) }
  }

  /// The look of a disclosure button of an outline.
  public struct OutlineDisclosureOptions {
    /// The part of a cell that shows and hides its children in an outline.
    public enum Style: Hashable, Sendable {
      /// Here as `cell`.
      case automatic
      /// The whole cell. It cannot be selected.
      case header
      /// The button.
      case cell
    }

    /// The part of the cell that shows and hides its children.
    public var style = Style.automatic
    /// Indicates whether the accessory is hidden.
    public var isHidden: Bool?
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the symbol; `nil` for the theme's.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var look: Look { Look(isHidden: isHidden ?? false, width: reservedLayoutWidth ?? .actual, color: tintColor) }
  }

  /// The look of a text.
  public struct LabelOptions {
    /// Indicates whether the accessory is hidden.
    public var isHidden: Bool?
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the symbol; `nil` for the theme's.
    public var tintColor: UIColor?
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// Kept, without effect: all fonts follow the user's scale of text.
    public var adjustsFontForContentSizeCategory = true

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }

    var look: Look { Look(isHidden: isHidden ?? false, width: reservedLayoutWidth ?? .actual, color: tintColor) }
  }

  /// A view of the program and its place.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The place of the view.
    public let placement: Placement
    /// Indicates whether the view is hidden.
    public var isHidden: Bool?
    /// The width reserved for the view.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the view.
    public var tintColor: UIColor?
    /// Kept, without effect: the view has the size of its content.
    public var maintainsFixedSize: Bool

    /// Creates a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool = true
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }

    var look: Look { Look(isHidden: isHidden ?? false, width: reservedLayoutWidth ?? .actual, color: tintColor) }
  }
}
