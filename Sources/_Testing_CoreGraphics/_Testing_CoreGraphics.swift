// The compiler imports this module into each file that imports both Testing and a module named CoreGraphics: the Testing library
// announces attachments of images there. This package has none, but without the module the import fails.
