-- As before: people at any distance are asked.
UPDATE "store_settings" SET "order_rules" = '{"search_radius": null}'::jsonb || "order_rules";
