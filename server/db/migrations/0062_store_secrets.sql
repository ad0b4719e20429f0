CREATE TABLE "store_secrets" (
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sealed" text NOT NULL,
	"last" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_secrets_store_id_name_pk" PRIMARY KEY("store_id","name")
);
--> statement-breakpoint
ALTER TABLE "store_secrets" ADD CONSTRAINT "store_secrets_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
