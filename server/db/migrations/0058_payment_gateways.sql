CREATE TABLE "payment_gateways" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"is_test" boolean DEFAULT true NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"public_key" text DEFAULT '' NOT NULL,
	"merchant" text DEFAULT '' NOT NULL,
	"previous_webhook_until" timestamp (3) with time zone,
	"last_event_at" timestamp (3) with time zone,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_gateways_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "payment_gateways_id" UNIQUE("id"),
	CONSTRAINT "payment_gateways_name" UNIQUE("store_id","name"),
	CONSTRAINT "payment_gateways_known" CHECK ("payment_gateways"."name" in ('stripe', 'paystack', 'payu', 'paypal', 'braintree'))
);
--> statement-breakpoint
ALTER TABLE "payment_gateways" ADD CONSTRAINT "payment_gateways_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Until now every store took both.
UPDATE "store_settings" SET "order_rules" = "order_rules" || '{"is_cash_on": true, "cash_max": null, "is_card_on": true}'::jsonb;
