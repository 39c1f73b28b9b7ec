extension ShopSchema {
  // Each change is one function, and thus one statement and one transaction: a connection that ends in the middle
  // leaves no partial changes and no locks. Each statement of a function sees the commits of others so far. After
  // taking a lock, it therefore sees the current state of the locked rows.
  static let functions = """
    CREATE FUNCTION shop.lock_cart() RETURNS void LANGUAGE sql AS $$
      SELECT pg_advisory_xact_lock(hashtextextended('shop ' || session_user, 0))
    $$;

    -- Returns whether a change to the cart is still to be made.
    CREATE FUNCTION shop.begin_change(uuid) RETURNS boolean LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM shop.lock_cart();
      INSERT INTO shop.cart_changes (key) VALUES ($1) ON CONFLICT DO NOTHING;
      RETURN FOUND;
    END $$;

    CREATE FUNCTION shop.add_to_cart(book bigint, change uuid) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT FROM shop.books WHERE id = $1) THEN RAISE SQLSTATE 'SH001'; END IF;
      IF NOT shop.begin_change($2) THEN RETURN; END IF;
      INSERT INTO shop.cart_items AS c (position, book_id, quantity)
      SELECT coalesce(max(position), 0) + 1, $1, 1 FROM shop.cart_items WHERE person = session_user
      ON CONFLICT (person, book_id) DO UPDATE SET quantity = least(c.quantity + 1, 999);
    END $$;

    CREATE FUNCTION shop.set_quantity(amount bigint, book bigint, change uuid) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT shop.begin_change($3) THEN RETURN; END IF;
      IF $1 > 0 THEN
        UPDATE shop.cart_items SET quantity = least($1, 999) WHERE person = session_user AND book_id = $2;
      ELSE
        DELETE FROM shop.cart_items WHERE person = session_user AND book_id = $2;
      END IF;
      IF NOT FOUND THEN RAISE SQLSTATE 'SH001'; END IF;
    END $$;

    CREATE FUNCTION shop.restore_to_cart(amount bigint, book bigint, place bigint, change uuid)
    RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      number bigint;
    BEGIN
      IF NOT EXISTS (SELECT FROM shop.books WHERE id = $2) THEN RAISE SQLSTATE 'SH001'; END IF;
      IF NOT shop.begin_change($4) THEN RETURN; END IF;
      UPDATE shop.cart_items SET quantity = least(quantity + $1, 999) WHERE person = session_user AND book_id = $2;
      IF FOUND THEN RETURN; END IF;
      SELECT position INTO number FROM shop.cart_items WHERE person = session_user ORDER BY position LIMIT 1 OFFSET $3;
      IF number IS NULL THEN
        SELECT coalesce(max(position), 0) + 1 INTO number FROM shop.cart_items WHERE person = session_user;
      ELSE
        UPDATE shop.cart_items SET position = position + 1 WHERE person = session_user AND position >= number;
      END IF;
      INSERT INTO shop.cart_items (position, book_id, quantity) VALUES (number, $2, $1);
    END $$;

    \(checkOut("CREATE", hold: hold))
    -- Returns whether this changed something.
    CREATE FUNCTION shop.set_liked(comic bigint, wanted boolean) RETURNS boolean LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT FROM shop.comics WHERE id = $1) THEN RAISE SQLSTATE 'SH001'; END IF;
      IF $2 THEN
        INSERT INTO shop.liked_comics (comic_id) VALUES ($1) ON CONFLICT DO NOTHING;
      ELSE
        DELETE FROM shop.liked_comics WHERE person = session_user AND comic_id = $1;
      END IF;
      RETURN FOUND;
    END $$;

    -- Tells all who listen what has changed, and who did it.
    CREATE FUNCTION shop.tell() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('shop', coalesce(current_setting('shop.origin', true), '') || ' ' || TG_ARGV[0]);
      RETURN NULL;
    END $$;
    CREATE FUNCTION shop.tell_person() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify(
        'shop',
        coalesce(current_setting('shop.origin', true), '') || ' ' || TG_ARGV[0] || ' ' || coalesce(NEW.person, OLD.person));
      RETURN NULL;
    END $$;
    CREATE FUNCTION shop.count_like() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        UPDATE shop.comics SET liked = liked + 1 WHERE id = NEW.comic_id;
      ELSE
        UPDATE shop.comics SET liked = liked - 1 WHERE id = OLD.comic_id;
      END IF;
      PERFORM pg_notify(
        'shop',
        coalesce(current_setting('shop.origin', true), '') || ' like ' || coalesce(NEW.comic_id, OLD.comic_id));
      RETURN NULL;
    END $$;

    CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop.books
    FOR EACH STATEMENT EXECUTE FUNCTION shop.tell('books');
    CREATE TRIGGER tell AFTER INSERT OR DELETE OR TRUNCATE
      OR UPDATE OF title, author, thumbnail, likes, is_finished, start_date ON shop.comics
    FOR EACH STATEMENT EXECUTE FUNCTION shop.tell('comics');
    CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop.products
    FOR EACH STATEMENT EXECUTE FUNCTION shop.tell('offers');
    CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON shop.cart_items
    FOR EACH ROW EXECUTE FUNCTION shop.tell_person('cart');
    CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON shop.orders
    FOR EACH ROW EXECUTE FUNCTION shop.tell_person('orders');
    CREATE TRIGGER count_like AFTER INSERT OR DELETE ON shop.liked_comics
    FOR EACH ROW EXECUTE FUNCTION shop.count_like();

    """

  // Asks the planner how many books a search finds.
  static let estimates = """
    CREATE FUNCTION shop.is_common(words tsquery) RETURNS boolean LANGUAGE plpgsql AS $$
    DECLARE
      plan json;
    BEGIN
      EXECUTE format('EXPLAIN (FORMAT JSON) SELECT FROM shop.books WHERE search @@ %L', words) INTO plan;
      RETURN (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8 > 5000;
    END $$;

    """

  // Every user of the database may use the shop; a later step takes back the rights to the catalogue. Row-level security
  // applies to the owner of the tables, too.
  static let rights =
    ["cart_items", "orders", "order_items", "liked_comics", "cart_changes"].map { table in
      """
      ALTER TABLE shop.\(table) ENABLE ROW LEVEL SECURITY;
      ALTER TABLE shop.\(table) FORCE ROW LEVEL SECURITY;
      CREATE POLICY own ON shop.\(table) USING (person = session_user::text);

      """
    }.joined() + """
      GRANT USAGE ON SCHEMA shop TO PUBLIC;
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA shop TO PUBLIC;
      REVOKE INSERT, UPDATE, DELETE ON shop.about FROM PUBLIC;

      """
}
