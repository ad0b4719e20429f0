CREATE TABLE "festival_times" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"is_yearly" boolean DEFAULT false NOT NULL,
	"hours" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "festival_times_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "busy_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "order_type_hours" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "service_state" jsonb DEFAULT '{"paused":{},"busy":null,"today":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "festival_times" ADD CONSTRAINT "festival_times_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The rules that applied until now: up to 30 days ahead, at any time, for any number of orders.
UPDATE "store_settings" SET "order_rules" = '{"slot_lead_minutes": 0, "slot_days_ahead": 30, "slot_orders_max": null}'::jsonb || "order_rules";
