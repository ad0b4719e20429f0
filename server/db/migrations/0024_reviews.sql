CREATE TABLE "reviews" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"comment" text,
	"language" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reply_text" text,
	"reply_at" timestamp (3) with time zone,
	"reply_by" text,
	"reply_edited_at" timestamp (3) with time zone,
	"apology_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"report_reason" text,
	"report_text" text,
	"reported_at" timestamp (3) with time zone,
	"reported_by" text,
	"settled_at" timestamp (3) with time zone,
	"updated_by" text DEFAULT '' NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "reviews_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "only_country_phone_code" text;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "only_phone" text;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "review_rules" jsonb DEFAULT '{"apology_max":0,"apology_days":30}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_store_id_apology_id_promo_codes_store_id_id_fk" FOREIGN KEY ("store_id","apology_id") REFERENCES "public"."promo_codes"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order" ON "reviews" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "reviews_created" ON "reviews" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_seq" ON "reviews" USING btree ("store_id","seq");--> statement-breakpoint
-- What comments mention most: words as they are written, without the common ones of their language. PostgreSQL has no list for Arabic.
CREATE TEXT SEARCH DICTIONARY "words_de" (TEMPLATE = pg_catalog.simple, STOPWORDS = german);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "words_de" (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "words_de" ALTER MAPPING FOR asciiword, word, hword, hword_part, hword_asciipart, asciihword WITH "words_de";--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY "words_en" (TEMPLATE = pg_catalog.simple, STOPWORDS = english);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "words_en" (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "words_en" ALTER MAPPING FOR asciiword, word, hword, hword_part, hword_asciipart, asciihword WITH "words_en";--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY "words_es" (TEMPLATE = pg_catalog.simple, STOPWORDS = spanish);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "words_es" (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "words_es" ALTER MAPPING FOR asciiword, word, hword, hword_part, hword_asciipart, asciihword WITH "words_es";--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY "words_fr" (TEMPLATE = pg_catalog.simple, STOPWORDS = french);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "words_fr" (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "words_fr" ALTER MAPPING FOR asciiword, word, hword, hword_part, hword_asciipart, asciihword WITH "words_fr";--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY "words_it" (TEMPLATE = pg_catalog.simple, STOPWORDS = italian);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "words_it" (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "words_it" ALTER MAPPING FOR asciiword, word, hword, hword_part, hword_asciipart, asciihword WITH "words_it";--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY "words_nl" (TEMPLATE = pg_catalog.simple, STOPWORDS = dutch);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "words_nl" (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "words_nl" ALTER MAPPING FOR asciiword, word, hword, hword_part, hword_asciipart, asciihword WITH "words_nl";--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY "words_pt" (TEMPLATE = pg_catalog.simple, STOPWORDS = portuguese);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "words_pt" (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "words_pt" ALTER MAPPING FOR asciiword, word, hword, hword_part, hword_asciipart, asciihword WITH "words_pt";--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY "words_ru" (TEMPLATE = pg_catalog.simple, STOPWORDS = russian);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "words_ru" (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "words_ru" ALTER MAPPING FOR asciiword, word, hword, hword_part, hword_asciipart, asciihword WITH "words_ru";--> statement-breakpoint
CREATE FUNCTION "review_words"(language text, comment text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT lexeme FROM unnest(to_tsvector(
    CASE language WHEN 'de' THEN 'words_de' WHEN 'en' THEN 'words_en' WHEN 'es' THEN 'words_es' WHEN 'fr' THEN 'words_fr' WHEN 'it' THEN 'words_it'
      WHEN 'nl' THEN 'words_nl' WHEN 'pt' THEN 'words_pt' WHEN 'ru' THEN 'words_ru' ELSE 'simple' END::regconfig,
    -- "wasn't" would leave "wasn".
    regexp_replace(comment, '\m\w+n[’'']t\M', ' ', 'gi')))
  WHERE length(lexeme) > 2 AND lexeme !~ '[\d/@.]';
$$;
