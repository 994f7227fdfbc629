CREATE TABLE "news_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rev" integer NOT NULL,
	"article" jsonb NOT NULL,
	"picture" jsonb,
	"item_id" bigint,
	"item_rev" integer DEFAULT 0 NOT NULL,
	"author_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"local" text,
	"zone" text,
	"held" text
);
--> statement-breakpoint
ALTER TABLE "news_drafts" ADD CONSTRAINT "news_drafts_item_id_news_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."news_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_drafts_item" ON "news_drafts" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "news_drafts_author" ON "news_drafts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "news_drafts_due" ON "news_drafts" USING btree ("publish_at") WHERE publish_at is not null and held is null;