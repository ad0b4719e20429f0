CREATE FUNCTION "only_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('storedesk.audited_rewrite', true) IN ('erase_customer', 'delete_store', 'convert_amounts') THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'DELETE' AND current_setting('storedesk.audited_rewrite', true) = 'delete_store' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'rows of % are only added, never altered', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
DROP TRIGGER "audit_entries_append_only" ON "audit_entries";--> statement-breakpoint
DROP TRIGGER "audit_entries_never_emptied" ON "audit_entries";--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "only_added"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_never_emptied" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "only_added"();--> statement-breakpoint
DROP FUNCTION "audit_entries_stay"();--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "deletion_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "deletion_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "stores_deletion" ON "stores" USING btree ("deletion_due_at") WHERE deletion_due_at is not null;
