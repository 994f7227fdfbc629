CREATE TABLE "news_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"source_id" integer,
	"guid" text,
	"url_key" text,
	"url" text,
	"lang" text,
	"category" text NOT NULL,
	"tags" text[] NOT NULL,
	"texts" jsonb NOT NULL,
	"picture" jsonb,
	"author_id" bigint,
	"is_demo" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"rev" integer DEFAULT 1 NOT NULL,
	"simhash" bigint NOT NULL,
	"story_id" bigint NOT NULL,
	CONSTRAINT "news_items_guid" UNIQUE("source_id","guid"),
	CONSTRAINT "news_items_url" UNIQUE("source_id","url_key")
);
--> statement-breakpoint
CREATE TABLE "news_revisions" (
	"item_id" bigint NOT NULL,
	"rev" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "news_revisions_item_id_rev_pk" PRIMARY KEY("item_id","rev")
);
--> statement-breakpoint
CREATE TABLE "news_sources" (
	"id" serial PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"site" text NOT NULL,
	"category" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"etag" text,
	"last_modified" text,
	"every_seconds" integer NOT NULL,
	"fetched_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"http_status" integer,
	CONSTRAINT "news_sources_url_unique" UNIQUE("url")
);
--> statement-breakpoint
ALTER TABLE "news_items" ADD CONSTRAINT "news_items_source_id_news_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."news_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_revisions" ADD CONSTRAINT "news_revisions_item_id_news_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."news_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_items_river" ON "news_items" USING btree ("published_at","id") WHERE story_id = id;--> statement-breakpoint
CREATE INDEX "news_items_category" ON "news_items" USING btree ("category","published_at","id") WHERE story_id = id;--> statement-breakpoint
CREATE INDEX "news_items_source" ON "news_items" USING btree ("source_id","published_at","id");--> statement-breakpoint
CREATE INDEX "news_items_story" ON "news_items" USING btree ("story_id","published_at");--> statement-breakpoint
CREATE INDEX "news_items_time" ON "news_items" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "news_items_tags" ON "news_items" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "news_sources_due" ON "news_sources" USING btree ("next_at");