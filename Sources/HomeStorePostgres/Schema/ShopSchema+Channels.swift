extension ShopSchema {
  // Each person has a channel for their own data, so that the server only notifies their own desktops. The name of a
  // role may be as long as that of a channel.
  static let channels = """
    CREATE FUNCTION shop.channel(person text) RETURNS text LANGUAGE sql IMMUTABLE RETURN 'shop_' || md5(person);
    CREATE OR REPLACE FUNCTION shop.tell_person() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify(
        shop.channel(coalesce(NEW.person, OLD.person)),
        coalesce(current_setting('shop.origin', true), '') || ' ' || TG_ARGV[0]);
      RETURN NULL;
    END $$;

    """
}
