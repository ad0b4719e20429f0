CREATE TABLE "bank_details" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"provider_id" uuid,
	"sealed" text NOT NULL,
	"photos" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "bank_details_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "bank_details_one_each" UNIQUE NULLS NOT DISTINCT("store_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"provider_id" uuid,
	"document_type_id" text NOT NULL,
	"unique_code" text DEFAULT '' NOT NULL,
	"expires_on" date,
	"front_file" text DEFAULT '' NOT NULL,
	"back_file" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"reviewed_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "documents_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "documents_one_each" UNIQUE NULLS NOT DISTINCT("store_id","provider_id","document_type_id")
);
--> statement-breakpoint
CREATE TABLE "password_tries" (
	"store_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp (3) with time zone,
	CONSTRAINT "password_tries_store_id_account_id_pk" PRIMARY KEY("store_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"provider_id" uuid NOT NULL,
	"name" text NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"year" integer NOT NULL,
	"plate_number" text DEFAULT '' NOT NULL,
	"vehicle_type_id" text,
	"is_approved" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "vehicles_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
DROP INDEX "providers_phone";
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "address" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "image" jsonb;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "approval" text DEFAULT 'pending' NOT NULL;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "approval_reason" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "approval_by" text;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "approval_name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "approval_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "archived_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "forgotten_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "updated_by" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- What was decided until now stays decided.
UPDATE "providers" SET "approval" = 'approved', "approval_at" = "created_at" WHERE "is_approved";
--> statement-breakpoint
ALTER TABLE "providers" drop column "is_approved";
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "is_approved" boolean GENERATED ALWAYS AS (approval = 'approved' and archived_at is null) STORED NOT NULL;
--> statement-breakpoint
-- An address that two people share becomes the first one's alone.
UPDATE "providers" p SET "email" = '' WHERE "email" <> '' AND EXISTS (
	SELECT FROM "providers" o WHERE o."store_id" = p."store_id" AND o."email" = p."email" AND o."id" < p."id");
--> statement-breakpoint
-- Whoever delivered until now goes on delivering: a store does not stand still because of an update. Their papers can be added and renewed.
INSERT INTO "vehicles" ("store_id", "id", "provider_id", "name", "year", "plate_number", "vehicle_type_id", "is_approved", "is_default")
SELECT "store_id", gen_random_uuid(), "id", coalesce("vehicle" ->> 'name', '?'), extract(year from now())::int, coalesce("vehicle" ->> 'plate_number', ''),
	CASE WHEN coalesce("vehicle" ->> 'plate_number', '') = '' THEN 'bicycle' ELSE 'scooter' END, true, true
FROM "providers" WHERE "is_approved";
--> statement-breakpoint
INSERT INTO "documents" ("store_id", "id", "provider_id", "document_type_id", "state", "uploaded_at", "reviewed_at")
SELECT "store_id", gen_random_uuid(), "id", t.type, 'approved', "created_at", now()
FROM "providers", (VALUES ('identity'), ('driving_licence')) AS t(type) WHERE "is_approved";
--> statement-breakpoint
ALTER TABLE "providers" DROP COLUMN "vehicle";
--> statement-breakpoint
ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_store_id_provider_id_providers_store_id_id_fk" FOREIGN KEY ("store_id","provider_id") REFERENCES "public"."providers"("store_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_store_id_provider_id_providers_store_id_id_fk" FOREIGN KEY ("store_id","provider_id") REFERENCES "public"."providers"("store_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_tries" ADD CONSTRAINT "password_tries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_store_id_provider_id_providers_store_id_id_fk" FOREIGN KEY ("store_id","provider_id") REFERENCES "public"."providers"("store_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "documents_id" ON "documents" USING btree ("id");
--> statement-breakpoint
CREATE INDEX "vehicles_provider" ON "vehicles" USING btree ("store_id","provider_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_in_use" ON "vehicles" USING btree ("store_id","provider_id") WHERE is_default;
--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("store_id","provider_id","delivered_at") WHERE provider_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "providers_email" ON "providers" USING btree ("store_id","email") WHERE archived_at is null and email <> '';
--> statement-breakpoint
CREATE INDEX "providers_name" ON "providers" USING btree ("store_id","first_name","last_name","id");
--> statement-breakpoint
CREATE INDEX "providers_archived" ON "providers" USING btree ("archived_at") WHERE archived_at is not null and forgotten_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "providers_phone" ON "providers" USING btree ("store_id","country_phone_code","phone") WHERE archived_at is null;
