-- The index ledger_entries_balance is left to server/db/buildOnline.ts.
CREATE TABLE "unverified_messages" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"gateway_id" uuid NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"headers" jsonb NOT NULL,
	"raw" text NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "unverified_messages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "unverified_messages" ADD CONSTRAINT "unverified_messages_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unverified_messages_due" ON "unverified_messages" USING btree ("next_try_at");