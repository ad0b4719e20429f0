CREATE TABLE "audit_entries" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"system" text DEFAULT '' NOT NULL,
	"call" text DEFAULT '' NOT NULL,
	"entity" text NOT NULL,
	"action" text NOT NULL,
	"record_id" uuid,
	"record_name" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"old_values" jsonb,
	"new_values" jsonb,
	"count" integer,
	"change_id" uuid,
	"is_part" boolean DEFAULT false NOT NULL,
	CONSTRAINT "audit_entries_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_whole" ON "audit_entries" USING btree ("store_id","id") WHERE not is_part;--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("store_id","actor_id","id") WHERE not is_part;--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("store_id","entity","action","id") WHERE not is_part;--> statement-breakpoint
CREATE INDEX "audit_entries_record" ON "audit_entries" USING btree ("store_id","record_id","id") WHERE record_id is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_change" ON "audit_entries" USING btree ("store_id","change_id","id") WHERE change_id is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_name" ON "audit_entries" USING gin (to_tsvector('simple', record_name));--> statement-breakpoint
CREATE FUNCTION "audit_entries_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'entries of the audit trail are never altered' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "audit_entries_stay"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_never_emptied" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_stay"();
