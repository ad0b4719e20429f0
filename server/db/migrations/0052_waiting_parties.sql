CREATE TABLE "waiting_parties" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"persons" integer NOT NULL,
	"name" text NOT NULL,
	"country_phone_code" text NOT NULL,
	"phone" text NOT NULL,
	"note" text NOT NULL,
	"quoted_minutes" integer,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"order_id" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "waiting_parties_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "waiting_parties_state" CHECK ("waiting_parties"."state" in ('waiting', 'seated', 'left'))
);
--> statement-breakpoint
ALTER TABLE "waiting_parties" ADD CONSTRAINT "waiting_parties_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_parties" ADD CONSTRAINT "waiting_parties_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_parties_added" ON "waiting_parties" USING btree ("store_id","added_at");--> statement-breakpoint
CREATE INDEX "waiting_parties_order" ON "waiting_parties" USING btree ("store_id","order_id");