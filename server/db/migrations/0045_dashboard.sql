CREATE TABLE "insight_day_totals" (
	"store_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"orders" bigint DEFAULT 0 NOT NULL,
	"quantity" bigint DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"reduced" bigint DEFAULT 0 NOT NULL,
	"minutes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "insight_day_totals_pk" PRIMARY KEY("store_id","subject","day","key")
);
--> statement-breakpoint
ALTER TABLE "insight_day_totals" ADD CONSTRAINT "insight_day_totals_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "is_show_dashboard" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What an ended order adds to the dashboard's sums, and by which of its times. `promised` and `served` follow the contract's `promisedAt`
-- and `wasReadyLate`: a delivery is served when it is handed over, anything else when it is ready.
CREATE FUNCTION "insight_of_order"(o "orders") RETURNS TABLE ("subject" text, "at" timestamp with time zone, "key" text,
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
-- One order that has just ended into the sums, as far as they cover its times.
CREATE FUNCTION "insight_day_totals_add"(o "orders") RETURNS void LANGUAGE sql AS $$
  INSERT INTO "insight_day_totals" AS kept ("store_id", "subject", "day", "key", "orders", "quantity", "amount", "reduced", "minutes")
  SELECT s."id", i."subject", business_date(i."at", s."timezone", s."day_starts_at"), i."key",
    i."number", i."quantity", i."amount", i."reduced", i."minutes"
  FROM "insight_of_order"(o) i JOIN "stores" s ON s."id" = o."store_id"
  WHERE NOT o."is_test" AND (s."day_totals_from" IS NULL OR i."at" >= s."day_totals_from")
  ON CONFLICT ("store_id", "subject", "day", "key") DO UPDATE SET
    "orders" = kept."orders" + excluded."orders", "quantity" = kept."quantity" + excluded."quantity",
    "amount" = kept."amount" + excluded."amount", "reduced" = kept."reduced" + excluded."reduced", "minutes" = kept."minutes" + excluded."minutes";
$$;--> statement-breakpoint
-- A later refund of a late order. The other sums are of what was sold.
CREATE FUNCTION "insight_day_totals_refund"(o "orders", added bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE "insight_day_totals" kept SET "reduced" = kept."reduced" + added
  FROM "insight_of_order"(o) i, "stores" s
  WHERE s."id" = o."store_id" AND NOT o."is_test" AND i."subject" = 'late'
    AND (s."day_totals_from" IS NULL OR i."at" >= s."day_totals_from")
    AND kept."store_id" = s."id" AND kept."subject" = 'late' AND kept."key" = i."key"
    AND kept."day" = business_date(i."at", s."timezone", s."day_starts_at");
$$;--> statement-breakpoint
-- The ended orders of a period. What belongs to the day of placing is selected by it, everything else by the time of the end.
CREATE FUNCTION "insight_day_totals_sum"(store uuid, since timestamp with time zone, until timestamp with time zone) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "insight_day_totals" AS kept ("store_id", "subject", "day", "key", "orders", "quantity", "amount", "reduced", "minutes")
  SELECT parts."store_id", parts."subject", parts."day", parts."key",
    sum(parts."number"), sum(parts."quantity"), sum(parts."amount"), sum(parts."reduced"), sum(parts."minutes")
  FROM (
    SELECT o."store_id", i.*, business_date(i."at", s."timezone", s."day_starts_at") AS "day"
    FROM "orders" o JOIN "stores" s ON s."id" = o."store_id" CROSS JOIN LATERAL "insight_of_order"(o) i
    WHERE o."store_id" = store AND NOT o."is_open" AND NOT o."is_test" AND o."created_at" >= since AND o."created_at" < until
      AND i."subject" = 'hour'
    UNION ALL
    SELECT o."store_id", i.*, business_date(i."at", s."timezone", s."day_starts_at") AS "day"
    FROM "orders" o JOIN "stores" s ON s."id" = o."store_id" CROSS JOIN LATERAL "insight_of_order"(o) i
    WHERE o."store_id" = store AND NOT o."is_open" AND NOT o."is_test" AND o."ended_at" >= since AND o."ended_at" < until
      AND i."subject" <> 'hour'
  ) parts
  GROUP BY 1, 2, 3, 4
  ON CONFLICT ("store_id", "subject", "day", "key") DO UPDATE SET
    "orders" = kept."orders" + excluded."orders", "quantity" = kept."quantity" + excluded."quantity",
    "amount" = kept."amount" + excluded."amount", "reduced" = kept."reduced" + excluded."reduced", "minutes" = kept."minutes" + excluded."minutes";
$$;--> statement-breakpoint
-- As before, and the dashboard's sums, which count an order once: when it ends. No ended order opens again.
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
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD."is_open" THEN
      PERFORM "insight_day_totals_add"(NEW);
    ELSIF OLD."refunded" <> NEW."refunded" THEN
      PERFORM "insight_day_totals_refund"(NEW, NEW."refunded" - OLD."refunded");
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Both kinds of sums cover the same times, so they are made, given up and made again together.
CREATE OR REPLACE FUNCTION "order_day_totals_recount"(store uuid) RETURNS void LANGUAGE sql AS $$
  DELETE FROM "order_day_totals" WHERE "store_id" = store;
  DELETE FROM "insight_day_totals" WHERE "store_id" = store;
  SELECT "order_day_totals_sum"(store, '-infinity', 'infinity');
  SELECT "insight_day_totals_sum"(store, '-infinity', 'infinity');
  UPDATE "stores" SET "day_totals_from" = NULL WHERE "id" = store AND "day_totals_from" IS NOT NULL;
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_day_totals_reset"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "store_counters" WHERE "store_id" = NEW."id" FOR NO KEY UPDATE;
  DELETE FROM "order_day_totals" WHERE "store_id" = NEW."id";
  DELETE FROM "insight_day_totals" WHERE "store_id" = NEW."id";
  NEW."day_totals_from" := "order_day_totals_end"(NEW."id");
  RETURN NEW;
END $$;--> statement-breakpoint
-- The job makes the sums of all stores again, with the new ones.
DELETE FROM "order_day_totals";--> statement-breakpoint
UPDATE "stores" SET "day_totals_from" = "order_day_totals_end"("id");
