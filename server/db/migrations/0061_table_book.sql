-- What reads all rows is left to server/db/buildOnline.ts.
-- While someone types a booking, its tables are held without an order.
ALTER TABLE "table_holds" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "table_holds" ADD COLUMN "typed_id" uuid;--> statement-breakpoint
ALTER TABLE "table_holds" ADD COLUMN "typed_by" text;--> statement-breakpoint
ALTER TABLE "table_holds" ADD COLUMN "persons" integer;--> statement-breakpoint
ALTER TABLE "table_holds" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "table_holds" DROP CONSTRAINT "table_holds_state";--> statement-breakpoint
ALTER TABLE "table_holds" ADD CONSTRAINT "table_holds_state" CHECK ("table_holds"."state" in ('held', 'released', 'typed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "table_holds" ADD CONSTRAINT "table_holds_typed" CHECK (case when "table_holds"."state" = 'typed' then num_nonnulls("table_holds"."typed_id", "table_holds"."typed_by", "table_holds"."persons", "table_holds"."expires_at") = 4 and "table_holds"."order_id" is null else "table_holds"."order_id" is not null end) NOT VALID;--> statement-breakpoint
-- Only bookings that are open are in it, and no build of such a constraint lets others write.
ALTER TABLE "table_holds" DROP CONSTRAINT "table_holds_free";--> statement-breakpoint
ALTER TABLE "table_holds" ADD CONSTRAINT "table_holds_free" EXCLUDE USING gist ("store_id" WITH =, "table_id" WITH =, "during" WITH &&) WHERE ("state" in ('held', 'typed'));--> statement-breakpoint
-- A table that no order names can be deleted, also while someone types a booking of it.
ALTER TABLE "table_holds" DROP CONSTRAINT "table_holds_store_id_table_id_tables_store_id_id_fk";--> statement-breakpoint
ALTER TABLE "table_holds" ADD CONSTRAINT "table_holds_store_id_table_id_tables_store_id_id_fk" FOREIGN KEY ("store_id","table_id") REFERENCES "public"."tables"("store_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TABLE "refused_requests" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"day" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"persons" integer NOT NULL,
	"rule" text NOT NULL,
	"name" text NOT NULL,
	"country_phone_code" text NOT NULL,
	"phone" text NOT NULL,
	CONSTRAINT "refused_requests_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "refused_requests" ADD CONSTRAINT "refused_requests_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refused_requests_at" ON "refused_requests" USING btree ("store_id","at");--> statement-breakpoint
CREATE INDEX "refused_requests_phone" ON "refused_requests" USING btree ("store_id","phone");
