DROP INDEX "audit_entries_action";--> statement-breakpoint
DROP INDEX "audit_entries_name";--> statement-breakpoint
-- Trigrams are an extension that PostgreSQL brings along, and that the role of the migrations may add. Where a host does not have it, a search reads
-- every item, as before; docs/operate.md says how the index is made later.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "items_search" ON "items" USING gin (lower("name"::text || ' ' || "sku") gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'Items are searched without an index: %', SQLERRM;
END $$;--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("store_id","action","id","entity") WHERE not is_part;--> statement-breakpoint
CREATE INDEX "audit_entries_name" ON "audit_entries" USING gin (to_tsvector('simple', record_name)) WHERE not is_part;