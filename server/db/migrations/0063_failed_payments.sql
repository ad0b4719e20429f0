CREATE INDEX "payments_not_charged" ON "payments" USING btree ("store_id","order_id") WHERE state = 'failed' and mode = 'charge';--> statement-breakpoint
CREATE INDEX "payment_refunds_failed" ON "payment_refunds" USING btree ("store_id","payment_id") WHERE state = 'failed';
