-- Lines that are there belong to the first round; an order has rounds only once there is a second.
ALTER TABLE "order_items" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rounds" jsonb;