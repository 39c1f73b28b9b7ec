extension CALayer {
  /// Adds a layer in front of the others. If the view already has subviews, the layer is in front of all of them;
  /// otherwise, it is behind later subviews.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }

  /// Inserts a layer at an index of ``sublayers``. At 0, it is behind the subviews of a view.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
    if idx == 0 { layer.isInFront = false }
  }

  /// Inserts a layer behind another one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }

  /// Inserts a layer in front of another one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }

  /// Replaces a layer by another one.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insert(newLayer, beside: oldLayer, offset: 0)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer, or from the layer that it masks. The layer of a view stays.
  public func removeFromSuperlayer() {
    if let masked {
      masked.mask = nil
      return
    }
    guard let superlayer else { return }
    superlayer.sublayers?.removeAll { $0 === self }
    if superlayer.sublayers?.isEmpty == true { superlayer.sublayers = nil }
    self.superlayer = nil
    forgetShown()
    superlayer.show()
  }

  /// Marks the layer as not yet drawn: changes until the next drawing are not visible.
  private func forgetShown() {
    hasBeenShown = false
    for layer in sublayers ?? [] { layer.forgetShown() }
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + offset } ?? (offset == 0 ? 0 : sublayers?.count ?? 0))
    if let sibling, index != nil { layer.isInFront = sibling.isInFront }
  }

  private func insert(_ layer: CALayer, at index: Int) {
    // The layer of a view is drawn with its view.
    guard layer !== self, layer.view == nil else { return }
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(max(index, 0), layers.count))
    sublayers = layers
    layer.superlayer = self
    layer.isInFront = view?.subviews.isEmpty == false
    show()
  }
}
