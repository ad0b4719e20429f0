-- Dishes of bookings are still made for the booked time, unless a store says otherwise.
UPDATE "store_settings" SET "booking_rules" = "booking_rules" || '{"kitchen_after": null}'::jsonb;
