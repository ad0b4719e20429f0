ALTER TABLE "sub_stores" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_stores" ADD COLUMN "preset" text;--> statement-breakpoint
ALTER TABLE "sub_stores" ADD COLUMN "is_disabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_stores" ADD COLUMN "invitation_hash" text;--> statement-breakpoint
ALTER TABLE "sub_stores" ADD COLUMN "invitation_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sub_stores" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_stores" ADD COLUMN "updated_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("store_id","sub_store_id","last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_stores_invitation" ON "sub_stores" USING btree ("invitation_hash") WHERE invitation_hash is not null;--> statement-breakpoint
CREATE INDEX "sub_stores_by_name" ON "sub_stores" USING btree ("store_id","name","id");