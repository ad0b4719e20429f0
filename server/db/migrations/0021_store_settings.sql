ALTER TABLE "orders" ADD COLUMN "cancellation_policy" jsonb;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "section_changes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "details" jsonb DEFAULT '{"description":[""],"contact_email":"","contact_country_phone_code":"","contact_phone":"","website":"","tags":[],"price_rating":null}'::jsonb NOT NULL;--> statement-breakpoint
-- The rules that are new: what happened without them.
UPDATE "store_settings" SET "order_rules" = jsonb_build_object(
  'cancel_until', 5, 'cancellation_type', 'with_order', 'cancellation_mode', 'absolute', 'cancellation_percent', 0, 'cancellation_above', 0,
  'is_delivery_on', true, 'is_pickup_on', true, 'is_table_on', true,
  'pickup_time', "order_rules"->'preparation_time', 'delivery_time_min', "order_rules"->'delivery_time',
  'change_answer_within', 5, 'customer_note', jsonb_build_array('')) || "order_rules";
