-- As before: a ready pickup counts as not collected from its promised time on.
UPDATE "store_settings" SET "order_rules" = '{"collect_within": 0}'::jsonb || "order_rules";
