CREATE TABLE "delivery_areas" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"shape" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"fee" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "delivery_areas_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_fee_breakdown" jsonb;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "delivery_terms_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_areas_position" ON "delivery_areas" USING btree ("store_id","position","id");--> statement-breakpoint
-- Today's fee becomes the default fee: nothing in it changes, and the new parts are off.
UPDATE "store_settings" SET "delivery_fee" = '{"mode": "absolute", "percentage": 0, "area_price": null, "bands": [], "price_per_unit_time": 0, "free_delivery_radius": null}'::jsonb || "delivery_fee";
