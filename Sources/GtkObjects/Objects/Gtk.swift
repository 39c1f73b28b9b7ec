/// A namespace for typed owners of GTK objects, which hide all pointers from other targets.
///
/// Each class owns exactly one reference to one object. All classes are isolated to the main actor, which is GTK's
/// thread.
@usableFromInline
package enum Gtk {}
