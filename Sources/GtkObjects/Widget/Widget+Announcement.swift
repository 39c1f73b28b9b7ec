import CGtk
import Foundation

extension Gtk.Widget {
  /// Has assistive technology read a message out once. Does nothing before GTK 4.14, which has no function for that.
  package func announce(_ message: String) {
    // GTK's default priority: the message waits until the current one has been read.
    let mediumPriority: CInt = 1
    Self.announceFunction?(opaque, message, mediumPriority)
  }

  private typealias AnnounceFunction = @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> Void

  /// GTK's function, found at run time: a program that was built with an older GTK uses it, too.
  // The cast is safe, because GTK declares the function of that name with these types.
  private static let announceFunction =
    dlsym(nil, "gtk_accessible_announce").map { unsafeBitCast($0, to: AnnounceFunction.self) }
}
