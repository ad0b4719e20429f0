CREATE TABLE "push_messages" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"device_token" text NOT NULL,
	"message" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_messages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("device_token") WHERE device_token <> '';--> statement-breakpoint
CREATE INDEX "sessions_store_devices" ON "sessions" USING btree ("store_id") WHERE device_token <> '';