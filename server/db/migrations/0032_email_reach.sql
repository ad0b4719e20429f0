ALTER TABLE "sub_stores" ADD COLUMN "email_reach" jsonb;--> statement-breakpoint
-- Addresses that a sub-account typed last, by the audit log. Its permissions at that time aren't known, so they cover
-- nothing: no link for a new password goes there until the owner has mailed an invitation or typed the address.
UPDATE "sub_stores" account SET "email_reach" = '[]'
WHERE 'sub_store' = (
  SELECT entry."actor_kind" FROM "audit_entries" entry
  WHERE entry."store_id" = account."store_id" AND entry."record_id" = account."id" AND entry."entity" = 'sub_store'
    AND entry."action" IN ('add', 'update') AND entry."new_values" ? 'email'
  ORDER BY entry."id" DESC LIMIT 1);
