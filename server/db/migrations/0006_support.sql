CREATE TABLE "support_messages" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sub_store_id" uuid,
	"by" text NOT NULL,
	"reply_to" text NOT NULL,
	"text" text NOT NULL,
	"page" text NOT NULL,
	"app_version" text NOT NULL,
	"browser" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_messages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_messages_thread" ON "support_messages" USING btree ("store_id","sub_store_id","created_at");--> statement-breakpoint
CREATE INDEX "support_messages_waiting" ON "support_messages" USING btree ("next_try_at") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "support_messages_age" ON "support_messages" USING btree ("created_at");