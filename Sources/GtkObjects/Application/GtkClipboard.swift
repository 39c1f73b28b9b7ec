import CGtk
import Foundation

extension Gtk {
  /// The text on the display's clipboard (GdkClipboard).
  package final class Clipboard: Object {
    /// Called when this or another program changes the content.
    package var onChange: (() -> Void)?
    private var handler: SignalHandler?

    /// The clipboard of the display, or `nil` if there is no display.
    package init?() {
      guard Application.openDisplay(), let display = gdk_display_get_default(),
        let clipboard = gdk_display_get_clipboard(display)
      else { return nil }
      super.init(retaining: UnsafeMutableRawPointer(clipboard))
      handler = connect("changed") { [weak self] in self?.onChange?() }
    }

    /// Indicates whether the content is available as text.
    package var hasText: Bool {
      let formats = gdk_clipboard_get_formats(opaque)
      // The type of strings is a macro in C.
      return gdk_content_formats_contain_gtype(formats, GType(16 << 2)) != 0
        || gdk_content_formats_contain_mime_type(formats, "text/plain;charset=utf-8") != 0
        || gdk_content_formats_contain_mime_type(formats, "text/plain") != 0
    }

    /// Replaces the content with a text, or removes it.
    package func setText(_ text: String?) {
      if let text { return gdk_clipboard_set_text(opaque, text) }
      // Empty content, because GTK would give up the clipboard for none. On X11 it hears of that later, and takes it for the
      // end of what has been set meanwhile.
      let nothing = gdk_content_provider_new_union(nil, 0)
      gdk_clipboard_set_content(opaque, nothing)
      g_object_unref(nothing)
    }

    /// Reads the text, and calls `completion` later, with `nil` if there is none.
    package func readText(_ completion: @escaping @MainActor (String?) -> Void) {
      let read = finished { clipboard, result in
        let text = gdk_clipboard_read_text_finish(clipboard, result, nil)
        defer { g_free(text) }
        completion(text.map { String(cString: $0) })
      }
      gdk_clipboard_read_text_async(opaque, nil, read.callback, read.data)
    }

    /// Indicates whether the content is available as a picture.
    package var hasPicture: Bool {
      let formats = gdk_clipboard_get_formats(opaque)
      return gdk_content_formats_contain_gtype(formats, gdk_texture_get_type()) != 0
        || gdk_content_formats_contain_mime_type(formats, "image/png") != 0
    }

    /// Replaces the content with a picture.
    package func setPicture(_ texture: Texture) { gdk_clipboard_set_texture(opaque, texture.opaque) }

    /// Reads the picture, and calls `completion` later, with `nil` if there is none.
    package func readPicture(_ completion: @escaping @MainActor (Texture?) -> Void) {
      let read = finished { clipboard, result in
        let texture = gdk_clipboard_read_texture_finish(clipboard, result, nil)
        completion(texture.map { Texture(adopting: UnsafeMutableRawPointer($0)) })
      }
      gdk_clipboard_read_texture_async(opaque, nil, read.callback, read.data)
    }

    private typealias Finish = @MainActor (_ clipboard: OpaquePointer, _ result: OpaquePointer) -> Void

    /// Returns the callback of an asynchronous read and its data. The callback runs `finish` once.
    private func finished(_ finish: @escaping Finish) -> (callback: GAsyncReadyCallback, data: gpointer) {
      let callback: GAsyncReadyCallback = { source, result, data in
        let finish = Callback<Finish>.handler(at: data)
        releaseCallback(data)
        let addresses = (UInt(bitPattern: source), UInt(bitPattern: result))
        // Safe, because the result arrives in the default context, which the main thread runs.
        MainActor.assumeIsolated {
          guard let clipboard = OpaquePointer(bitPattern: addresses.0),
            let result = OpaquePointer(bitPattern: addresses.1)
          else { return }
          finish?(clipboard, result)
        }
      }
      return (callback, Callback<Finish>.retained(finish))
    }
  }
}
