import CGtk
import Foundation

extension Gtk {
  /// The desktop's file dialog (GtkFileChooserNative): that of the portal if available, otherwise GTK's own.
  ///
  /// GtkFileDialog, which GTK 4.10 added, shows the same dialog through this class. So this class serves all versions.
  package final class FileChooserNative: Object {
    /// The purpose of the dialog (GtkFileChooserAction).
    package enum Action { case open, save, selectFolder }

    /// A filter for files of certain MIME types or with certain suffixes, or for all files without any (GtkFileFilter).
    package struct Filter {
      package let name: String
      let mimeTypes: [String]
      let suffixes: [String]

      package init(name: String, mimeTypes: [String] = [], suffixes: [String] = []) {
        self.name = name
        self.mimeTypes = mimeTypes
        self.suffixes = suffixes
      }
    }

    /// Returns the desktop's name of a MIME type, such as "CSV document", or `nil` if the desktop does not know the type.
    package static func name(ofMIMEType type: String) -> String? {
      guard let description = g_content_type_get_description(type) else { return nil }
      defer { g_free(description) }
      let name = String(cString: description)
      // GLib derives the name of an unknown type from the type itself.
      return name.contains(type) ? nil : name
    }

    /// - Parameter title: The title of the dialog, or `nil` for the default.
    package init(_ action: Action, title: String?, above widget: Widget?) {
      let (action, verb) =
        switch action {
        case .open: (GTK_FILE_CHOOSER_ACTION_OPEN, "_Open")
        case .save: (GTK_FILE_CHOOSER_ACTION_SAVE, "_Save")
        case .selectFolder: (GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, "_Select")
        }
      let root = widget.flatMap { gtk_widget_get_root($0.widget) }
      // The root is a window. Only the content of a popover could have another root.
      let parent = root.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) }
      // GTK's button titles contain an underscore for the access key.
      let native = gtk_file_chooser_native_new(
        title ?? translated(verb), parent, action, translation(of: verb), translation(of: "_Cancel"))
      super.init(adopting: UnsafeMutableRawPointer(native!))
      gtk_native_dialog_set_modal(cast(), 1)
    }

    package func setAllowsSeveral(_ allowsSeveral: Bool) {
      gtk_file_chooser_set_select_multiple(opaque, allowsSeveral ? 1 : 0)
    }

    package func setAcceptLabel(_ label: String) { gtk_file_chooser_native_set_accept_label(opaque, label) }

    package func setName(_ name: String) { gtk_file_chooser_set_current_name(opaque, name) }

    package func setFolder(_ folder: URL) {
      let file = g_file_new_for_path(folder.path)
      gtk_file_chooser_set_current_folder(opaque, file, nil)
      g_object_unref(UnsafeMutableRawPointer(file))
    }

    /// Adds a filter. The first one is selected initially.
    package func add(_ new: Filter) {
      let filter = gtk_file_filter_new()
      gtk_file_filter_set_name(filter, new.name)
      for mimeType in new.mimeTypes { gtk_file_filter_add_mime_type(filter, mimeType) }
      for suffix in new.suffixes { gtk_file_filter_add_suffix(filter, suffix) }
      if new.mimeTypes.isEmpty, new.suffixes.isEmpty { gtk_file_filter_add_pattern(filter, "*") }
      gtk_file_chooser_add_filter(opaque, filter)
      g_object_unref(filter.map { UnsafeMutableRawPointer($0) })
    }

    /// Shows the dialog, and calls `answer` once with the chosen files, or with an empty array if the user cancels.
    package func show(_ answer: @escaping @MainActor ([URL]) -> Void) {
      typealias Handler = @MainActor (Int32) -> Void
      let handler: Handler = { [weak self] response in
        answer(response == GTK_RESPONSE_ACCEPT.rawValue ? self?.urls ?? [] : [])
      }
      let responded: @convention(c) (gpointer?, Int32, gpointer?) -> Void = { _, response, data in
        let handler = Callback<Handler>.handler(at: data)
        // Safe, because GTK emits signals on the main thread, which runs its main loop.
        MainActor.assumeIsolated { handler?(response) }
      }
      connect("response", to: handler, through: responded)
      gtk_native_dialog_show(cast())
    }

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
