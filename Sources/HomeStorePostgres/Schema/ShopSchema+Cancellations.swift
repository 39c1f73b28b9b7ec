extension ShopSchema {
  // A user who may change the own orders may cancel them.
  static let cancellations = "ALTER TABLE shop.orders ADD COLUMN is_cancelled boolean NOT NULL DEFAULT false;"
}
