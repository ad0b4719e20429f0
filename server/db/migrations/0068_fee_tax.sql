ALTER TABLE "orders" ADD COLUMN "fee_charged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fee_tax" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_day_totals" ADD COLUMN "fee_charged" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As before, and with booking fees.
CREATE OR REPLACE FUNCTION "order_day_totals_add"(o "orders", times integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "order_day_totals" AS kept ("store_id", "date_by", "day", "order_type", "order_status", "paid_by", "payment_status",
    "orders", "subtotal", "tax", "delivery_fee", "tip_amount", "discount", "total", "refunded", "cancellation_charge", "fee_charged")
  SELECT o."store_id", times_of."date_by", business_date(times_of."at", "stores"."timezone", "stores"."day_starts_at"),
    o."order_type", o."order_status", o."paid_by", o."payment_status",
    times, times * o."subtotal"::bigint, times * o."tax"::bigint, times * o."delivery_fee"::bigint, times * o."tip_amount"::bigint,
    times * o."discount"::bigint, times * o."total"::bigint, times * o."refunded"::bigint, times * o."cancellation_charge"::bigint,
    times * o."fee_charged"::bigint
  FROM "stores", (VALUES ('created_at', o."created_at"), ('ended_at', o."ended_at")) times_of ("date_by", "at")
  WHERE "stores"."id" = o."store_id" AND NOT o."is_test" AND times_of."at" IS NOT NULL
    AND ("stores"."day_totals_from" IS NULL OR times_of."at" >= "stores"."day_totals_from")
  ON CONFLICT ("store_id", "date_by", "day", "order_type", "order_status", "paid_by", "payment_status") DO UPDATE SET
    "orders" = kept."orders" + excluded."orders", "subtotal" = kept."subtotal" + excluded."subtotal", "tax" = kept."tax" + excluded."tax",
    "delivery_fee" = kept."delivery_fee" + excluded."delivery_fee", "tip_amount" = kept."tip_amount" + excluded."tip_amount",
    "discount" = kept."discount" + excluded."discount", "total" = kept."total" + excluded."total",
    "refunded" = kept."refunded" + excluded."refunded", "cancellation_charge" = kept."cancellation_charge" + excluded."cancellation_charge",
    "fee_charged" = kept."fee_charged" + excluded."fee_charged";
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_day_totals_sum"(store uuid, since timestamp with time zone, until timestamp with time zone) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "order_day_totals" AS kept ("store_id", "date_by", "day", "order_type", "order_status", "paid_by", "payment_status",
    "orders", "subtotal", "tax", "delivery_fee", "tip_amount", "discount", "total", "refunded", "cancellation_charge", "fee_charged")
  SELECT o."store_id", 'created_at', business_date(o."created_at", s."timezone", s."day_starts_at"),
    o."order_type", o."order_status", o."paid_by", o."payment_status",
    count(*), sum(o."subtotal"), sum(o."tax"), sum(o."delivery_fee"), sum(o."tip_amount"),
    sum(o."discount"), sum(o."total"), sum(o."refunded"), sum(o."cancellation_charge"), sum(o."fee_charged")
  FROM "orders" o JOIN "stores" s ON s."id" = o."store_id"
  WHERE o."store_id" = store AND NOT o."is_open" AND NOT o."is_test" AND o."created_at" >= since AND o."created_at" < until
  GROUP BY 1, 3, 4, 5, 6, 7
  UNION ALL
  SELECT o."store_id", 'ended_at', business_date(o."ended_at", s."timezone", s."day_starts_at"),
    o."order_type", o."order_status", o."paid_by", o."payment_status",
    count(*), sum(o."subtotal"), sum(o."tax"), sum(o."delivery_fee"), sum(o."tip_amount"),
    sum(o."discount"), sum(o."total"), sum(o."refunded"), sum(o."cancellation_charge"), sum(o."fee_charged")
  FROM "orders" o JOIN "stores" s ON s."id" = o."store_id"
  WHERE o."store_id" = store AND NOT o."is_open" AND NOT o."is_test" AND o."ended_at" >= since AND o."ended_at" < until
  GROUP BY 1, 3, 4, 5, 6, 7
  ON CONFLICT ("store_id", "date_by", "day", "order_type", "order_status", "paid_by", "payment_status") DO UPDATE SET
    "orders" = kept."orders" + excluded."orders", "subtotal" = kept."subtotal" + excluded."subtotal", "tax" = kept."tax" + excluded."tax",
    "delivery_fee" = kept."delivery_fee" + excluded."delivery_fee", "tip_amount" = kept."tip_amount" + excluded."tip_amount",
    "discount" = kept."discount" + excluded."discount", "total" = kept."total" + excluded."total",
    "refunded" = kept."refunded" + excluded."refunded", "cancellation_charge" = kept."cancellation_charge" + excluded."cancellation_charge",
    "fee_charged" = kept."fee_charged" + excluded."fee_charged";
$$;--> statement-breakpoint
-- Done now: later migrations can't change a table with triggers that still wait.
SET CONSTRAINTS "orders_day_totals_changed" IMMEDIATE;--> statement-breakpoint
-- Fees so far aren't taxed. The triggers add those of ended orders to the sums of their days.
UPDATE "orders" SET "fee_charged" = "total" - ("subtotal" + CASE WHEN "tax_included" THEN 0 ELSE "tax" END + "delivery_fee" + "tip_amount" - "discount")
  WHERE "booking_fee" IS NOT NULL;--> statement-breakpoint
SET CONSTRAINTS "orders_day_totals_changed" DEFERRED;
