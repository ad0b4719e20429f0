CREATE TABLE "website_domains" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"domain_name" text NOT NULL,
	"token" text NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"lost_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"problem" text,
	"ended_at" timestamp (3) with time zone,
	"set_at" timestamp (3) with time zone NOT NULL,
	"watched_until" timestamp (3) with time zone NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	CONSTRAINT "website_domains_problem" CHECK ("website_domains"."problem" in ('missing', 'other_value', 'no_name_servers', 'unreachable'))
);
--> statement-breakpoint
CREATE TABLE "websites" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"edition" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "script_pages" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "script_pages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "website" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "website_domains" ADD CONSTRAINT "website_domains_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_pages" ADD CONSTRAINT "script_pages_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "website_domains_proved" ON "website_domains" USING btree ("domain_name") WHERE "website_domains"."proved_at" is not null and "website_domains"."lost_at" is null;--> statement-breakpoint
CREATE INDEX "website_domains_next" ON "website_domains" USING btree ("next_check_at") WHERE "website_domains"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "website_domains_name" ON "website_domains" USING btree ("domain_name");
