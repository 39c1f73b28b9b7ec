// The compiler imports this module into each file that imports both Testing and a module named UIKit: the Testing library
// announces attachments of UIKit's images there. This package has none, but without the module the import fails.
