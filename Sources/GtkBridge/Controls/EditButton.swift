import GtkObjects

/// A button that toggles the edit mode of the screen.
///
/// Mirrors SwiftUI's `EditButton`. In edit mode, the rows of a ``List`` have buttons to delete them and handles to move
/// them, as far as ``ForEach/onDelete(perform:)`` and ``ForEach/onMove(perform:)`` support it:
///
/// ```swift
/// List {
///   ForEach(books) { BookRow(book: $0) }
///     .onDelete { books.remove(atOffsets: $0) }
///     .onMove { books.move(fromOffsets: $0, toOffset: $1) }
/// }
/// .toolbar { EditButton() }
/// ```
///
/// Unlike on iOS, a selection of several rows needs no edit mode.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button for the edit mode of its environment.
  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? Gtk.word(localized: "Done") : Gtk.word(localized: "Edit")) {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(editMode == nil)
  }
}
