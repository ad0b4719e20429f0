CREATE TABLE "delivery_areas" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"shape" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sequence_number" integer NOT NULL,
	"fee" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "delivery_areas_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "promo_codes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"promo_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image" jsonb,
	"type" text NOT NULL,
	"value" numeric(13, 3) NOT NULL,
	"promo_for" text NOT NULL,
	"promo_apply_on" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"recursion" jsonb NOT NULL,
	"order_types" jsonb NOT NULL,
	"is_first_order_only" boolean DEFAULT false NOT NULL,
	"uses_max" integer,
	"uses_per_customer" integer,
	"min_order_amount" integer,
	"max_discount" integer,
	"min_items" integer,
	"budget" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"discount_given" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "promo_codes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"store_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"promo_id" uuid NOT NULL,
	"customer_country_phone_code" text NOT NULL,
	"customer_phone" text NOT NULL,
	"discount" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_uses_store_id_order_id_pk" PRIMARY KEY("store_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "sub_category_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "busy_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_fee_breakdown" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promo" jsonb;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "order_type_hours" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "service_state" jsonb DEFAULT '{"paused":{},"busy":null,"today":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "delivery_terms_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "festival_times" ADD CONSTRAINT "festival_times_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_store_id_promo_id_promo_codes_store_id_id_fk" FOREIGN KEY ("store_id","promo_id") REFERENCES "public"."promo_codes"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_areas_sequence" ON "delivery_areas" USING btree ("store_id","sequence_number","id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_code" ON "promo_codes" USING btree ("store_id","promo_code");--> statement-breakpoint
CREATE INDEX "promo_codes_created" ON "promo_codes" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "promo_uses_offer" ON "promo_uses" USING btree ("store_id","promo_id","created_at");--> statement-breakpoint
CREATE INDEX "promo_uses_customer" ON "promo_uses" USING btree ("store_id","promo_id","customer_phone");--> statement-breakpoint
-- Today's fee becomes the default fee: nothing in it changes, and the new parts are off.
UPDATE "store_settings" SET "delivery_fee" = '{"mode": "absolute", "percentage": 0, "area_price": null, "bands": [], "price_per_unit_time": 0, "free_delivery_radius": null}'::jsonb || "delivery_fee";--> statement-breakpoint
-- The rules that applied until now: up to 30 days ahead, at any time, for any number of orders.
UPDATE "store_settings" SET "order_rules" = '{"slot_lead_minutes": 0, "slot_days_ahead": 30, "slot_orders_max": null}'::jsonb || "order_rules";
