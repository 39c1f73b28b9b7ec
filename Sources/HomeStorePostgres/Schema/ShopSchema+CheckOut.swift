extension ShopSchema {
  /// The statement that locks the books of the cart until the commit. It needs the right to change them.
  static let hold = """
    PERFORM FROM shop.books b WHERE b.id IN (SELECT c.book_id FROM shop.cart_items c WHERE c.person = session_user)
            ORDER BY b.id FOR SHARE;
    """

  /// Returns the statement that creates the function that buys the content of the cart.
  static func checkOut(_ command: String, hold: String) -> String {
    """
    -- Returns the lines of the order: a new one, or the one that was made with this key.
    \(command) FUNCTION shop.check_out(new_key uuid, new_date bigint)
    RETURNS TABLE (
      id bigint, date bigint, book_id bigint, title text, author text, price bigint, image_name text, quantity bigint
    ) LANGUAGE plpgsql AS $$
    #variable_conflict use_column
    DECLARE
      number bigint;
    BEGIN
      PERFORM shop.lock_cart();
      SELECT o.id INTO number FROM shop.orders o WHERE o.person = session_user AND o.key = $1;
      IF number IS NULL THEN
        -- No price changes from here to the commit.
        \(hold)
        SELECT coalesce(max(o.id), 0) + 1 INTO number FROM shop.orders o WHERE o.person = session_user;
        INSERT INTO shop.orders (id, key, date) VALUES (number, $1, $2);
        INSERT INTO shop.order_items (order_id, position, book_id, title, author, price, image_name, quantity)
        SELECT number, row_number() OVER (ORDER BY c.position) - 1, b.id, b.title, b.author, b.price, b.image_name,
          c.quantity
        FROM shop.cart_items c JOIN shop.books b ON b.id = c.book_id WHERE c.person = session_user;
        IF NOT FOUND THEN RAISE SQLSTATE 'SH002'; END IF;
        DELETE FROM shop.cart_items c WHERE c.person = session_user;
        DELETE FROM shop.cart_changes c WHERE c.person = session_user AND c.date < now() - interval '1 day';
      END IF;
      RETURN QUERY
      SELECT o.id, o.date, i.book_id, i.title, i.author, i.price, i.image_name, i.quantity
      FROM shop.orders o JOIN shop.order_items i ON i.person = o.person AND i.order_id = o.id
      WHERE o.person = session_user AND o.id = number ORDER BY i.position;
    END $$;

    """
  }
}
