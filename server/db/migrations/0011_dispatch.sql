CREATE TABLE "delivery_log" (
	"store_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"provider_id" uuid,
	"provider_name" text,
	"why" text,
	CONSTRAINT "delivery_log_store_id_order_id_seq_pk" PRIMARY KEY("store_id","order_id","seq")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "is_show_dispatch_in_menu" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_log" ADD CONSTRAINT "delivery_log_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_log" ADD CONSTRAINT "delivery_log_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_log_taken_back" ON "delivery_log" USING btree ("store_id","at") WHERE kind = 'taken_back';--> statement-breakpoint
CREATE INDEX "orders_unasked" ON "orders" USING btree ("store_id","due_at") WHERE is_open and order_type = 'delivery' and delivery_status is null;--> statement-breakpoint
UPDATE "store_settings" SET "order_rules" = "order_rules" || '{"auto_assign": "off"}'::jsonb;
