CREATE TABLE "payout_statements" (
	"store_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"timezone" text NOT NULL,
	"day_starts_at" integer NOT NULL,
	"seal" text,
	"previous" text,
	"entry_count" integer,
	CONSTRAINT "payout_statements_store_id_transaction_id_pk" PRIMARY KEY("store_id","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD CONSTRAINT "payout_statements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD CONSTRAINT "payout_statements_store_id_transaction_id_ledger_transactions_store_id_id_fk" FOREIGN KEY ("store_id","transaction_id") REFERENCES "public"."ledger_transactions"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_statements_number" ON "payout_statements" USING btree ("store_id","number");--> statement-breakpoint
CREATE INDEX "payout_statements_unsealed" ON "payout_statements" USING btree ("store_id","number") WHERE seal is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_position" ON "ledger_transactions" USING btree ("store_id","position");--> statement-breakpoint
CREATE INDEX "support_messages_contested" ON "support_messages" USING btree ("store_id","created_at") WHERE order_id is not null;--> statement-breakpoint
-- Transactions count up in the order in which they commit: the store's counters stay locked until then. An imported one keeps its place.
CREATE FUNCTION "ledger_transactions_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."position" IS NULL THEN
		PERFORM 1 FROM "store_counters" WHERE "store_id" = NEW."store_id" FOR NO KEY UPDATE;
		NEW."position" := 1 + coalesce((SELECT max(t."position") FROM "ledger_transactions" t WHERE t."store_id" = NEW."store_id"), 0);
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER "ledger_transactions_append_only" ON "ledger_transactions";--> statement-breakpoint
UPDATE "ledger_transactions" t SET "position" = n."position" FROM (
	SELECT "store_id", "id", row_number() OVER (PARTITION BY "store_id" ORDER BY "at", "id") AS "position" FROM "ledger_transactions"
) n WHERE n."store_id" = t."store_id" AND n."id" = t."id";--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_append_only" BEFORE UPDATE OR DELETE ON "ledger_transactions" FOR EACH ROW EXECUTE FUNCTION "only_added"();--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_placed" BEFORE INSERT ON "ledger_transactions" FOR EACH ROW EXECUTE FUNCTION "ledger_transactions_place"();--> statement-breakpoint
CREATE TRIGGER "payout_statements_sealed" BEFORE UPDATE OR DELETE ON "payout_statements" FOR EACH ROW WHEN (OLD."seal" IS NOT NULL) EXECUTE FUNCTION "only_added"();--> statement-breakpoint
CREATE TRIGGER "payout_statements_never_emptied" BEFORE TRUNCATE ON "payout_statements" FOR EACH STATEMENT EXECUTE FUNCTION "only_added"();
--> statement-breakpoint
-- Statements of a store's payouts that have none; a job seals them.
CREATE FUNCTION "payout_statements_add"(store uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "payout_statements" ("store_id", "transaction_id", "number", "first_day", "last_day", "timezone", "day_starts_at")
  SELECT p."store_id", p."id", p."number", least(p."last_day", business_date(
      coalesce(p."previous_at", (SELECT min(e."effective_at") FROM "ledger_entries" e WHERE e."store_id" = p."store_id")),
      p."timezone", p."day_starts_at")), p."last_day", p."timezone", p."day_starts_at"
  FROM (
    SELECT t."store_id", t."id", s."timezone", s."day_starts_at", row_number() OVER placed AS "number",
      lag(t."effective_at") OVER placed AS "previous_at", business_date(t."effective_at", s."timezone", s."day_starts_at") AS "last_day"
    FROM "ledger_transactions" t JOIN "stores" s ON s."id" = t."store_id"
    WHERE t."store_id" = store AND t."kind" = 'payout' WINDOW placed AS (ORDER BY t."position")
  ) p
  WHERE NOT EXISTS (SELECT 1 FROM "payout_statements" known WHERE known."store_id" = p."store_id" AND known."transaction_id" = p."id")
  ON CONFLICT DO NOTHING;
$$;--> statement-breakpoint
SELECT "payout_statements_add"("store_id") FROM (SELECT DISTINCT "store_id" FROM "ledger_transactions" WHERE "kind" = 'payout') paid;
