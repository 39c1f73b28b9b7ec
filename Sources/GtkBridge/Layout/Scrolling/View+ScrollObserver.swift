import GtkObjects

extension View {
  /// Reports the geometry and the phase of the outermost scrollable view inside.
  package func scrollObserver(_ observer: ScrollObserver) -> some View {
    transformEnvironment(\.scrollSettings.outermost.observers) { $0.append(observer) }
  }

  /// Scrolls the outermost scrollable view inside to each new destination.
  package func scrollDestination(_ destination: ScrollDestination?) -> some View {
    environment(\.scrollSettings.outermost.destination, destination)
  }
}
