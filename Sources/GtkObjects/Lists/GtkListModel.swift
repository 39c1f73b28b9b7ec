import CGtk
import CListModel

extension Gtk {
  /// What a list view shows: how many rows there are, and which of them are selected.
  @MainActor
  package protocol ListModelSource: AnyObject {
    var count: Int { get }
    func isSelected(at position: Int) -> Bool
    /// The user selects those of `mask` that are in `selected`, and no other of `mask`; says whether that is possible.
    func setSelection(_ selected: PositionSet, mask: PositionSet) -> Bool
  }

  /// A list model (GListModel and GtkSelectionModel) that keeps no row: it asks its source, which it does not own.
  package final class ListModel: Object {
    /// GTK counts in 32 bits; rows beyond that are not shown.
    static let maximumCount = Int(Int32.max)

    package init(_ source: any ListModelSource) {
      // GTK asks on the thread that runs its main loop: the main thread.
      var functions = GtkBridgeListModelOwner(
        count: { owner in
          let box = SourceBox.at(owner)
          return MainActor.assumeIsolated { UInt32(clamping: min(box?.source?.count ?? 0, ListModel.maximumCount)) }
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
      let box = Unmanaged.passRetained(SourceBox(source)).toOpaque()
      super.init(adopting: gtkbridge_list_model_new(&functions, box))
    }

    /// Says that rows have left and others have come at one place; the source already answers for what is there now.
    package func itemsChanged(at position: Int, removed: Int, added: Int) {
      g_list_model_items_changed(opaque, UInt32(position), UInt32(removed), UInt32(added))
    }

    /// Says that any of the rows may be selected now, or not any more.
    package func selectionChanged(count: Int) {
      if count > 0 { gtk_selection_model_selection_changed(opaque, 0, UInt32(clamping: count)) }
    }
  }

  /// Positions of rows (GtkBitset), lent for the time of one call.
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

/// Lets the model outlive its source.
private final class SourceBox {
  weak var source: (any Gtk.ListModelSource)?

  init(_ source: any Gtk.ListModelSource) { self.source = source }

  static func at(_ owner: gpointer?) -> SourceBox? {
    owner.map { Unmanaged<SourceBox>.fromOpaque($0).takeUnretainedValue() }
  }
}
