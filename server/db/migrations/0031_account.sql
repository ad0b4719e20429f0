CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"store_id" uuid NOT NULL,
	"sub_store_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"country_code" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outgoing_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid,
	"channel" text NOT NULL,
	"event" text NOT NULL,
	"language" text NOT NULL,
	"recipient" text NOT NULL,
	"sealed" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "required_documents" (
	"document_type_id" text NOT NULL,
	"country_code" text DEFAULT '' NOT NULL,
	CONSTRAINT "required_documents_document_type_id_country_code_pk" PRIMARY KEY("document_type_id","country_code")
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_one_each";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "is_replacement" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reminded_days" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "image" jsonb;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_store_id_sub_store_id_sub_stores_store_id_id_fk" FOREIGN KEY ("store_id","sub_store_id") REFERENCES "public"."sub_stores"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD CONSTRAINT "outgoing_messages_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_account" ON "account_tokens" USING btree ("store_id","sub_store_id","purpose");--> statement-breakpoint
CREATE INDEX "account_tokens_expiry" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_recipient" ON "one_time_codes" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_country" ON "one_time_codes" USING btree ("country_code","created_at") WHERE country_code <> '';--> statement-breakpoint
CREATE INDEX "one_time_codes_age" ON "one_time_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_messages_waiting" ON "outgoing_messages" USING btree ("next_try_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outgoing_messages_store" ON "outgoing_messages" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "outgoing_messages_age" ON "outgoing_messages" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_one_of_each" UNIQUE NULLS NOT DISTINCT("store_id","provider_id","document_type_id","is_replacement");