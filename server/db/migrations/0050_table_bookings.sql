ALTER TABLE "store_settings" ADD COLUMN "booking_rules" jsonb;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "cancellation_policy" jsonb;--> statement-breakpoint
-- Tables followed the rules of other orders until now, so each store keeps its own.
UPDATE "store_settings" SET "cancellation_policy" = '{"tiers": []}'::jsonb, "booking_rules" = jsonb_build_object(
  'slot_minutes', "order_rules" -> 'slot_minutes',
  'stays', '[{"persons_max": 10, "minutes": 120}]'::jsonb,
  'reset_minutes', 0,
  'grace_period', "order_rules" -> 'grace_period',
  'after_grace', 'cancel',
  'days_ahead', "order_rules" -> 'slot_days_ahead',
  'notice_minutes', "order_rules" -> 'slot_lead_minutes',
  'persons_min', 1,
  'persons_max', 10,
  'covers_max', NULL,
  'guest_covers_max', NULL,
  'cover_exceptions', '[]'::jsonb,
  'busy_covers_percent', 100,
  'accept_persons_max', 0,
  'answer_within', 0,
  -- Bookings that no one answered were rejected when their time came; a minute is the nearest to that.
  'answer_before', CASE WHEN ("order_rules" ->> 'answer_within')::int > 0 THEN 1 ELSE 0 END,
  'closed_dates', '[]'::jsonb,
  'fee', NULL,
  'guest_note', '[""]'::jsonb,
  'large_party_note', '[""]'::jsonb);--> statement-breakpoint
ALTER TABLE "store_settings" ALTER COLUMN "booking_rules" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ALTER COLUMN "cancellation_policy" SET NOT NULL;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "table_holds" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"during" "tstzrange" NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	CONSTRAINT "table_holds_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "table_holds_state" CHECK ("table_holds"."state" in ('held', 'released'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "free_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "table_holds" ADD CONSTRAINT "table_holds_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_holds" ADD CONSTRAINT "table_holds_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_holds" ADD CONSTRAINT "table_holds_store_id_table_id_tables_store_id_id_fk" FOREIGN KEY ("store_id","table_id") REFERENCES "public"."tables"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "table_holds_order" ON "table_holds" USING btree ("store_id","order_id");--> statement-breakpoint
ALTER TABLE "table_holds" ADD CONSTRAINT "table_holds_free" EXCLUDE USING gist ("store_id" WITH =, "table_id" WITH =, "during" WITH &&) WHERE ("state" = 'held');--> statement-breakpoint
UPDATE "orders" SET "free_at" = "due_at" + interval '120 minutes' WHERE "is_open" AND "table_id" IS NOT NULL;--> statement-breakpoint
-- Of two that overlap, the earlier has the table, and staff move the other.
INSERT INTO "table_holds" ("store_id", "id", "order_id", "table_id", "during")
SELECT "store_id", gen_random_uuid(), "id", "table_id", tstzrange("due_at", "free_at")
FROM "orders" WHERE "is_open" AND "order_type" = 'table' AND "table_id" IS NOT NULL
ORDER BY "created_at", "id"
ON CONFLICT DO NOTHING;
