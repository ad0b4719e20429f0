CREATE TABLE "order_day_totals" (
	"store_id" uuid NOT NULL,
	"date_by" text NOT NULL,
	"day" date NOT NULL,
	"order_type" text NOT NULL,
	"order_status" integer NOT NULL,
	"paid_by" text NOT NULL,
	"payment_status" text NOT NULL,
	"orders" bigint DEFAULT 0 NOT NULL,
	"subtotal" bigint DEFAULT 0 NOT NULL,
	"tax" bigint DEFAULT 0 NOT NULL,
	"delivery_fee" bigint DEFAULT 0 NOT NULL,
	"tip_amount" bigint DEFAULT 0 NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"cancellation_charge" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_day_totals_pk" PRIMARY KEY("store_id","date_by","day","order_type","order_status","paid_by","payment_status")
);
--> statement-breakpoint
DROP INDEX "orders_name";--> statement-breakpoint
DROP INDEX "orders_last_name";--> statement-breakpoint
ALTER TABLE "order_day_totals" ADD CONSTRAINT "order_day_totals_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_name_words" ON "orders" USING gin (array_to_tsvector(string_to_array("store_id"::text || replace(translate("customer_key", '-''’.,()/', '        '), ' ', ' ' || "store_id"::text), ' ')));--> statement-breakpoint
-- One ended order into the sums of its days, or out of them again: `times` is 1 or -1. Without the store nothing is kept.
CREATE FUNCTION "order_day_totals_add"(o "orders", times integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "order_day_totals" AS kept ("store_id", "date_by", "day", "order_type", "order_status", "paid_by", "payment_status",
    "orders", "subtotal", "tax", "delivery_fee", "tip_amount", "discount", "total", "refunded", "cancellation_charge")
  SELECT o."store_id", times_of."date_by", (times_of."at" AT TIME ZONE 'UTC')::date, o."order_type", o."order_status", o."paid_by", o."payment_status",
    times, times * o."subtotal"::bigint, times * o."tax"::bigint, times * o."delivery_fee"::bigint, times * o."tip_amount"::bigint,
    times * o."discount"::bigint, times * o."total"::bigint, times * o."refunded"::bigint, times * o."cancellation_charge"::bigint
  FROM (VALUES ('created_at', o."created_at"), ('ended_at', o."ended_at")) times_of ("date_by", "at")
  WHERE times_of."at" IS NOT NULL AND EXISTS (SELECT FROM "stores" WHERE "stores"."id" = o."store_id")
  ON CONFLICT ("store_id", "date_by", "day", "order_type", "order_status", "paid_by", "payment_status") DO UPDATE SET
    "orders" = kept."orders" + excluded."orders", "subtotal" = kept."subtotal" + excluded."subtotal", "tax" = kept."tax" + excluded."tax",
    "delivery_fee" = kept."delivery_fee" + excluded."delivery_fee", "tip_amount" = kept."tip_amount" + excluded."tip_amount",
    "discount" = kept."discount" + excluded."discount", "total" = kept."total" + excluded."total",
    "refunded" = kept."refunded" + excluded."refunded", "cancellation_charge" = kept."cancellation_charge" + excluded."cancellation_charge";
$$;--> statement-breakpoint
CREATE FUNCTION "order_day_totals_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF NOT OLD."is_open" THEN PERFORM "order_day_totals_add"(OLD, -1); END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NOT NEW."is_open" THEN PERFORM "order_day_totals_add"(NEW, 1); END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- At the end of a transaction, which holds the store's counters by then: two that end orders of one day never wait for each other in a ring.
CREATE CONSTRAINT TRIGGER "orders_day_totals_added" AFTER INSERT ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NOT NEW."is_open") EXECUTE FUNCTION "order_day_totals_follow"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_day_totals_changed" AFTER UPDATE ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NOT OLD."is_open" OR NOT NEW."is_open") EXECUTE FUNCTION "order_day_totals_follow"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_day_totals_removed" AFTER DELETE ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NOT OLD."is_open") EXECUTE FUNCTION "order_day_totals_follow"();--> statement-breakpoint
-- All sums of a store anew, from its orders: for orders from before the sums were kept, and for rows that were written past the triggers.
CREATE FUNCTION "order_day_totals_recount"(store uuid) RETURNS void LANGUAGE sql AS $$
  DELETE FROM "order_day_totals" WHERE "store_id" = store;
  INSERT INTO "order_day_totals" ("store_id", "date_by", "day", "order_type", "order_status", "paid_by", "payment_status",
    "orders", "subtotal", "tax", "delivery_fee", "tip_amount", "discount", "total", "refunded", "cancellation_charge")
  SELECT o."store_id", times_of."date_by", (times_of."at" AT TIME ZONE 'UTC')::date, o."order_type", o."order_status", o."paid_by", o."payment_status",
    count(*), sum(o."subtotal"), sum(o."tax"), sum(o."delivery_fee"), sum(o."tip_amount"),
    sum(o."discount"), sum(o."total"), sum(o."refunded"), sum(o."cancellation_charge")
  FROM "orders" o, LATERAL (VALUES ('created_at', o."created_at"), ('ended_at', o."ended_at")) times_of ("date_by", "at")
  WHERE o."store_id" = store AND NOT o."is_open" AND times_of."at" IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5, 6, 7;
$$;--> statement-breakpoint
SELECT "order_day_totals_recount"("id") FROM "stores";
