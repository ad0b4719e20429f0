ALTER TABLE "stores" ADD COLUMN "day_starts_at" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "day_totals_from" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "stores_day_totals" ON "stores" USING btree ("id") WHERE day_totals_from is not null;--> statement-breakpoint
CREATE INDEX "orders_called_off" ON "orders" USING btree ("store_id","ended_at") WHERE order_status in (101, 103, 104);--> statement-breakpoint
-- The contract's `businessDate`: the date of the business day that includes a moment, where days begin so many minutes after midnight on the
-- zone's wall clock. When clocks go back, the time at which a day begins can occur twice. It begins the first time.
CREATE FUNCTION "business_date"(moment timestamp with time zone, zone text, minutes integer) RETURNS date LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  local_day date := ((moment AT TIME ZONE zone) - make_interval(mins => minutes))::date;
  shown timestamp := (local_day + 1) + make_interval(mins => minutes);
  -- Of a time that occurs twice, the second.
  next_start timestamp with time zone := shown AT TIME ZONE zone;
BEGIN
  IF next_start - interval '1 hour' > moment THEN RETURN local_day; END IF;
  IF (next_start - interval '1 hour') AT TIME ZONE zone = shown THEN RETURN local_day + 1; END IF;
  IF next_start - interval '30 minutes' <= moment AND (next_start - interval '30 minutes') AT TIME ZONE zone = shown THEN RETURN local_day + 1; END IF;
  RETURN local_day;
END $$;--> statement-breakpoint
-- One ended order into the sums of its days, or out of them again, as before, but by business days, and only what the sums cover so far.
CREATE OR REPLACE FUNCTION "order_day_totals_add"(o "orders", times integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "order_day_totals" AS kept ("store_id", "date_by", "day", "order_type", "order_status", "paid_by", "payment_status",
    "orders", "subtotal", "tax", "delivery_fee", "tip_amount", "discount", "total", "refunded", "cancellation_charge")
  SELECT o."store_id", times_of."date_by", business_date(times_of."at", "stores"."timezone", "stores"."day_starts_at"),
    o."order_type", o."order_status", o."paid_by", o."payment_status",
    times, times * o."subtotal"::bigint, times * o."tax"::bigint, times * o."delivery_fee"::bigint, times * o."tip_amount"::bigint,
    times * o."discount"::bigint, times * o."total"::bigint, times * o."refunded"::bigint, times * o."cancellation_charge"::bigint
  FROM "stores", (VALUES ('created_at', o."created_at"), ('ended_at', o."ended_at")) times_of ("date_by", "at")
  WHERE "stores"."id" = o."store_id" AND NOT o."is_test" AND times_of."at" IS NOT NULL
    AND ("stores"."day_totals_from" IS NULL OR times_of."at" >= "stores"."day_totals_from")
  ON CONFLICT ("store_id", "date_by", "day", "order_type", "order_status", "paid_by", "payment_status") DO UPDATE SET
    "orders" = kept."orders" + excluded."orders", "subtotal" = kept."subtotal" + excluded."subtotal", "tax" = kept."tax" + excluded."tax",
    "delivery_fee" = kept."delivery_fee" + excluded."delivery_fee", "tip_amount" = kept."tip_amount" + excluded."tip_amount",
    "discount" = kept."discount" + excluded."discount", "total" = kept."total" + excluded."total",
    "refunded" = kept."refunded" + excluded."refunded", "cancellation_charge" = kept."cancellation_charge" + excluded."cancellation_charge";
$$;--> statement-breakpoint
-- Takes the store's counters first, which most transactions that end orders hold by then: while sums are rebuilt or given up, no order
-- slips in between the orders that were read and the moment from which they are covered.
CREATE OR REPLACE FUNCTION "order_day_totals_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  store uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN store := OLD."store_id"; ELSE store := NEW."store_id"; END IF;
  PERFORM 1 FROM "store_counters" WHERE "store_id" = store FOR NO KEY UPDATE;
  IF TG_OP <> 'INSERT' THEN
    IF NOT OLD."is_open" THEN PERFORM "order_day_totals_add"(OLD, -1); END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NOT NEW."is_open" THEN PERFORM "order_day_totals_add"(NEW, 1); END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Adds the ended orders of a period to the sums of their days.
CREATE FUNCTION "order_day_totals_sum"(store uuid, since timestamp with time zone, until timestamp with time zone) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "order_day_totals" AS kept ("store_id", "date_by", "day", "order_type", "order_status", "paid_by", "payment_status",
    "orders", "subtotal", "tax", "delivery_fee", "tip_amount", "discount", "total", "refunded", "cancellation_charge")
  SELECT o."store_id", 'created_at', business_date(o."created_at", s."timezone", s."day_starts_at"),
    o."order_type", o."order_status", o."paid_by", o."payment_status",
    count(*), sum(o."subtotal"), sum(o."tax"), sum(o."delivery_fee"), sum(o."tip_amount"),
    sum(o."discount"), sum(o."total"), sum(o."refunded"), sum(o."cancellation_charge")
  FROM "orders" o JOIN "stores" s ON s."id" = o."store_id"
  WHERE o."store_id" = store AND NOT o."is_open" AND NOT o."is_test" AND o."created_at" >= since AND o."created_at" < until
  GROUP BY 1, 3, 4, 5, 6, 7
  UNION ALL
  SELECT o."store_id", 'ended_at', business_date(o."ended_at", s."timezone", s."day_starts_at"),
    o."order_type", o."order_status", o."paid_by", o."payment_status",
    count(*), sum(o."subtotal"), sum(o."tax"), sum(o."delivery_fee"), sum(o."tip_amount"),
    sum(o."discount"), sum(o."total"), sum(o."refunded"), sum(o."cancellation_charge")
  FROM "orders" o JOIN "stores" s ON s."id" = o."store_id"
  WHERE o."store_id" = store AND NOT o."is_open" AND NOT o."is_test" AND o."ended_at" >= since AND o."ended_at" < until
  GROUP BY 1, 3, 4, 5, 6, 7
  ON CONFLICT ("store_id", "date_by", "day", "order_type", "order_status", "paid_by", "payment_status") DO UPDATE SET
    "orders" = kept."orders" + excluded."orders", "subtotal" = kept."subtotal" + excluded."subtotal", "tax" = kept."tax" + excluded."tax",
    "delivery_fee" = kept."delivery_fee" + excluded."delivery_fee", "tip_amount" = kept."tip_amount" + excluded."tip_amount",
    "discount" = kept."discount" + excluded."discount", "total" = kept."total" + excluded."total",
    "refunded" = kept."refunded" + excluded."refunded", "cancellation_charge" = kept."cancellation_charge" + excluded."cancellation_charge";
$$;--> statement-breakpoint
-- All sums of a store at once, in one long statement: for rows that were written past the triggers.
CREATE OR REPLACE FUNCTION "order_day_totals_recount"(store uuid) RETURNS void LANGUAGE sql AS $$
  DELETE FROM "order_day_totals" WHERE "store_id" = store;
  SELECT "order_day_totals_sum"(store, '-infinity', 'infinity');
  UPDATE "stores" SET "day_totals_from" = NULL WHERE "id" = store AND "day_totals_from" IS NOT NULL;
$$;--> statement-breakpoint
-- A moment after every ended order of a store: sums that cover what comes later cover nothing yet.
CREATE FUNCTION "order_day_totals_end"(store uuid) RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
  SELECT greatest(now(),
    (SELECT max(o."ended_at") FROM "orders" o WHERE o."store_id" = store AND NOT o."is_open" AND NOT o."is_test"),
    (SELECT max(o."created_at") FROM "orders" o WHERE o."store_id" = store AND NOT o."is_open" AND NOT o."is_test")) + interval '1 second';
$$;--> statement-breakpoint
-- Sums by other days are wrong from now on. A job makes them again; until then, readers add up the orders.
CREATE FUNCTION "order_day_totals_reset"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "store_counters" WHERE "store_id" = NEW."id" FOR NO KEY UPDATE;
  DELETE FROM "order_day_totals" WHERE "store_id" = NEW."id";
  NEW."day_totals_from" := "order_day_totals_end"(NEW."id");
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "stores_days_changed" BEFORE UPDATE OF "timezone", "day_starts_at" ON "stores"
  FOR EACH ROW WHEN (OLD."timezone" <> NEW."timezone" OR OLD."day_starts_at" <> NEW."day_starts_at") EXECUTE FUNCTION "order_day_totals_reset"();--> statement-breakpoint
-- The sums so far are those of UTC days.
DELETE FROM "order_day_totals";--> statement-breakpoint
UPDATE "stores" SET "day_totals_from" = "order_day_totals_end"("id");
