import CGtk
import Foundation

extension Gtk {
  /// The desktop's dialog for files (GtkFileChooserNative): the portal's where there is one, else GTK's own.
  package final class FileChooserNative: Object {
    /// What becomes of the file that is chosen (GtkFileChooserAction).
    package enum Action { case open, save, selectFolder }

    /// What of the files is shown (GtkFileFilter): those of any of the types, or with any of the suffixes.
    package struct Filter {
      let name: String
      let mimeTypes: [String]
      let suffixes: [String]

      package init(name: String, mimeTypes: [String], suffixes: [String]) {
        self.name = name
        self.mimeTypes = mimeTypes
        self.suffixes = suffixes
      }
    }

    /// - Parameter title: What the dialog is called; `nil` for the desktop's own words.
    package init(_ action: Action, title: String?, above widget: Widget?) {
      let (action, verb) =
        switch action {
        case .open: (GTK_FILE_CHOOSER_ACTION_OPEN, "_Open")
        case .save: (GTK_FILE_CHOOSER_ACTION_SAVE, "_Save")
        case .selectFolder: (GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, "_Select")
        }
      let root = widget.flatMap { gtk_widget_get_root($0.widget) }
      // What the widget is in is a window; only a popover's content could be in something else.
      let parent = root.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) }
      // GTK's own words come with its underscore for the access key.
      let native = gtk_file_chooser_native_new(
        title ?? translated(verb), parent, action, translation(of: verb), translation(of: "_Cancel"))
      super.init(adopting: UnsafeMutableRawPointer(native!))
      gtk_native_dialog_set_modal(cast(), 1)
    }

    /// Whether several files may be chosen.
    package func setAllowsSeveral(_ allowsSeveral: Bool) {
      gtk_file_chooser_set_select_multiple(opaque, allowsSeveral ? 1 : 0)
    }

    /// What a new file is called unless the user says otherwise.
    package func setName(_ name: String) { gtk_file_chooser_set_current_name(opaque, name) }

    /// The folder that is shown first.
    package func setFolder(_ folder: URL) {
      let file = g_file_new_for_path(folder.path)
      gtk_file_chooser_set_current_folder(opaque, file, nil)
      g_object_unref(UnsafeMutableRawPointer(file))
    }

    /// Adds a choice of files to be shown; the first one counts until the user chooses.
    package func add(_ new: Filter) {
      let filter = gtk_file_filter_new()
      gtk_file_filter_set_name(filter, new.name)
      for mimeType in new.mimeTypes { gtk_file_filter_add_mime_type(filter, mimeType) }
      for suffix in new.suffixes { gtk_file_filter_add_suffix(filter, suffix) }
      gtk_file_chooser_add_filter(opaque, filter)
      g_object_unref(filter.map { UnsafeMutableRawPointer($0) })
    }

    /// Shows the dialog, and calls `answer` once with the files chosen; with none where the user changed their mind.
    package func show(_ answer: @escaping @MainActor ([URL]) -> Void) {
      typealias Handler = @MainActor (Int32) -> Void
      let handler: Handler = { [weak self] response in
        answer(response == GTK_RESPONSE_ACCEPT.rawValue ? self?.urls ?? [] : [])
      }
      let responded: @convention(c) (gpointer?, Int32, gpointer?) -> Void = { _, response, data in
        let handler = Callback<Handler>.handler(at: data)
        // GTK emits signals on the thread that runs its main loop: the main thread.
        MainActor.assumeIsolated { handler?(response) }
      }
      connect("response", to: handler, through: responded)
      gtk_native_dialog_show(cast())
    }

    /// Takes the dialog off the screen.
    package func destroy() { gtk_native_dialog_destroy(cast()) }

    private var urls: [URL] {
      guard let files = gtk_file_chooser_get_files(opaque) else { return [] }
      let list = Object(adopting: UnsafeMutableRawPointer(files))
      return (0..<g_list_model_get_n_items(list.opaque)).compactMap { index in
        guard let file = g_list_model_get_item(list.opaque, index) else { return nil }
        defer { g_object_unref(file) }
        guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
        defer { g_free(path) }
        return URL(fileURLWithPath: String(cString: path))
      }
    }
  }
}
