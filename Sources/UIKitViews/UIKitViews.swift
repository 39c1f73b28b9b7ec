/// Apple's name for GtkBridge's controllers, with the values that code shared with iOS uses.
@_exported import CoreGraphics
@_exported import GtkBridge
@_exported import QuartzCore
