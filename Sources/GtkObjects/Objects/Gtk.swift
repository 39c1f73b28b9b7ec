/// Typed owners of GTK's objects. Other targets see no pointers.
///
/// Each class here owns exactly one reference to one object. All of them live on the main actor, which is GTK's thread.
@usableFromInline
package enum Gtk {}
