CREATE TABLE "news_kept" (
	"user_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_kept_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "news_kept" ADD CONSTRAINT "news_kept_item_id_news_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."news_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_kept_item" ON "news_kept" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "news_kept_latest" ON "news_kept" USING btree ("user_id","at","item_id");