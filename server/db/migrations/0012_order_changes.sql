CREATE TABLE "order_changes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"settled_by" jsonb,
	"message" text,
	"answer" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"refund" integer NOT NULL,
	"extra_charge" integer NOT NULL,
	CONSTRAINT "order_changes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "order_refunds_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "order_refunds_amount" CHECK ("order_refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "kind" text DEFAULT 'moved' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "refunded_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seen_items" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "items_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("store_id","order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_one_pending" ON "order_changes" USING btree ("store_id","order_id") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "order_changes_expiring" ON "order_changes" USING btree ("expires_at") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("store_id","order_id","id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_refunded" CHECK ("order_items"."refunded_quantity" between 0 and "order_items"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."paid_amount");
--> statement-breakpoint
-- What was paid so far, of orders from before it was kept: all of it, or nothing.
UPDATE "orders" SET "paid_amount" = "total", "refunded" = CASE WHEN "payment_status" = 'refunded' THEN "total" ELSE 0 END WHERE "payment_status" <> 'pending';--> statement-breakpoint
-- A line's rate was the item's own even where the store's held for all.
UPDATE "order_items" SET "tax" = "stores"."store_tax" FROM "stores" WHERE "stores"."id" = "order_items"."store_id" AND NOT "stores"."is_use_item_tax";
