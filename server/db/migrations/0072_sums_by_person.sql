-- Kept in two ways: by type and payment, and by delivery person. Together, a store with many people had a row for each of them in each
-- type and payment of a day, and a year of those takes too long to add up. Both have all entries.
LOCK TABLE "ledger_day_totals" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "ledger_day_sums"(store uuid, ids uuid[], seqs integer[]) RETURNS SETOF "ledger_day_totals" LANGUAGE sql STABLE AS $$
  WITH about AS MATERIALIZED (
    SELECT t."id", t."kind", business_date(t."effective_at", s."timezone", s."day_starts_at") AS "day",
      coalesce(o."order_type", '') AS "order_type", coalesce(o."paid_by", '') AS "paid_by", coalesce(o."provider_id"::text, '') AS "provider_id"
    FROM (SELECT DISTINCT unnest(ids) AS "id") wanted
      JOIN "ledger_transactions" t ON t."store_id" = store AND t."id" = wanted."id"
      JOIN "stores" s ON s."id" = store
      LEFT JOIN "orders" o ON o."store_id" = store AND o."id" = t."order_id" AND NOT o."is_test"
  ), placed AS (
    SELECT about."day", e."account", e."amount",
      CASE WHEN e."account" IN ('platform', 'bank') THEN '' ELSE about."order_type" END AS "order_type",
      CASE WHEN e."account" IN ('platform', 'bank') THEN '' ELSE about."paid_by" END AS "paid_by",
      CASE WHEN e."account" IN ('platform', 'bank') THEN '' ELSE about."provider_id" END AS "provider_id",
      about."kind" = 'order_end' AND e."seq" = 1 AND e."account" <> 'cancellation_charges' AS "is_end"
    FROM about JOIN "ledger_entries" e ON e."store_id" = store AND e."transaction_id" = about."id"
    WHERE seqs IS NULL OR (e."transaction_id", e."seq") IN (SELECT chosen."id", chosen."seq" FROM unnest(ids, seqs) AS chosen("id", "seq"))
  )
  SELECT store, e."day", coalesce(e."order_type", 'any'), coalesce(e."paid_by", 'any'), coalesce(e."provider_id", ''),
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
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'bank'), 0)::bigint,
    coalesce(sum(e."amount") FILTER (WHERE e."account" = 'dispute_fees'), 0)::bigint
  FROM placed e
  WHERE e."is_end" OR e."account" IN ('sales', 'discounts', 'platform_discounts', 'delivery_fees', 'tips', 'included_tax', 'refunds', 'cancellation_charges', 'booking_fees', 'no_show_charges', 'commission', 'commission_tax', 'payment_fees', 'provider_shares', 'subscription', 'adjustments', 'platform', 'bank', 'dispute_fees')
  GROUP BY GROUPING SETS ((e."day", e."order_type", e."paid_by"), (e."day", e."provider_id"))
$$;--> statement-breakpoint
INSERT INTO "ledger_day_totals" (
  "store_id", "day", "order_type", "paid_by", "provider_id", "order_count", "sales", "discounts", "platform_discounts", "delivery_fees",
  "tips", "included_tax", "refunds", "cancellation_charges", "booking_fees", "no_show_charges", "commission", "commission_tax",
  "payment_fees", "provider_shares", "subscription", "adjustments", "platform", "bank", "dispute_fees")
SELECT "store_id", "day", 'any', 'any', "provider_id", sum("order_count"), sum("sales"),
  sum("discounts"), sum("platform_discounts"), sum("delivery_fees"), sum("tips"), sum("included_tax"),
  sum("refunds"), sum("cancellation_charges"), sum("booking_fees"), sum("no_show_charges"), sum("commission"), sum("commission_tax"),
  sum("payment_fees"), sum("provider_shares"), sum("subscription"), sum("adjustments"), sum("platform"), sum("bank"), sum("dispute_fees")
FROM "ledger_day_totals" GROUP BY "store_id", "day", "provider_id";--> statement-breakpoint
INSERT INTO "ledger_day_totals" AS kept (
  "store_id", "day", "order_type", "paid_by", "provider_id", "order_count", "sales", "discounts", "platform_discounts", "delivery_fees",
  "tips", "included_tax", "refunds", "cancellation_charges", "booking_fees", "no_show_charges", "commission", "commission_tax",
  "payment_fees", "provider_shares", "subscription", "adjustments", "platform", "bank", "dispute_fees")
SELECT "store_id", "day", "order_type", "paid_by", '',
  sum("order_count"), sum("sales"), sum("discounts"), sum("platform_discounts"), sum("delivery_fees"), sum("tips"), sum("included_tax"),
  sum("refunds"), sum("cancellation_charges"), sum("booking_fees"), sum("no_show_charges"), sum("commission"), sum("commission_tax"),
  sum("payment_fees"), sum("provider_shares"), sum("subscription"), sum("adjustments"), sum("platform"), sum("bank"), sum("dispute_fees")
FROM "ledger_day_totals" WHERE "order_type" <> 'any' AND "provider_id" <> '' GROUP BY "store_id", "day", "order_type", "paid_by"
ON CONFLICT ("store_id", "order_type", "day", "paid_by", "provider_id") DO UPDATE SET
  "order_count" = kept."order_count" + excluded."order_count", "sales" = kept."sales" + excluded."sales",
  "discounts" = kept."discounts" + excluded."discounts", "platform_discounts" = kept."platform_discounts" + excluded."platform_discounts",
  "delivery_fees" = kept."delivery_fees" + excluded."delivery_fees", "tips" = kept."tips" + excluded."tips",
  "included_tax" = kept."included_tax" + excluded."included_tax", "refunds" = kept."refunds" + excluded."refunds",
  "cancellation_charges" = kept."cancellation_charges" + excluded."cancellation_charges",
  "booking_fees" = kept."booking_fees" + excluded."booking_fees", "no_show_charges" = kept."no_show_charges" + excluded."no_show_charges",
  "commission" = kept."commission" + excluded."commission", "commission_tax" = kept."commission_tax" + excluded."commission_tax",
  "payment_fees" = kept."payment_fees" + excluded."payment_fees", "provider_shares" = kept."provider_shares" + excluded."provider_shares",
  "subscription" = kept."subscription" + excluded."subscription", "adjustments" = kept."adjustments" + excluded."adjustments",
  "platform" = kept."platform" + excluded."platform", "bank" = kept."bank" + excluded."bank",
  "dispute_fees" = kept."dispute_fees" + excluded."dispute_fees";--> statement-breakpoint
DELETE FROM "ledger_day_totals" WHERE "order_type" <> 'any' AND "provider_id" <> '';
