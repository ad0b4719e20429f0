CREATE TABLE "address_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"sub_store_id" uuid,
	"channel" text NOT NULL,
	"old_value" jsonb NOT NULL,
	"new_value" jsonb NOT NULL,
	"undo_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undo_until" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"sub_store_id" uuid,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"sub_store_id" uuid,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_once" UNIQUE NULLS NOT DISTINCT("store_id","sub_store_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"sub_store_id" uuid,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totp_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"sub_store_id" uuid,
	"sealed_secret" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "totp_factors_one_each" UNIQUE NULLS NOT DISTINCT("store_id","sub_store_id")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"link_hash" text,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"draft" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"store_id" uuid
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "challenge" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "stepped_up_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sub_stores" ADD COLUMN "image" jsonb;--> statement-breakpoint
ALTER TABLE "sub_stores" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "owner_first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "owner_last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "owner_image" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "owner_language" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "referral_code" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "referred_by" uuid;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "terms_accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "is_second_factor_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "payout_hold_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "payouts_frozen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_store_id_sub_store_id_sub_stores_store_id_id_fk" FOREIGN KEY ("store_id","sub_store_id") REFERENCES "public"."sub_stores"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_store_id_sub_store_id_sub_stores_store_id_id_fk" FOREIGN KEY ("store_id","sub_store_id") REFERENCES "public"."sub_stores"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_store_id_sub_store_id_sub_stores_store_id_id_fk" FOREIGN KEY ("store_id","sub_store_id") REFERENCES "public"."sub_stores"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_store_id_sub_store_id_sub_stores_store_id_id_fk" FOREIGN KEY ("store_id","sub_store_id") REFERENCES "public"."sub_stores"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_factors" ADD CONSTRAINT "totp_factors_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_factors" ADD CONSTRAINT "totp_factors_store_id_sub_store_id_sub_stores_store_id_id_fk" FOREIGN KEY ("store_id","sub_store_id") REFERENCES "public"."sub_stores"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "address_changes_undo" ON "address_changes" USING btree ("undo_hash");--> statement-breakpoint
CREATE INDEX "address_changes_open" ON "address_changes" USING btree ("undo_until") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "passkeys" USING btree ("store_id","sub_store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_subject" ON "social_accounts" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "social_accounts_account" ON "social_accounts" USING btree ("store_id","sub_store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_token" ON "registrations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_link" ON "registrations" USING btree ("link_hash") WHERE link_hash is not null;--> statement-breakpoint
CREATE INDEX "registrations_expiry" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_captchas_expiry" ON "used_captchas" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_referred_by_stores_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stores_referral_code" ON "stores" USING btree ("referral_code");--> statement-breakpoint
CREATE INDEX "stores_referred_by" ON "stores" USING btree ("referred_by") WHERE referred_by is not null;