import CGtk

/// Indicates whether GTK is the oldest version that the library supports, 4.8.
let isOldestToolkit = gtk_get_minor_version() == 8
