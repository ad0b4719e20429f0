CREATE TABLE "images" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"original" text NOT NULL,
	"url" text NOT NULL,
	"thumbnail_url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "menu_change_records" (
	"store_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"entity" text NOT NULL,
	"record_id" uuid NOT NULL,
	"before" jsonb,
	"after_version" integer,
	CONSTRAINT "menu_change_records_store_id_change_id_position_pk" PRIMARY KEY("store_id","change_id","position")
);
--> statement-breakpoint
CREATE TABLE "menu_changes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "menu_changes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "menu_import_mappings" (
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"header" text NOT NULL,
	"column" text NOT NULL,
	CONSTRAINT "menu_import_mappings_store_id_kind_header_pk" PRIMARY KEY("store_id","kind","header")
);
--> statement-breakpoint
CREATE TABLE "menu_import_rows" (
	"store_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"values" jsonb NOT NULL,
	"match_key" text DEFAULT '' NOT NULL,
	"outcome" text NOT NULL,
	"record_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_applied" boolean DEFAULT false NOT NULL,
	CONSTRAINT "menu_import_rows_store_id_import_id_line_pk" PRIMARY KEY("store_id","import_id","line")
);
--> statement-breakpoint
CREATE TABLE "menu_imports" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'previewed' NOT NULL,
	"on_error" text DEFAULT 'skip' NOT NULL,
	"options" jsonb NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"counts" jsonb,
	CONSTRAINT "menu_imports_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "updated_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "image" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "updated_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "in_stock_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "availability" jsonb;--> statement-breakpoint
ALTER TABLE "modifier_groups" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "modifier_groups" ADD COLUMN "updated_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "modifiers" ADD COLUMN "in_stock_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD COLUMN "updated_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD COLUMN "image" jsonb;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_change_records" ADD CONSTRAINT "menu_change_records_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_change_records" ADD CONSTRAINT "menu_change_records_store_id_change_id_menu_changes_store_id_id_fk" FOREIGN KEY ("store_id","change_id") REFERENCES "public"."menu_changes"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_changes" ADD CONSTRAINT "menu_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_import_mappings" ADD CONSTRAINT "menu_import_mappings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_import_rows" ADD CONSTRAINT "menu_import_rows_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_import_rows" ADD CONSTRAINT "menu_import_rows_store_id_import_id_menu_imports_store_id_id_fk" FOREIGN KEY ("store_id","import_id") REFERENCES "public"."menu_imports"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_imports" ADD CONSTRAINT "menu_imports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_age" ON "images" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "menu_changes_age" ON "menu_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "menu_import_rows_key" ON "menu_import_rows" USING btree ("store_id","import_id","match_key");--> statement-breakpoint
CREATE INDEX "menu_import_rows_outcome" ON "menu_import_rows" USING btree ("store_id","import_id","outcome","line");--> statement-breakpoint
CREATE INDEX "menu_import_rows_waiting" ON "menu_import_rows" USING btree ("store_id","import_id","line") WHERE not is_applied;--> statement-breakpoint
CREATE INDEX "menu_imports_created" ON "menu_imports" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "item_modifier_groups_group" ON "item_modifier_groups" USING btree ("store_id","modifier_group_id");--> statement-breakpoint
CREATE INDEX "items_by_name" ON "items" USING btree ("store_id","name_key","id");--> statement-breakpoint
CREATE INDEX "items_by_price" ON "items" USING btree ("store_id","price","id");--> statement-breakpoint
CREATE INDEX "items_by_change" ON "items" USING btree ("store_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "items_of_heading" ON "items" USING btree ("store_id","sub_category_id","sequence_number","id");--> statement-breakpoint
CREATE INDEX "items_out_of_stock" ON "items" USING btree ("store_id","sequence_number","id") WHERE not is_in_stock;--> statement-breakpoint
CREATE INDEX "items_hidden" ON "items" USING btree ("store_id","sequence_number","id") WHERE not is_visible;--> statement-breakpoint
CREATE INDEX "items_back_at" ON "items" USING btree ("in_stock_at") WHERE in_stock_at is not null;--> statement-breakpoint
CREATE INDEX "modifiers_back_at" ON "modifiers" USING btree ("in_stock_at") WHERE in_stock_at is not null;