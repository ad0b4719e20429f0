ALTER TABLE "sub_stores" ADD COLUMN "password_reach" jsonb;--> statement-breakpoint
ALTER TABLE "sub_stores" ADD COLUMN "invitation_reach" jsonb;--> statement-breakpoint
-- Ways in that sub-accounts made before: whoever made one held at least what the account holds, and no more is known of them.
UPDATE "sub_stores" account SET "password_reach" = account."urls", "invitation_reach" = account."urls"
WHERE EXISTS (
  SELECT 1 FROM "audit_entries" entry
  WHERE entry."store_id" = account."store_id" AND entry."record_id" = account."id" AND entry."entity" = 'sub_store'
    AND entry."actor_kind" = 'sub_store'
    AND (entry."action" = 'invite' OR (entry."action" IN ('add', 'update') AND entry."new_values" ? 'password')));
