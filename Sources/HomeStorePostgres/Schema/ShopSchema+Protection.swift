extension ShopSchema {
  // Only the owner, and people with the owner's permission, may change the catalogue. Everybody may like a comic; the
  // likes are counted in the owner's name. A mark of a migration closes the shop, so only people who may migrate the
  // catalogue may set a mark for it. Buyers lock books without the right to change them.
  static let protection = """
    REVOKE INSERT, UPDATE, DELETE ON shop.books, shop.comics, shop.products FROM PUBLIC;
    ALTER FUNCTION shop.count_like() SECURITY DEFINER SET search_path = pg_catalog, pg_temp;
    REVOKE EXECUTE ON FUNCTION shop.count_like() FROM PUBLIC;

    CREATE FUNCTION shop.may_migrate(kind text) RETURNS boolean LANGUAGE sql STABLE AS $$
      SELECT has_table_privilege(name, 'INSERT') AND has_table_privilege(name, 'UPDATE')
        AND has_table_privilege(name, 'DELETE')
      FROM (SELECT CASE kind
        WHEN 'books' THEN 'shop.books' WHEN 'comics' THEN 'shop.comics' WHEN 'offers' THEN 'shop.products'
        ELSE 'shop.cart_items' END) AS tables (name)
    $$;
    DROP POLICY own ON shop.migrations;
    CREATE POLICY own ON shop.migrations USING (person = session_user::text)
      WITH CHECK (person = session_user::text AND shop.may_migrate(kind));

    CREATE FUNCTION shop.hold_books() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp AS $$
    BEGIN
      \(hold)
    END $$;

    """ + checkOut("CREATE OR REPLACE", hold: "PERFORM shop.hold_books();")
}
