/// Apple's name for the controllers of GtkBridge, and the values that code shared with iOS uses beside them.
@_exported import CoreGraphics
@_exported import GtkBridge
@_exported import QuartzCore
