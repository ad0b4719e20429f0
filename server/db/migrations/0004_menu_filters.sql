DROP INDEX "items_out_of_stock";--> statement-breakpoint
DROP INDEX "items_hidden";--> statement-breakpoint
CREATE INDEX "items_out_of_stock" ON "items" USING btree ("store_id","sub_category_id","sequence_number","id") WHERE not is_in_stock;--> statement-breakpoint
CREATE INDEX "items_hidden" ON "items" USING btree ("store_id","sub_category_id","sequence_number","id") WHERE not is_visible;