ALTER TABLE "orders" ALTER COLUMN "paid_amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "refunded" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "promo_codes" ALTER COLUMN "discount_given" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_discount_given" CHECK ("promo_codes"."discount_given" <= 9007199254740991);