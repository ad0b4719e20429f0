-- Why the system ended an order is a code; until now the English sentence was stored.
UPDATE "orders" SET "reason" = CASE "reason"
  WHEN 'Not answered in time' THEN 'system.not_accepted'
  WHEN 'The guests did not come' THEN 'system.no_show'
  ELSE 'system.assumed_collected' END
WHERE "reason" IN ('Not answered in time', 'The guests did not come', 'Taken for handed over, an hour after it was ready');
--> statement-breakpoint
UPDATE "order_events" SET "reason" = CASE "reason"
  WHEN 'Not answered in time' THEN 'system.not_accepted'
  WHEN 'The guests did not come' THEN 'system.no_show'
  ELSE 'system.assumed_collected' END
WHERE "actor_kind" = 'system' AND "reason" IN ('Not answered in time', 'The guests did not come', 'Taken for handed over, an hour after it was ready');
