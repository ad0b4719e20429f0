ALTER TABLE "orders" ADD COLUMN "no_show" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reopened" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
-- As before, and joined tables each count their order.
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
  FROM facts f WHERE f.completed AND o."order_type" = 'table' AND o."joined_tables" IS NULL
  UNION ALL
  -- Joined tables have equal parts of the total. The first ones have the cents that are left.
  SELECT 'table', o."ended_at", j."table" ->> 'id', 1, 0,
    f.total / n."tables" + CASE WHEN j."place" <= f.total % n."tables" THEN 1 ELSE 0 END, 0, 0
  FROM facts f, LATERAL (SELECT jsonb_array_length(o."joined_tables") AS "tables") n,
    LATERAL jsonb_array_elements(o."joined_tables") WITH ORDINALITY j("table", "place")
  WHERE f.completed AND o."order_type" = 'table' AND o."joined_tables" IS NOT NULL
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
-- An order whose end was undone, out of the sums again. Only a no-show's can be. It adds nothing but its hour and, after its time, what was
-- lost, and neither of them depends on other orders.
CREATE FUNCTION "insight_day_totals_remove"(o "orders") RETURNS void LANGUAGE sql AS $$
  UPDATE "insight_day_totals" kept SET
    "orders" = kept."orders" - i."number", "quantity" = kept."quantity" - i."quantity", "amount" = kept."amount" - i."amount",
    "reduced" = kept."reduced" - i."reduced", "minutes" = kept."minutes" - i."minutes"
  FROM "insight_of_order"(o) i, "stores" s
  WHERE s."id" = o."store_id" AND NOT o."is_test" AND (s."day_totals_from" IS NULL OR i."at" >= s."day_totals_from")
    AND kept."store_id" = s."id" AND kept."subject" = i."subject" AND kept."key" = i."key"
    AND kept."day" = business_date(i."at", s."timezone", s."day_starts_at");
  DELETE FROM "insight_day_totals" WHERE "store_id" = o."store_id" AND "orders" = 0 AND "quantity" = 0 AND "amount" = 0
    AND "subject" IN ('hour', 'lost');
$$;--> statement-breakpoint
-- As before, and no-shows that were undone.
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
    ELSIF NEW."is_open" THEN
      PERFORM "insight_day_totals_remove"(OLD);
    ELSIF OLD."refunded" <> NEW."refunded" THEN
      PERFORM "insight_day_totals_refund"(NEW, NEW."refunded" - OLD."refunded");
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The job makes the sums of stores with joined tables again.
DELETE FROM "order_day_totals" WHERE "store_id" IN (SELECT "store_id" FROM "orders" WHERE "joined_tables" IS NOT NULL);--> statement-breakpoint
DELETE FROM "insight_day_totals" WHERE "store_id" IN (SELECT "store_id" FROM "orders" WHERE "joined_tables" IS NOT NULL);--> statement-breakpoint
UPDATE "stores" SET "day_totals_from" = "order_day_totals_end"("id") WHERE "id" IN (SELECT "store_id" FROM "orders" WHERE "joined_tables" IS NOT NULL);
