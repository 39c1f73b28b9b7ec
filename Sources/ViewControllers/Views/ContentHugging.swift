/// A view that has a fixed length along some axes, and resists becoming longer: its content hugging priority is high
/// there by default.
@MainActor
package protocol ContentHugging: NativeView {
  /// The axes along which the view has a fixed length.
  var huggedAxes: [LayoutConstraint.Axis] { get }
}
