CREATE TABLE "handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"country_phone_code" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"language" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"opens_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_confirmations" (
	"request_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"sub_store_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_confirmations_request_id_sub_store_id_pk" PRIMARY KEY("request_id","sub_store_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"opens_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "trusted_colleagues" (
	"store_id" uuid NOT NULL,
	"sub_store_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trusted_colleagues_store_id_sub_store_id_pk" PRIMARY KEY("store_id","sub_store_id")
);
--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_confirmations" ADD CONSTRAINT "recovery_confirmations_request_id_recovery_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."recovery_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_confirmations" ADD CONSTRAINT "recovery_confirmations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_confirmations" ADD CONSTRAINT "recovery_confirmations_store_id_sub_store_id_sub_stores_store_id_id_fk" FOREIGN KEY ("store_id","sub_store_id") REFERENCES "public"."sub_stores"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_requests" ADD CONSTRAINT "recovery_requests_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_colleagues" ADD CONSTRAINT "trusted_colleagues_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_colleagues" ADD CONSTRAINT "trusted_colleagues_store_id_sub_store_id_sub_stores_store_id_id_fk" FOREIGN KEY ("store_id","sub_store_id") REFERENCES "public"."sub_stores"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "handovers_open" ON "handovers" USING btree ("store_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "handovers_expiry" ON "handovers" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_requests_open" ON "recovery_requests" USING btree ("store_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "recovery_requests_store" ON "recovery_requests" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "recovery_requests_expiry" ON "recovery_requests" USING btree ("expires_at");
