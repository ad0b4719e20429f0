CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"store_id" uuid NOT NULL,
	"sub_store_id" uuid,
	"device_token" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sub_stores" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"country_phone_code" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"urls" jsonb NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sub_stores_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"name_key" text NOT NULL,
	"sequence_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	CONSTRAINT "categories_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "item_modifier_groups" (
	"store_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"modifier_group_id" uuid NOT NULL,
	"sequence_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_modifier_groups_store_id_item_id_modifier_group_id_pk" PRIMARY KEY("store_id","item_id","modifier_group_id")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"name_key" text NOT NULL,
	"sequence_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sub_category_id" uuid NOT NULL,
	"description" jsonb NOT NULL,
	"price" integer NOT NULL,
	"tax" numeric(6, 3) DEFAULT 0 NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_in_stock" boolean DEFAULT true NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	CONSTRAINT "items_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "modifier_groups" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"name_key" text NOT NULL,
	"sequence_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"type" text DEFAULT 'list' NOT NULL,
	"min" integer DEFAULT 0 NOT NULL,
	"max" integer DEFAULT 1 NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	CONSTRAINT "modifier_groups_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "modifiers" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"modifier_group_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_in_stock" boolean DEFAULT true NOT NULL,
	"sequence_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "modifiers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "sub_categories" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"name_key" text NOT NULL,
	"sequence_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"category_id" uuid,
	"is_visible" boolean DEFAULT true NOT NULL,
	CONSTRAINT "sub_categories_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"min_persons" integer NOT NULL,
	"max_persons" integer NOT NULL,
	"is_bookable" boolean DEFAULT true NOT NULL,
	CONSTRAINT "tables_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "delivery_offers" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"offered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "delivery_offers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"store_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_store_id_call_key_pk" PRIMARY KEY("store_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"store_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"axis" text NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"reason" text,
	CONSTRAINT "order_events_store_id_order_id_seq_pk" PRIMARY KEY("store_id","order_id","seq")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"store_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"tax" numeric(6, 3) NOT NULL,
	"note" text,
	"modifiers" jsonb NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "order_items_store_id_order_id_line_pk" PRIMARY KEY("store_id","order_id","line")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"unique_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_type" text NOT NULL,
	"order_status" integer NOT NULL,
	"delivery_status" integer,
	"is_open" boolean DEFAULT true NOT NULL,
	"payment_status" text NOT NULL,
	"paid_by" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_country_phone_code" text NOT NULL,
	"customer_phone" text NOT NULL,
	"customer_email" text,
	"delivery_address" jsonb,
	"table_id" uuid,
	"table_number" integer,
	"persons" integer,
	"order_comment" text,
	"delivery_comment" text,
	"schedule_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	"estimated_ready_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"ready_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"reason" text,
	"subtotal" integer NOT NULL,
	"tax" integer NOT NULL,
	"tax_included" boolean NOT NULL,
	"delivery_fee" integer NOT NULL,
	"tip_amount" integer NOT NULL,
	"discount" integer NOT NULL,
	"cancellation_charge" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"provider_id" uuid,
	"confirmation_code" text NOT NULL,
	"is_confirmation_code_required" boolean NOT NULL,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"code_paused_until" timestamp (3) with time zone,
	"placed_by" text NOT NULL,
	CONSTRAINT "orders_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"store_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"message_code" integer NOT NULL,
	"message_data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_store_id_seq_pk" PRIMARY KEY("store_id","seq")
);
--> statement-breakpoint
CREATE TABLE "outbox_cursors" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"sent_seq" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"country_phone_code" text NOT NULL,
	"phone" text NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"is_online" boolean DEFAULT false NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"located_at" timestamp (3) with time zone,
	"vehicle" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "providers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country_id" text NOT NULL,
	"timezone" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"radius_km" double precision NOT NULL,
	"delivery_type_ids" jsonb
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"flag" text NOT NULL,
	"code_3" text NOT NULL,
	"calling_codes" jsonb NOT NULL,
	"currencies" jsonb NOT NULL,
	"timezones" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_counters" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"last_order_number" integer DEFAULT 0 NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_settings" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"order_rules" jsonb NOT NULL,
	"delivery_fee" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"country_phone_code" text NOT NULL,
	"phone" text NOT NULL,
	"country_code" text NOT NULL,
	"city_id" text NOT NULL,
	"delivery_type_id" text NOT NULL,
	"currency" text NOT NULL,
	"timezone" text NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"languages_supported" jsonb NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"is_document_uploaded" boolean DEFAULT false NOT NULL,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"is_phone_number_verified" boolean DEFAULT false NOT NULL,
	"is_business" boolean DEFAULT true NOT NULL,
	"is_distance_unit_mile" boolean DEFAULT false NOT NULL,
	"is_use_item_tax" boolean DEFAULT false NOT NULL,
	"is_tax_included" boolean DEFAULT true NOT NULL,
	"store_tax" numeric(6, 3) DEFAULT 0 NOT NULL,
	"minimum_order_price" integer DEFAULT 0 NOT NULL,
	"is_store_can_add_provider" boolean DEFAULT false NOT NULL,
	"is_store_can_create_group" boolean DEFAULT false NOT NULL,
	"is_store_can_edit_order" boolean DEFAULT false NOT NULL,
	"is_store_can_complete_order" boolean DEFAULT false NOT NULL,
	"is_ask_estimated_time_for_ready_order" boolean DEFAULT false NOT NULL,
	"is_provide_table_booking" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_stores" ADD CONSTRAINT "sub_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_modifier_groups" ADD CONSTRAINT "item_modifier_groups_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_modifier_groups" ADD CONSTRAINT "item_modifier_groups_store_id_item_id_items_store_id_id_fk" FOREIGN KEY ("store_id","item_id") REFERENCES "public"."items"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_modifier_groups" ADD CONSTRAINT "item_modifier_groups_store_id_modifier_group_id_modifier_groups_store_id_id_fk" FOREIGN KEY ("store_id","modifier_group_id") REFERENCES "public"."modifier_groups"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_store_id_sub_category_id_sub_categories_store_id_id_fk" FOREIGN KEY ("store_id","sub_category_id") REFERENCES "public"."sub_categories"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modifier_groups" ADD CONSTRAINT "modifier_groups_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modifiers" ADD CONSTRAINT "modifiers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modifiers" ADD CONSTRAINT "modifiers_store_id_modifier_group_id_modifier_groups_store_id_id_fk" FOREIGN KEY ("store_id","modifier_group_id") REFERENCES "public"."modifier_groups"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_store_id_category_id_categories_store_id_id_fk" FOREIGN KEY ("store_id","category_id") REFERENCES "public"."categories"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_offers" ADD CONSTRAINT "delivery_offers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_offers" ADD CONSTRAINT "delivery_offers_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_offers" ADD CONSTRAINT "delivery_offers_store_id_provider_id_providers_store_id_id_fk" FOREIGN KEY ("store_id","provider_id") REFERENCES "public"."providers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_provider_id_providers_store_id_id_fk" FOREIGN KEY ("store_id","provider_id") REFERENCES "public"."providers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_table_id_tables_store_id_id_fk" FOREIGN KEY ("store_id","table_id") REFERENCES "public"."tables"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_cursors" ADD CONSTRAINT "outbox_cursors_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_counters" ADD CONSTRAINT "store_counters_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_settings" ADD CONSTRAINT "store_settings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_stores_email" ON "sub_stores" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_stores_phone" ON "sub_stores" USING btree ("country_phone_code","phone") WHERE phone <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name" ON "categories" USING btree ("store_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "items_name" ON "items" USING btree ("store_id","sub_category_id","name_key");--> statement-breakpoint
CREATE INDEX "items_sequence" ON "items" USING btree ("store_id","sequence_number","id");--> statement-breakpoint
CREATE INDEX "modifiers_group" ON "modifiers" USING btree ("store_id","modifier_group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_categories_name" ON "sub_categories" USING btree ("store_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "tables_number" ON "tables" USING btree ("store_id","number");--> statement-breakpoint
CREATE INDEX "delivery_offers_order" ON "delivery_offers" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "delivery_offers_live" ON "delivery_offers" USING btree ("expires_at") WHERE state = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_offers_one_live" ON "delivery_offers" USING btree ("store_id","order_id") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("store_id","unique_id");--> statement-breakpoint
CREATE INDEX "orders_open_due" ON "orders" USING btree ("store_id","due_at","id") WHERE is_open;--> statement-breakpoint
CREATE INDEX "orders_ended" ON "orders" USING btree ("store_id","created_at","id") WHERE not is_open;--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("store_id","customer_phone","created_at");--> statement-breakpoint
CREATE INDEX "orders_provider" ON "orders" USING btree ("store_id","provider_id") WHERE is_open;--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "providers_id" ON "providers" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "providers_phone" ON "providers" USING btree ("store_id","country_phone_code","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_email" ON "stores" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_phone" ON "stores" USING btree ("country_phone_code","phone");