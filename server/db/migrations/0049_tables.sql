CREATE TABLE "table_combinations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"table_ids" jsonb NOT NULL,
	"min_persons" integer NOT NULL,
	"max_persons" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "table_combinations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
DROP INDEX "tables_number";--> statement-breakpoint
ALTER TABLE "tables" ALTER COLUMN "code" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "room" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "section" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "place" jsonb;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "token" text DEFAULT translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_') NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "updated_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "table_combinations" ADD CONSTRAINT "table_combinations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "table_combinations_tables" ON "table_combinations" USING btree ("store_id","table_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "tables_token" ON "tables" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "tables_number" ON "tables" USING btree ("store_id","number") WHERE "tables"."archived_at" is null;