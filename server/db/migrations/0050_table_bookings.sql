ALTER TABLE "store_settings" ADD COLUMN "booking_rules" jsonb;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "cancellation_policy" jsonb;--> statement-breakpoint
-- Tables followed the rules of other orders until now, so each store keeps its own.
UPDATE "store_settings" SET "cancellation_policy" = '{"tiers": []}'::jsonb, "booking_rules" = jsonb_build_object(
  'slot_minutes', "order_rules" -> 'slot_minutes',
  'stays', '[{"persons_max": 10, "minutes": 120}]'::jsonb,
  'reset_minutes', 0,
  'grace_period', "order_rules" -> 'grace_period',
  'after_grace', 'cancel',
  'days_ahead', "order_rules" -> 'slot_days_ahead',
  'notice_minutes', "order_rules" -> 'slot_lead_minutes',
  'persons_min', 1,
  'persons_max', 10,
  'covers_max', NULL,
  'guest_covers_max', NULL,
  'cover_exceptions', '[]'::jsonb,
  'busy_covers_percent', 100,
  'accept_persons_max', 0,
  'answer_within', 0,
  'answer_before', 0,
  'closed_dates', '[]'::jsonb,
  'fee', NULL,
  'guest_note', '[""]'::jsonb,
  'large_party_note', '[""]'::jsonb);--> statement-breakpoint
ALTER TABLE "store_settings" ALTER COLUMN "booking_rules" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ALTER COLUMN "cancellation_policy" SET NOT NULL;
