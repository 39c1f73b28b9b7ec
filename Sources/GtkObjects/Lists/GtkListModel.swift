import CGtk
import CListModel

extension Gtk {
  /// The data source of a list view: the number of rows and the selection.
  @MainActor
  package protocol ListModelSource: AnyObject {
    var count: Int { get }
    func isSelected(at position: Int) -> Bool
    /// Selects the rows of `mask` that are in `selected` and deselects its other rows. Returns whether this is
    /// possible.
    func setSelection(_ selected: PositionSet, mask: PositionSet) -> Bool
  }

  /// A list model without stored rows (GListModel and GtkSelectionModel). It queries its source, which it does not
  /// retain.
  package final class ListModel: Object {
    /// The maximum number of rows, because GTK uses 32-bit positions. Further rows are not shown.
    static let maximumCount = Int(Int32.max)

    private let box: SourceBox
    /// Indicates whether GTK knows only the first part of a change. The rows that it binds meanwhile are unknown; it
    /// binds them again with the second part.
    package private(set) var isReportingPart = false

    package init(_ source: any ListModelSource) {
      // Safe, because GTK calls these functions on the main thread, which runs its main loop.
      var functions = GtkBridgeListModelOwner(
        count: { owner in
          let box = SourceBox.at(owner)
          return MainActor.assumeIsolated { UInt32(clamping: min(box?.count ?? 0, ListModel.maximumCount)) }
        },
        is_selected: { owner, position in
          let box = SourceBox.at(owner)
          return MainActor.assumeIsolated { box?.source?.isSelected(at: Int(position)) == true } ? 1 : 0
        },
        set_selection: { owner, selected, mask in
          let box = SourceBox.at(owner)
          guard let selected = PositionSet(selected), let mask = PositionSet(mask) else { return 0 }
          return MainActor.assumeIsolated { box?.source?.setSelection(selected, mask: mask) == true } ? 1 : 0
        },
        release: { owner in
          if let owner { Unmanaged<SourceBox>.fromOpaque(owner).release() }
        })
      box = SourceBox(source)
      super.init(adopting: gtkbridge_list_model_new(&functions, Unmanaged.passRetained(box).toOpaque()))
    }

    /// Reports that rows at one position were removed and inserted. The source must already be updated.
    ///
    /// GTK 4.8 removes the wrong rows if a removal begins between two rows without widgets and reaches a row with one.
    /// There, such a removal is reported in two parts, the second of which begins with that row. Later versions remove
    /// the right rows, and would not bind rows again with the second part.
    ///
    /// - Parameter shown: A closure that returns the positions of the rows with widgets.
    package func itemsChanged(at position: Int, removed: Int, added: Int, shown: () -> [Int]) {
      var removed = removed
      let removal = position..<position + removed
      if !Gtk.isLaterThanOldest, removed > 1, let first = shown().filter(removal.contains).min(), first > position {
        removed = removal.upperBound - first
        box.awaited = removed - added
        isReportingPart = true
        g_list_model_items_changed(opaque, UInt32(position), UInt32(first - position), 0)
        isReportingPart = false
        box.awaited = 0
      }
      g_list_model_items_changed(opaque, UInt32(position), UInt32(removed), UInt32(added))
    }

    /// Reports that the selection of any row may have changed.
    package func selectionChanged(count: Int) {
      if count > 0 { gtk_selection_model_selection_changed(opaque, 0, UInt32(clamping: count)) }
    }
  }

  /// A set of row positions (GtkBitset), which is valid only during one call.
  package struct PositionSet: Sequence {
    private let bitset: OpaquePointer

    fileprivate init?(_ bitset: OpaquePointer?) {
      guard let bitset else { return nil }
      self.bitset = bitset
    }

    package var count: Int { Int(gtk_bitset_get_size(bitset)) }

    package func contains(_ position: Int) -> Bool { gtk_bitset_contains(bitset, UInt32(position)) != 0 }

    package func makeIterator() -> AnyIterator<Int> {
      var iterator = GtkBitsetIter()
      var position: UInt32 = 0
      var isValid = gtk_bitset_iter_init_first(&iterator, bitset, &position) != 0
      return AnyIterator {
        guard isValid else { return nil }
        defer { isValid = gtk_bitset_iter_next(&iterator, &position) != 0 }
        return Int(position)
      }
    }
  }
}

/// A weak reference to the source, because the model may outlive it.
private final class SourceBox {
  weak var source: (any Gtk.ListModelSource)?
  /// The number of rows that GTK still has to remove, minus those that it has to insert.
  var awaited = 0

  @MainActor
  var count: Int { max((source?.count ?? 0) + awaited, 0) }

  init(_ source: any Gtk.ListModelSource) { self.source = source }

  static func at(_ owner: gpointer?) -> SourceBox? {
    owner.map { Unmanaged<SourceBox>.fromOpaque($0).takeUnretainedValue() }
  }
}
