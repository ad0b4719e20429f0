ALTER TABLE "stores" ADD COLUMN "documents_blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "is_abandoned" boolean DEFAULT false NOT NULL;
