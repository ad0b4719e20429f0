DROP INDEX "orders_customer";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_key" text GENERATED ALWAYS AS (translate(lower(customer_name), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿşğıšžčćřłńśźżőűёأإآى', 'aaaaaaceeeeiiiinoooooouuuuyysgiszccrlnszzouеاااي')) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
-- Orders that ended before there was the column: when their last status was reached.
UPDATE "orders" o SET "ended_at" = coalesce(
  (SELECT max(e."at") FROM "order_events" e WHERE e."store_id" = o."store_id" AND e."order_id" = o."id" AND e."axis" = 'order'),
  o."updated_at") WHERE NOT o."is_open";--> statement-breakpoint
CREATE INDEX "orders_ended_at" ON "orders" USING btree ("store_id","ended_at","id") WHERE not is_open;--> statement-breakpoint
CREATE INDEX "orders_phone_end" ON "orders" USING btree ("store_id",reverse("customer_phone") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_name" ON "orders" USING btree ("store_id","customer_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_last_name" ON "orders" USING btree ("store_id",substring("customer_key" from '[^ ]+$') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("store_id","customer_phone" text_pattern_ops,"created_at");