import CGtk

extension Gtk {
  /// The desktop's dialog for files (GtkFileChooserNative): the portal's where there is one, else GTK's own.
  final class FileChooserNative: Object {
    private let allowsSeveral: Bool

    init(_ request: FileChooserRequest, above widget: Widget?) {
      let (action, verb) =
        switch request.purpose {
        case .open: (GTK_FILE_CHOOSER_ACTION_OPEN, "_Open")
        case .save: (GTK_FILE_CHOOSER_ACTION_SAVE, "_Save")
        case .chooseFolder: (GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, "_Select")
        }
      let root = widget.flatMap { gtk_widget_get_root($0.widget) }
      // What the widget is in is a window; only a popover's content could be in something else.
      let parent = root.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) }
      // GTK's own words come with its underscore for the access key.
      let native = gtk_file_chooser_native_new(
        request.title ?? translated(verb), parent, action, translation(of: verb), translation(of: "_Cancel"))
      allowsSeveral = request.allowsMultipleSelection
      super.init(adopting: UnsafeMutableRawPointer(native!))
      gtk_native_dialog_set_modal(cast(), 1)
      gtk_file_chooser_set_select_multiple(opaque, request.allowsMultipleSelection ? 1 : 0)
      if let name = request.suggestedName, request.purpose == .save { gtk_file_chooser_set_current_name(opaque, name) }
      if let folder = request.folder {
        let file = g_file_new_for_path(folder.path)
        gtk_file_chooser_set_current_folder(opaque, file, nil)
        g_object_unref(UnsafeMutableRawPointer(file))
      }
      addFilters(request.contentTypes)
    }

    /// One filter for all kinds together, and one for each where there are several.
    private func addFilters(_ types: [UTType]) {
      let types = types.filter { !$0.isFolder }
      guard !types.isEmpty, !types.contains(where: \.isAnything) else { return }
      addFilter(types, name: types.map(\.filterName).joined(separator: ", "))
      if types.count > 1 { for type in types { addFilter([type], name: type.filterName) } }
    }

    private func addFilter(_ types: [UTType], name: String) {
      let filter = gtk_file_filter_new()
      gtk_file_filter_set_name(filter, name)
      for type in types {
        // By both: a file's kind is often guessed from its first lines, and wrongly.
        if let mimeType = type.preferredMIMEType { gtk_file_filter_add_mime_type(filter, mimeType) }
        if let ending = type.preferredFilenameExtension { gtk_file_filter_add_suffix(filter, ending) }
      }
      gtk_file_chooser_add_filter(opaque, filter)
      g_object_unref(filter.map { UnsafeMutableRawPointer($0) })
    }

    /// Shows the dialog, and calls `answer` once with the files chosen; with none where the user changed their mind.
    func show(_ answer: @escaping @MainActor ([URL]) -> Void) {
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
    func destroy() { gtk_native_dialog_destroy(cast()) }

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

extension UTType {
  fileprivate var filterName: String { preferredFilenameExtension.map { "*." + $0 } ?? identifier }
}
