ALTER TABLE "orders" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What a test order never has. Queries that ask for a customer's number, an address, a provider, a slot, a table or an offer never find one.
ALTER TABLE "orders" ADD CONSTRAINT "orders_test" CHECK (not "orders"."is_test" or ("orders"."unique_id" = 0 and "orders"."order_type" = 'pickup' and "orders"."placed_by" = 'platform'
        and "orders"."customer_phone" = '' and "orders"."delivery_address" is null and "orders"."delivery_status" is null
        and "orders"."provider_id" is null and "orders"."table_id" is null and "orders"."schedule_at" is null and "orders"."promo" is null));--> statement-breakpoint
-- One ended order into the sums of its days, or out of them again, as before, but without test orders.
CREATE OR REPLACE FUNCTION "order_day_totals_add"(o "orders", times integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "order_day_totals" AS kept ("store_id", "date_by", "day", "order_type", "order_status", "paid_by", "payment_status",
    "orders", "subtotal", "tax", "delivery_fee", "tip_amount", "discount", "total", "refunded", "cancellation_charge")
  SELECT o."store_id", times_of."date_by", (times_of."at" AT TIME ZONE 'UTC')::date, o."order_type", o."order_status", o."paid_by", o."payment_status",
    times, times * o."subtotal"::bigint, times * o."tax"::bigint, times * o."delivery_fee"::bigint, times * o."tip_amount"::bigint,
    times * o."discount"::bigint, times * o."total"::bigint, times * o."refunded"::bigint, times * o."cancellation_charge"::bigint
  FROM (VALUES ('created_at', o."created_at"), ('ended_at', o."ended_at")) times_of ("date_by", "at")
  WHERE NOT o."is_test" AND times_of."at" IS NOT NULL AND EXISTS (SELECT FROM "stores" WHERE "stores"."id" = o."store_id")
  ON CONFLICT ("store_id", "date_by", "day", "order_type", "order_status", "paid_by", "payment_status") DO UPDATE SET
    "orders" = kept."orders" + excluded."orders", "subtotal" = kept."subtotal" + excluded."subtotal", "tax" = kept."tax" + excluded."tax",
    "delivery_fee" = kept."delivery_fee" + excluded."delivery_fee", "tip_amount" = kept."tip_amount" + excluded."tip_amount",
    "discount" = kept."discount" + excluded."discount", "total" = kept."total" + excluded."total",
    "refunded" = kept."refunded" + excluded."refunded", "cancellation_charge" = kept."cancellation_charge" + excluded."cancellation_charge";
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_day_totals_recount"(store uuid) RETURNS void LANGUAGE sql AS $$
  DELETE FROM "order_day_totals" WHERE "store_id" = store;
  INSERT INTO "order_day_totals" ("store_id", "date_by", "day", "order_type", "order_status", "paid_by", "payment_status",
    "orders", "subtotal", "tax", "delivery_fee", "tip_amount", "discount", "total", "refunded", "cancellation_charge")
  SELECT o."store_id", times_of."date_by", (times_of."at" AT TIME ZONE 'UTC')::date, o."order_type", o."order_status", o."paid_by", o."payment_status",
    count(*), sum(o."subtotal"), sum(o."tax"), sum(o."delivery_fee"), sum(o."tip_amount"),
    sum(o."discount"), sum(o."total"), sum(o."refunded"), sum(o."cancellation_charge")
  FROM "orders" o, LATERAL (VALUES ('created_at', o."created_at"), ('ended_at', o."ended_at")) times_of ("date_by", "at")
  WHERE o."store_id" = store AND NOT o."is_open" AND NOT o."is_test" AND times_of."at" IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5, 6, 7;
$$;
