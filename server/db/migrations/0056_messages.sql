ALTER TABLE "store_settings" ADD COLUMN "messages" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "sms" jsonb DEFAULT '{"is_on":false,"format":"twilio","auth_id":"","country_phone_code":"","number":"","parts_price":0,"parts_per_day":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "map_keys" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "is_stores" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "parts" integer;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guest_told" jsonb;--> statement-breakpoint
-- Existing stores don't start to mail customers about replies to reviews by themselves.
UPDATE "store_settings" SET "messages" = '{"review_reply":{"is_on":false,"texts":[]}}';
