CREATE TABLE "social_sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" integer NOT NULL,
	"purpose" text NOT NULL,
	"app_key" text DEFAULT '' NOT NULL,
	"return_to" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone,
	"ticket_hash" text,
	"claims" jsonb,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sub_stores" ADD COLUMN "is_email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "social" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "social_sign_ins_state" ON "social_sign_ins" USING btree ("state_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "social_sign_ins_ticket" ON "social_sign_ins" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "social_sign_ins_expiry" ON "social_sign_ins" USING btree ("expires_at");
