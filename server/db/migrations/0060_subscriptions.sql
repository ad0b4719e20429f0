CREATE TABLE "billing_cards" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"gateway_card" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"trial_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_cards_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "billing_counters" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_invoices" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text DEFAULT 'invoice' NOT NULL,
	"number" integer,
	"subject" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"tax_percent" numeric(6, 3) NOT NULL,
	"tax_rule" text NOT NULL,
	"seller" jsonb NOT NULL,
	"customer" jsonb NOT NULL,
	"timezone" text NOT NULL,
	"first_day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"paid_by" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"gateway_card" text,
	"payment" text,
	"card" text,
	"change" jsonb,
	"credit_of" uuid,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "billing_invoices_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "billing_invoices_state" CHECK ("billing_invoices"."state" in ('created', 'paid', 'success', 'fail')),
	CONSTRAINT "billing_invoices_sum" CHECK ("billing_invoices"."net" + "billing_invoices"."tax" = "billing_invoices"."total")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"terms" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"customer" text DEFAULT '' NOT NULL,
	"pending_card" text DEFAULT '' NOT NULL,
	"wake_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_uses" (
	"hash" text PRIMARY KEY NOT NULL,
	"used_by" uuid NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "billing_cards" ADD CONSTRAINT "billing_cards_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_store_id_credit_of_billing_invoices_store_id_id_fk" FOREIGN KEY ("store_id","credit_of") REFERENCES "public"."billing_invoices"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_cards_gateway" ON "billing_cards" USING btree ("store_id","gateway_card");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_cards_default" ON "billing_cards" USING btree ("store_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_invoices_number" ON "billing_invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_invoices_subject" ON "billing_invoices" USING btree ("store_id","subject");--> statement-breakpoint
CREATE INDEX "billing_invoices_created" ON "billing_invoices" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_wake" ON "subscriptions" USING btree ("wake_at");