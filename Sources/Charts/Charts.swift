/// Apple's name for charts: marks of data on axes, drawn by GTK.
///
/// ``Chart`` is the view, ``ChartContent`` its content, and `chartXAxis`, `chartYScale` and others are its modifiers.
@_exported import SwiftUI
