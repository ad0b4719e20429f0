ALTER TABLE "stores" ADD COLUMN "owner_starts_with_dashboard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "owner_summary" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "owner_summary_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sub_stores" ADD COLUMN "starts_with_dashboard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_stores" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "sub_stores" ADD COLUMN "summary_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "stores_summary" ON "stores" USING btree ("owner_summary_at") WHERE owner_summary_at is not null;--> statement-breakpoint
CREATE INDEX "sub_stores_summary" ON "sub_stores" USING btree ("summary_at") WHERE summary_at is not null;--> statement-breakpoint
-- As before, and the first orders of customers, with and without an offer, and orders by table. `quantity` of a first order is 1 if the
-- customer came back: placed another order, completed by now, within 30 days. `promised` and `served` follow the contract's `promisedAt`
-- and `wasReadyLate`: a delivery is served when it is handed over, anything else when it is ready.
CREATE OR REPLACE FUNCTION "insight_of_order"(o "orders") RETURNS TABLE ("subject" text, "at" timestamp with time zone, "key" text,
  "number" bigint, "quantity" bigint, "amount" bigint, "reduced" bigint, "minutes" bigint) LANGUAGE sql STABLE AS $$
  WITH facts AS (
    SELECT
      o."order_status" = 25 AS completed,
      o."total"::bigint AS total,
      extract(hour FROM o."created_at" AT TIME ZONE s."timezone")::int AS hour,
      date_trunc('minute', CASE WHEN o."order_type" = 'delivery' THEN coalesce(o."delivered_at", o."ended_at")
        ELSE coalesce(o."ready_at", o."ended_at") END) AS served,
      date_trunc('minute', coalesce(o."schedule_at",
        CASE WHEN o."placed_by" = 'store' AND o."estimated_ready_at" IS NOT NULL THEN o."estimated_ready_at"
          ELSE o."created_at" + make_interval(mins => o."busy_minutes" + (r."order_rules" ->>
            CASE WHEN o."order_type" = 'pickup' THEN 'pickup_time' ELSE 'preparation_time' END)::int) END
        + make_interval(mins => CASE WHEN o."order_type" = 'delivery' THEN (r."order_rules" ->> 'delivery_time')::int ELSE 0 END))) AS promised
    FROM "stores" s JOIN "store_settings" r ON r."store_id" = s."id"
    WHERE s."id" = o."store_id" AND NOT o."is_test" AND NOT o."is_open" AND o."ended_at" IS NOT NULL
  )
  SELECT 'hour', o."created_at", f.hour::text, 1::bigint, 0::bigint, CASE WHEN f.completed THEN f.total ELSE 0 END, 0::bigint, 0::bigint
  FROM facts f
  UNION ALL
  SELECT 'item', o."ended_at", l."item_id"::text, 1, sum(l."quantity")::bigint, sum(l."total" - l."discount")::bigint, sum(l."discount")::bigint, 0
  FROM facts f JOIN "order_items" l ON l."store_id" = o."store_id" AND l."order_id" = o."id"
  WHERE f.completed
  GROUP BY l."item_id"
  UNION ALL
  SELECT 'offer', o."ended_at", coalesce(o."promo" ->> '_id', ''), 1, 0, f.total, o."discount"::bigint, 0
  FROM facts f WHERE f.completed
  UNION ALL
  SELECT 'customer', o."ended_at",
    CASE WHEN o."customer_phone" = '' THEN 'unknown'
      WHEN EXISTS (SELECT 1 FROM "orders" e WHERE e."store_id" = o."store_id" AND e."customer_phone" = o."customer_phone"
        AND e."customer_country_phone_code" = o."customer_country_phone_code" AND NOT e."is_test"
        AND e."created_at" < o."created_at" AND e."order_status" NOT IN (101, 103, 104)) THEN 'returning'
      ELSE 'new' END, 1, 0, f.total, 0, 0
  FROM facts f WHERE f.completed
  UNION ALL
  SELECT 'first', o."ended_at", CASE WHEN o."promo" IS NULL THEN 'without' ELSE 'with' END, 1,
    CASE WHEN EXISTS (SELECT 1 FROM "orders" r WHERE r."store_id" = o."store_id" AND r."customer_phone" = o."customer_phone"
      AND r."customer_country_phone_code" = o."customer_country_phone_code" AND NOT r."is_test" AND NOT r."is_open"
      AND r."order_status" = 25 AND r."created_at" > o."created_at" AND r."created_at" <= o."created_at" + interval '30 days')
      THEN 1 ELSE 0 END, f.total, 0, 0
  FROM facts f
  WHERE f.completed AND o."customer_phone" <> '' AND NOT EXISTS (SELECT 1 FROM "orders" e WHERE e."store_id" = o."store_id"
    AND e."customer_phone" = o."customer_phone" AND e."customer_country_phone_code" = o."customer_country_phone_code"
    AND NOT e."is_test" AND e."created_at" < o."created_at" AND e."order_status" NOT IN (101, 103, 104))
  UNION ALL
  SELECT 'table', o."ended_at", coalesce(o."table_id"::text, ''), 1, 0, f.total, 0, 0
  FROM facts f WHERE f.completed AND o."order_type" = 'table'
  UNION ALL
  -- Of an order for later, the minutes since it was placed say nothing.
  SELECT 'time', o."ended_at", o."order_type", 1, 0, f.total, 0,
    greatest(0, floor(extract(epoch FROM f.served - date_trunc('minute', o."created_at")) / 60))::bigint
  FROM facts f WHERE f.completed AND o."schedule_at" IS NULL
  UNION ALL
  SELECT 'late', o."ended_at", o."order_type", 1, 0, f.total, o."refunded", (extract(epoch FROM f.served - f.promised) / 60)::bigint
  FROM facts f WHERE f.completed AND f.served > f.promised
  UNION ALL
  SELECT 'lost', o."ended_at", o."order_type", 1, 0, f.total - o."cancellation_charge", 0, 0
  FROM facts f WHERE NOT f.completed AND date_trunc('minute', o."ended_at") > f.promised;
$$;--> statement-breakpoint
-- As before. Whether the customer came back is added by the function below.
CREATE OR REPLACE FUNCTION "insight_day_totals_add"(o "orders") RETURNS void LANGUAGE sql AS $$
  INSERT INTO "insight_day_totals" AS kept ("store_id", "subject", "day", "key", "orders", "quantity", "amount", "reduced", "minutes")
  SELECT s."id", i."subject", business_date(i."at", s."timezone", s."day_starts_at"), i."key",
    i."number", CASE WHEN i."subject" = 'first' THEN 0 ELSE i."quantity" END, i."amount", i."reduced", i."minutes"
  FROM "insight_of_order"(o) i JOIN "stores" s ON s."id" = o."store_id"
  WHERE NOT o."is_test" AND (s."day_totals_from" IS NULL OR i."at" >= s."day_totals_from")
  ON CONFLICT ("store_id", "subject", "day", "key") DO UPDATE SET
    "orders" = kept."orders" + excluded."orders", "quantity" = kept."quantity" + excluded."quantity",
    "amount" = kept."amount" + excluded."amount", "reduced" = kept."reduced" + excluded."reduced", "minutes" = kept."minutes" + excluded."minutes";
$$;--> statement-breakpoint
-- A customer came back if the first order and another one, placed within 30 days, are both completed. It is added once, to the day of the
-- first order, by the one of the two that ends last. Of several others, the one that ended first counts.
CREATE FUNCTION "insight_day_totals_return"(o "orders") RETURNS void LANGUAGE sql AS $$
  INSERT INTO "insight_day_totals" AS kept ("store_id", "subject", "day", "key", "quantity")
  SELECT s."id", 'first', business_date(f."ended_at", s."timezone", s."day_starts_at"),
    CASE WHEN f."promo" IS NULL THEN 'without' ELSE 'with' END, 1
  FROM "stores" s
  CROSS JOIN LATERAL (
    SELECT * FROM "orders" f WHERE f."store_id" = s."id" AND f."customer_phone" = o."customer_phone"
      AND f."customer_country_phone_code" = o."customer_country_phone_code" AND NOT f."is_test"
      AND f."order_status" NOT IN (101, 103, 104)
    ORDER BY f."created_at", f."id" LIMIT 1
  ) f
  CROSS JOIN LATERAL (
    SELECT r."id", r."ended_at" FROM "orders" r WHERE r."store_id" = s."id" AND r."customer_phone" = o."customer_phone"
      AND r."customer_country_phone_code" = o."customer_country_phone_code" AND NOT r."is_test" AND NOT r."is_open"
      AND r."order_status" = 25 AND r."created_at" > f."created_at" AND r."created_at" <= f."created_at" + interval '30 days'
    ORDER BY r."ended_at", r."id" LIMIT 1
  ) r
  WHERE s."id" = o."store_id" AND NOT o."is_test" AND NOT o."is_open" AND o."order_status" = 25 AND o."customer_phone" <> ''
    AND f."order_status" = 25 AND NOT f."is_open" AND o."created_at" <= f."created_at" + interval '30 days'
    AND ((r."id" = o."id" AND r."ended_at" >= f."ended_at") OR (f."id" = o."id" AND r."ended_at" < f."ended_at"))
    AND (s."day_totals_from" IS NULL OR f."ended_at" >= s."day_totals_from")
  ON CONFLICT ("store_id", "subject", "day", "key") DO UPDATE SET "quantity" = kept."quantity" + excluded."quantity";
$$;--> statement-breakpoint
-- As before, and whether a customer came back.
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
  IF TG_OP = 'INSERT' THEN
    PERFORM "insight_day_totals_add"(NEW);
    PERFORM "insight_day_totals_return"(NEW);
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD."is_open" THEN
      PERFORM "insight_day_totals_add"(NEW);
      PERFORM "insight_day_totals_return"(NEW);
    ELSIF OLD."refunded" <> NEW."refunded" THEN
      PERFORM "insight_day_totals_refund"(NEW, NEW."refunded" - OLD."refunded");
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The job makes the sums of all stores again, with the new ones.
DELETE FROM "order_day_totals";--> statement-breakpoint
DELETE FROM "insight_day_totals";--> statement-breakpoint
UPDATE "stores" SET "day_totals_from" = "order_day_totals_end"("id");
