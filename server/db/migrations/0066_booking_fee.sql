ALTER TABLE "orders" ADD COLUMN "booking_fee" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fee_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_paid" integer DEFAULT 0 NOT NULL;
-- The index orders_fee_due is built afterwards (server/db/buildOnline.ts).
