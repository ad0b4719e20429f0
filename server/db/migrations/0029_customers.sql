CREATE TABLE "customers" (
	"store_id" uuid NOT NULL,
	"country_phone_code" text NOT NULL,
	"phone" text NOT NULL,
	"id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"note" text NOT NULL,
	"allergies" text NOT NULL,
	"language" text NOT NULL,
	"is_blocked" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "customers_store_id_country_phone_code_phone_pk" PRIMARY KEY("store_id","country_phone_code","phone")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_id" ON "customers" USING btree ("store_id","id");