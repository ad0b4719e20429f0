DROP INDEX "audit_entries_kind";--> statement-breakpoint
CREATE INDEX "audit_entries_actor_kind" ON "audit_entries" USING btree ("store_id","actor_kind","id") WHERE not is_part;--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("store_id","entity","id") WHERE not is_part;--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("store_id","action","id") WHERE not is_part;