ALTER TABLE "store_settings" ADD COLUMN "mail" jsonb DEFAULT '{"is_on":false,"host":"","port":587,"user":"","from_address":"","from_name":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "failure_stage" text;
