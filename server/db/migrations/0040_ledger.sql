CREATE TABLE "commission_terms" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_terms_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"store_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"line" integer,
	"tax_rate" numeric(6, 3),
	"provider_id" uuid,
	"steps" jsonb,
	CONSTRAINT "ledger_entries_store_id_transaction_id_seq_pk" PRIMARY KEY("store_id","transaction_id","seq"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_progress" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"complete_since" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	"booked" integer DEFAULT 0 NOT NULL,
	"worked_ms" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"by" jsonb NOT NULL,
	"terms_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"reversal_of" uuid,
	CONSTRAINT "ledger_transactions_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "commission_terms" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "provider_rule" jsonb;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "funded_by_platform" numeric(6, 3) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "provider_rule" jsonb DEFAULT '{"type":"fee_and_tips","amount":0,"percent":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_terms" ADD CONSTRAINT "commission_terms_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_store_id_transaction_id_ledger_transactions_store_id_id_fk" FOREIGN KEY ("store_id","transaction_id") REFERENCES "public"."ledger_transactions"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_progress" ADD CONSTRAINT "ledger_progress_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_store_id_reversal_of_ledger_transactions_store_id_id_fk" FOREIGN KEY ("store_id","reversal_of") REFERENCES "public"."ledger_transactions"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_terms_day" ON "commission_terms" USING btree ("store_id","first_day","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_time" ON "ledger_entries" USING btree ("store_id","effective_at","transaction_id","seq");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("store_id","account","effective_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_event" ON "ledger_transactions" USING btree ("store_id","kind","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_reversal" ON "ledger_transactions" USING btree ("store_id","reversal_of");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE FUNCTION "ledger_entries_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM "ledger_entries" e
		WHERE e."store_id" = NEW."store_id" AND e."transaction_id" = NEW."transaction_id"
		GROUP BY e."currency" HAVING sum(e."amount") <> 0
	) THEN
		RAISE EXCEPTION 'the entries of transaction % do not add up to 0', NEW."transaction_id" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "ledger_transactions_need_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (
		SELECT count(*) FROM "ledger_entries" e WHERE e."store_id" = NEW."store_id" AND e."transaction_id" = NEW."id"
	) < 2 THEN
		RAISE EXCEPTION 'transaction % has fewer than two entries', NEW."id" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balanced" AFTER INSERT OR UPDATE ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "ledger_entries_balance"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transactions_with_entries" AFTER INSERT ON "ledger_transactions" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "ledger_transactions_need_entries"();--> statement-breakpoint
CREATE TRIGGER "commission_terms_append_only" BEFORE UPDATE OR DELETE ON "commission_terms" FOR EACH ROW EXECUTE FUNCTION "only_added"();--> statement-breakpoint
CREATE TRIGGER "commission_terms_never_emptied" BEFORE TRUNCATE ON "commission_terms" FOR EACH STATEMENT EXECUTE FUNCTION "only_added"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "only_added"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_never_emptied" BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "only_added"();--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_append_only" BEFORE UPDATE OR DELETE ON "ledger_transactions" FOR EACH ROW EXECUTE FUNCTION "only_added"();--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_never_emptied" BEFORE TRUNCATE ON "ledger_transactions" FOR EACH STATEMENT EXECUTE FUNCTION "only_added"();--> statement-breakpoint
-- Processes of the version before, which book nothing, have ended by then: the job that books their orders begins after that.
INSERT INTO "ledger_progress" ("store_id", "complete_since")
	SELECT s."id", now() + interval '10 minutes' FROM "stores" s WHERE EXISTS (SELECT 1 FROM "orders" o WHERE o."store_id" = s."id");
