ALTER TABLE "sub_stores" ADD COLUMN "shared_device" jsonb;--> statement-breakpoint
ALTER TABLE "sub_stores" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_sub_store_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "shifts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "shared_device_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "shared_device_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "shared_device_id" uuid;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "shared_device_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_shared_device" ON "audit_entries" USING btree ("store_id","shared_device_id","id") WHERE shared_device_id is not null and not is_part;
