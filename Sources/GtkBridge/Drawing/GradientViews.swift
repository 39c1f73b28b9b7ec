// Gradients are views that fill the available space.

extension LinearGradient: View {
  public var body: ShapeView { Rectangle().fill(self) }
}

extension RadialGradient: View {
  public var body: ShapeView { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
  public var body: ShapeView { Rectangle().fill(self) }
}

extension AngularGradient: View {
  public var body: ShapeView { Rectangle().fill(self) }
}
