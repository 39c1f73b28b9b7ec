import Foundation
import GtkBridge
import GtkObjects

/// A mark or a control before or after the content of a cell of a list.
///
/// Mirrors `UICellAccessory`, without the menu that pops up:
///
/// ```swift
/// cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()]
/// ```
///
/// Delete buttons, insert buttons and marks for multiple selection are before the content, and all others after it, in
/// the program's order. Without a colour in the options, the theme's applies.
@MainActor
public struct UICellAccessory {
  /// The mode in which an accessory is visible.
  public enum DisplayedState: Hashable, Sendable {
    /// In edit mode and outside of it.
    case always
    /// In edit mode.
    case whenEditing
    /// Outside of edit mode.
    case whenNotEditing
  }

  /// The width reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// Here as `actual`.
    case standard
    /// The width of the accessory.
    case actual
    /// At least a number of points.
    case custom(CGFloat)
  }

  /// The place of a view of the program.
  public enum Placement {
    /// A closure that returns the index of an accessory among others on its side.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int
    /// Before the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The mode in which the accessory is visible.
  let displayed: DisplayedState
  let isLeading: Bool
  /// The index among the accessories on the same side, or `nil` for the last one.
  var position: Placement.Position?
  /// The part of the cell that shows and hides its children, if the data source supports it.
  var outlineStyle: OutlineDisclosureOptions.Style?
  let look: Look
  let make: @MainActor (AccessoryContext) -> Gtk.Widget

  init(
    displayed: DisplayedState, isLeading: Bool = false, look: Look = Look(),
    make: @escaping @MainActor (AccessoryContext) -> Gtk.Widget
  ) {
    (self.displayed, self.isLeading, self.look, self.make) = (displayed, isLeading, look, make)
  }

  /// The common options of all accessories.
  struct Look {
    var isHidden = false
    var width = LayoutDimension.actual
    var color: UIColor?
    var background: UIColor?
  }

  /// Returns whether the accessory is visible in a mode.
  func isDisplayed(isEditing: Bool) -> Bool {
    !look.isHidden && (displayed == .always || (displayed == .whenEditing) == isEditing)
  }
}

/// The cell that shows an accessory.
@MainActor
struct AccessoryContext {
  let isSelected: Bool
  let isExpanded: Bool
  /// Reveals the actions at the end of the item, for the delete button.
  let revealActions: @MainActor () -> Void
  /// Shows or hides the children of the item in an outline.
  let toggle: @MainActor () -> Void
}

// MARK: - Kinds

extension UICellAccessory {
  /// Returns an arrow: the cell leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, look: options.look) { _ in
      // The theme mirrors the arrow in right-to-left layouts.
      makeIcon("go-next-symbolic", isDim: options.tintColor == nil)
    }
  }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, look: options.look) { _ in
      let icon = makeIcon("object-select-symbolic", isDim: false)
      icon.setAccessibleHidden(false)
      icon.setAccessibleLabel(Gtk.word(localized: "Selected"))
      return icon
    }
  }

  /// Returns a button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, look: options.look) { _ in
      makeButton("dialog-information-symbolic", Gtk.word(localized: "Details"), "flat") { actionHandler?() }
    }
  }

  /// Returns a button that deletes the item. Without an action, it reveals the actions at the end of the cell.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var look = options.look
    look.color = look.color ?? .white
    look.background = look.background ?? .systemRed
    return UICellAccessory(displayed: displayed, isLeading: true, look: look) { context in
      makeButton("list-remove-symbolic", Gtk.word(localized: "Delete"), "circular") {
        if let actionHandler { actionHandler() } else { context.revealActions() }
      }
    }
  }

  /// Returns a button that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var look = options.look
    look.color = look.color ?? .white
    look.background = look.background ?? .systemGreen
    return UICellAccessory(displayed: displayed, isLeading: true, look: look) { _ in
      makeButton("list-add-symbolic", Gtk.word(localized: "Add"), "circular") { actionHandler?() }
    }
  }

  /// Returns a handle: the item can be moved. The whole cell can be dragged, and Alt with an arrow key moves it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, look: options.look) { _ in
      makeIcon("list-drag-handle-symbolic", isDim: options.tintColor == nil)
    }
  }

  /// Returns a mark that shows whether the cell is selected, for multiple selection.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isLeading: true, look: options.look) { context in
      makeIcon(context.isSelected ? "checkbox-checked-symbolic" : "checkbox-symbolic", isDim: false)
    }
  }

  /// Returns a button that shows and hides the children of the item in an outline. Without an action, the diffable data
  /// source of the collection does so.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(displayed: displayed, look: options.look) { context in
      let name = context.isExpanded ? Gtk.word(localized: "Collapse") : Gtk.word(localized: "Expand")
      return makeButton(context.isExpanded ? "pan-down-symbolic" : "pan-end-symbolic", name, "flat") {
        if let actionHandler { actionHandler() } else { context.toggle() }
      }
    }
    accessory.outlineStyle = actionHandler == nil ? options.style : nil
    return accessory
  }

  /// Returns a text, such as a count.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, look: options.look) { _ in
      let label = UILabel()
      label.text = text
      label.font = options.font
      label.textColor = options.tintColor ?? .secondaryLabel
      return label.realize()
    }
  }

  /// Returns a view of the program.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, position, isLeading): (DisplayedState, Placement.Position, Bool) =
      switch configuration.placement {
      case .leading(let displayed, let position): (displayed, position, true)
      case .trailing(let displayed, let position): (displayed, position, false)
      }
    let view = configuration.customView
    var accessory = UICellAccessory(displayed: displayed, isLeading: isLeading, look: configuration.look) { _ in
      view.realize()
    }
    accessory.position = position
    return accessory
  }

  private static func makeIcon(_ name: String, isDim: Bool) -> Gtk.Widget {
    let icon = Gtk.Image(icon: name)
    if isDim { icon.addStyleClass("dim-label") }
    icon.setAccessibleHidden(true)
    return icon
  }

  private static func makeButton(
    _ icon: String, _ name: String, _ style: String, _ action: @escaping @MainActor () -> Void
  ) -> Gtk.Widget {
    let button = Gtk.Button(icon: icon, name: name)
    button.addStyleClass(style)
    button.connect("clicked", action)
    return button
  }
}
