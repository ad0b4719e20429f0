ALTER TABLE "store_settings" ADD COLUMN "calendar_token" text;--> statement-breakpoint
ALTER TABLE "store_settings" ADD CONSTRAINT "store_settings_calendar" UNIQUE("calendar_token");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guest_token" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guest_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guest_mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guest_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
-- The index orders_guest is left to server/db/buildOnline.ts.
-- No store mails its guests before it decides to.
UPDATE "store_settings" SET "booking_rules" = "booking_rules" || '{"mails_guests": false}'::jsonb;
