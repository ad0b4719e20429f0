CREATE TABLE "wallet_requests" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"by" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"transaction_id" uuid,
	CONSTRAINT "wallet_requests_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "wallet_requests_amount" CHECK ("wallet_requests"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "wallet_requests" ADD CONSTRAINT "wallet_requests_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_requests" ADD CONSTRAINT "wallet_requests_store_id_transaction_id_ledger_transactions_store_id_id_fk" FOREIGN KEY ("store_id","transaction_id") REFERENCES "public"."ledger_transactions"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_requests_time" ON "wallet_requests" USING btree ("store_id","created_at");
