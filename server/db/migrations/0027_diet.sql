ALTER TABLE "items" ADD COLUMN "allergens" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "diet_marks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "allergens" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_allergens" CHECK (jsonb_typeof("items"."allergens") = 'array' and "items"."allergens" <@ '["gluten","crustaceans","eggs","fish","peanuts","soybeans","milk","nuts","celery","mustard","sesame","sulphites","lupin","molluscs"]'::jsonb);--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_diet_marks" CHECK (jsonb_typeof("items"."diet_marks") = 'array' and "items"."diet_marks" <@ '["vegetarian","vegan","halal","kosher","gluten_free","lactose_free","spicy"]'::jsonb);--> statement-breakpoint
-- Changes of the menu that can still be undone hold whole rows.
UPDATE "menu_change_records" SET "before" = jsonb_set("before", '{row,diet_marks}', '[]') WHERE "entity" = 'item' AND "before" ? 'row';
