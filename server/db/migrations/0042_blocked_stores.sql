ALTER TABLE "stores" ADD COLUMN "documents_blocked_at" timestamp (3) with time zone;
