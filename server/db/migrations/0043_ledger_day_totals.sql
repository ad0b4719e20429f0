CREATE TABLE "ledger_day_totals" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"order_type" text NOT NULL,
	"paid_by" text NOT NULL,
	"provider_id" text NOT NULL,
	"order_count" bigint DEFAULT 0 NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	"discounts" bigint DEFAULT 0 NOT NULL,
	"platform_discounts" bigint DEFAULT 0 NOT NULL,
	"delivery_fees" bigint DEFAULT 0 NOT NULL,
	"tips" bigint DEFAULT 0 NOT NULL,
	"included_tax" bigint DEFAULT 0 NOT NULL,
	"refunds" bigint DEFAULT 0 NOT NULL,
	"cancellation_charges" bigint DEFAULT 0 NOT NULL,
	"booking_fees" bigint DEFAULT 0 NOT NULL,
	"no_show_charges" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"commission_tax" bigint DEFAULT 0 NOT NULL,
	"payment_fees" bigint DEFAULT 0 NOT NULL,
	"provider_shares" bigint DEFAULT 0 NOT NULL,
	"subscription" bigint DEFAULT 0 NOT NULL,
	"adjustments" bigint DEFAULT 0 NOT NULL,
	"platform" bigint DEFAULT 0 NOT NULL,
	"bank" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_day_totals_pk" PRIMARY KEY("store_id","order_type","day","paid_by","provider_id")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "ledger_totals_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_day_totals" ADD CONSTRAINT "ledger_day_totals_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stores_ledger_totals" ON "stores" USING btree ("id") WHERE ledger_totals_from is not null;--> statement-breakpoint
-- The sums of some transactions by business day, order type, payment and delivery person; with seqs, of those entries of them. Money that is
-- with the platform or the bank is summed by day alone. A completed order is counted by the first entry of its end.
CREATE FUNCTION "ledger_day_sums"(store uuid, ids uuid[], seqs integer[]) RETURNS SETOF "ledger_day_totals" LANGUAGE sql STABLE AS $$
  WITH about AS MATERIALIZED (
    SELECT t."id", t."kind", business_date(t."effective_at", s."timezone", s."day_starts_at") AS "day",
      coalesce(o."order_type", '') AS "order_type", coalesce(o."paid_by", '') AS "paid_by", coalesce(o."provider_id"::text, '') AS "provider_id"
    FROM (SELECT DISTINCT unnest(ids) AS "id") wanted
      JOIN "ledger_transactions" t ON t."store_id" = store AND t."id" = wanted."id"
      JOIN "stores" s ON s."id" = store
      LEFT JOIN "orders" o ON o."store_id" = store AND o."id" = t."order_id" AND NOT o."is_test"
  ), placed AS (
    SELECT about."day", e."account", e."amount", e."account" IN ('platform', 'bank') AS "is_money",
      about."order_type", about."paid_by", about."provider_id",
      about."kind" = 'order_end' AND e."seq" = 1 AND e."account" <> 'cancellation_charges' AS "is_end"
    FROM about JOIN "ledger_entries" e ON e."store_id" = store AND e."transaction_id" = about."id"
    WHERE seqs IS NULL OR (e."transaction_id", e."seq") IN (SELECT chosen."id", chosen."seq" FROM unnest(ids, seqs) AS chosen("id", "seq"))
  )
  SELECT store, e."day", CASE WHEN e."is_money" THEN '' ELSE e."order_type" END, CASE WHEN e."is_money" THEN '' ELSE e."paid_by" END,
    CASE WHEN e."is_money" THEN '' ELSE e."provider_id" END,
    count(*) FILTER (WHERE e."is_end"),
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'sales'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'discounts'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'platform_discounts'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'delivery_fees'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'tips'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'included_tax'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'refunds'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'cancellation_charges'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'booking_fees'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'no_show_charges'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'commission'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'commission_tax'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'payment_fees'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'provider_shares'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'subscription'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'adjustments'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'platform'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'bank'), 0)::bigint
  FROM placed e
  WHERE e."is_end" OR e."account" IN ('sales', 'discounts', 'platform_discounts', 'delivery_fees', 'tips', 'included_tax', 'refunds', 'cancellation_charges', 'booking_fees', 'no_show_charges', 'commission', 'commission_tax', 'payment_fees', 'provider_shares', 'subscription', 'adjustments', 'platform', 'bank')
  GROUP BY 2, 3, 4, 5
$$;--> statement-breakpoint
CREATE FUNCTION "ledger_day_totals_add"(store uuid, ids uuid[], seqs integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "ledger_day_totals" AS kept (
    "store_id", "day", "order_type", "paid_by", "provider_id", "order_count", "sales", "discounts", "platform_discounts", "delivery_fees",
    "tips", "included_tax", "refunds", "cancellation_charges", "booking_fees", "no_show_charges", "commission", "commission_tax",
    "payment_fees", "provider_shares", "subscription", "adjustments", "platform", "bank")
  SELECT
    "store_id", "day", "order_type", "paid_by", "provider_id", "order_count", "sales", "discounts", "platform_discounts", "delivery_fees",
    "tips", "included_tax", "refunds", "cancellation_charges", "booking_fees", "no_show_charges", "commission", "commission_tax",
    "payment_fees", "provider_shares", "subscription", "adjustments", "platform", "bank"
  FROM "ledger_day_sums"(store, ids, seqs)
  ON CONFLICT ("store_id", "order_type", "day", "paid_by", "provider_id") DO UPDATE SET
    "order_count" = kept."order_count" + excluded."order_count", "sales" = kept."sales" + excluded."sales",
    "discounts" = kept."discounts" + excluded."discounts",
    "platform_discounts" = kept."platform_discounts" + excluded."platform_discounts",
    "delivery_fees" = kept."delivery_fees" + excluded."delivery_fees", "tips" = kept."tips" + excluded."tips",
    "included_tax" = kept."included_tax" + excluded."included_tax", "refunds" = kept."refunds" + excluded."refunds",
    "cancellation_charges" = kept."cancellation_charges" + excluded."cancellation_charges",
    "booking_fees" = kept."booking_fees" + excluded."booking_fees",
    "no_show_charges" = kept."no_show_charges" + excluded."no_show_charges", "commission" = kept."commission" + excluded."commission",
    "commission_tax" = kept."commission_tax" + excluded."commission_tax", "payment_fees" = kept."payment_fees" + excluded."payment_fees",
    "provider_shares" = kept."provider_shares" + excluded."provider_shares",
    "subscription" = kept."subscription" + excluded."subscription", "adjustments" = kept."adjustments" + excluded."adjustments",
    "platform" = kept."platform" + excluded."platform", "bank" = kept."bank" + excluded."bank";
$$;--> statement-breakpoint
-- Adds the entries of a period to the sums of their days.
CREATE FUNCTION "ledger_day_totals_sum"(store uuid, since timestamp with time zone, until timestamp with time zone) RETURNS void LANGUAGE sql AS $$
  SELECT "ledger_day_totals_add"(store, (
    SELECT array_agg(DISTINCT e."transaction_id") FROM "ledger_entries" e
    WHERE e."store_id" = store AND e."effective_at" >= since AND e."effective_at" < until), NULL);
$$;--> statement-breakpoint
-- New entries go into the sums of their days, if the sums cover their time. As with the sums of orders, the store's counters are locked first:
-- while sums are rebuilt or given up, no entry slips in between those that were read and the moment from which they are covered.
CREATE FUNCTION "ledger_day_totals_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  store uuid;
  since timestamp with time zone;
BEGIN
  FOR store IN SELECT DISTINCT a."store_id" FROM "added" a ORDER BY 1 LOOP
    PERFORM 1 FROM "store_counters" WHERE "store_id" = store FOR NO KEY UPDATE;
    SELECT s."ledger_totals_from" INTO since FROM "stores" s WHERE s."id" = store;
    PERFORM "ledger_day_totals_add"(store, array_agg(a."transaction_id"), array_agg(a."seq"))
      FROM "added" a WHERE a."store_id" = store AND (since IS NULL OR a."effective_at" >= since) HAVING count(*) > 0;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_day_totals" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_day_totals_follow"();--> statement-breakpoint
-- A moment after every entry of a store: sums that cover what comes later cover nothing yet.
CREATE FUNCTION "ledger_day_totals_end"(store uuid) RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
  SELECT greatest(now(), (SELECT max(e."effective_at") FROM "ledger_entries" e WHERE e."store_id" = store)) + interval '1 second';
$$;--> statement-breakpoint
-- Sums by other days are wrong from now on. A job makes them again; until then, readers add up the entries.
CREATE FUNCTION "ledger_day_totals_reset"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "store_counters" WHERE "store_id" = NEW."id" FOR NO KEY UPDATE;
  DELETE FROM "ledger_day_totals" WHERE "store_id" = NEW."id";
  NEW."ledger_totals_from" := "ledger_day_totals_end"(NEW."id");
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "stores_ledger_days_changed" BEFORE UPDATE OF "timezone", "day_starts_at" ON "stores"
  FOR EACH ROW WHEN (OLD."timezone" <> NEW."timezone" OR OLD."day_starts_at" <> NEW."day_starts_at") EXECUTE FUNCTION "ledger_day_totals_reset"();--> statement-breakpoint
-- The same after an operation that may alter entries or delete them.
CREATE FUNCTION "ledger_day_totals_altered"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  store uuid;
BEGIN
  FOR store IN SELECT DISTINCT a."store_id" FROM "altered" a ORDER BY 1 LOOP
    PERFORM 1 FROM "store_counters" WHERE "store_id" = store FOR NO KEY UPDATE;
    DELETE FROM "ledger_day_totals" WHERE "store_id" = store;
    UPDATE "stores" SET "ledger_totals_from" = "ledger_day_totals_end"(store) WHERE "id" = store;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_altered" AFTER UPDATE ON "ledger_entries" REFERENCING OLD TABLE AS "altered"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_day_totals_altered"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_deleted" AFTER DELETE ON "ledger_entries" REFERENCING OLD TABLE AS "altered"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_day_totals_altered"();--> statement-breakpoint
UPDATE "stores" SET "ledger_totals_from" = "ledger_day_totals_end"("id")
  WHERE EXISTS (SELECT 1 FROM "ledger_entries" e WHERE e."store_id" = "stores"."id");
