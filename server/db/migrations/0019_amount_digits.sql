ALTER TABLE "stores" ADD COLUMN "old_amount_digits" integer;--> statement-breakpoint
-- Currencies for which Chromium and Node had fewer digits than ISO 4217: amounts of their stores are stored by those.
UPDATE "stores" SET "old_amount_digits" = 0 WHERE upper("currency") IN ('AFN', 'ALL', 'COP', 'HUF', 'IDR', 'IQD', 'IRR', 'KPW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'RSD', 'SLL', 'SOS', 'SYP', 'YER');
