CREATE TABLE "gateway_events" (
	"store_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"raw" text NOT NULL,
	"payment" text,
	"dispute" jsonb,
	"order_id" uuid,
	"handled_at" timestamp (3) with time zone,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	CONSTRAINT "gateway_events_store_id_gateway_event_id_pk" PRIMARY KEY("store_id","gateway","event_id"),
	CONSTRAINT "gateway_events_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_refund_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"number" text,
	"is_foreign" boolean DEFAULT false NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refunds_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"mode" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"payment" text,
	"address" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"capture_before" timestamp (3) with time zone,
	"card" jsonb,
	"customer" text,
	"saved_card" text,
	"dispute" jsonb,
	"wanted" text,
	"wanted_amount" integer,
	"next_try_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"failure" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_store_id_payment_id_payments_store_id_id_fk" FOREIGN KEY ("store_id","payment_id") REFERENCES "public"."payments"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_events_received" ON "gateway_events" USING btree ("store_id","received_at");--> statement-breakpoint
CREATE INDEX "gateway_events_due" ON "gateway_events" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "gateway_events_old" ON "gateway_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_number" ON "payment_refunds" USING btree ("store_id","payment_id","number");--> statement-breakpoint
CREATE INDEX "payment_refunds_refund" ON "payment_refunds" USING btree ("store_id","order_refund_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_due" ON "payment_refunds" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_at_gateway" ON "payments" USING btree ("store_id","gateway","payment");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("store_id","order_id","id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "payments_held" ON "payments" USING btree ("capture_before") WHERE state = 'authorized';