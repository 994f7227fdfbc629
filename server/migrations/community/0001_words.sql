CREATE TABLE "community_drafts" (
	"user_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"rev" integer NOT NULL,
	"post" jsonb NOT NULL,
	"device" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_drafts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "community_reports" (
	"user_id" bigint NOT NULL,
	"target" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"judged_at" timestamp with time zone,
	CONSTRAINT "community_reports_user_id_target_pk" PRIMARY KEY("user_id","target")
);
--> statement-breakpoint
CREATE TABLE "community_post_words" (
	"post_id" bigint PRIMARY KEY NOT NULL,
	"pos" bigint NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "community_drafts_list" ON "community_drafts" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "community_reports_target" ON "community_reports" USING btree ("target","at");--> statement-breakpoint
CREATE INDEX "community_post_words_found" ON "community_post_words" USING gin ("words");--> statement-breakpoint
INSERT INTO "community_post_words" ("post_id", "pos", "words")
SELECT p.id, i.pos, to_tsvector('simple', p.text) || to_tsvector('english', p.text) FROM "community_posts" p JOIN "community_feed_items" i ON i.post_id = p.id AND i.kind = 'post';
