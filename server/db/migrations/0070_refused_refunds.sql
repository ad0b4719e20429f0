ALTER TABLE "billing_invoices" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD COLUMN "failure" text DEFAULT '' NOT NULL;