CREATE TABLE "community_viewers" (
	"post_id" bigint NOT NULL,
	"day" date NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "community_viewers_post_id_day_user_id_pk" PRIMARY KEY("post_id","day","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_views" (
	"post_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "community_views_post_id_day_pk" PRIMARY KEY("post_id","day")
);
--> statement-breakpoint
ALTER TABLE "community_groups" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "community_posts" ADD COLUMN "gate_chain" bigint;--> statement-breakpoint
ALTER TABLE "community_posts" ADD COLUMN "gate_collection" text;--> statement-breakpoint
ALTER TABLE "community_posts" ADD COLUMN "gate_name" text;--> statement-breakpoint
CREATE INDEX "community_viewers_day" ON "community_viewers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "community_views_day" ON "community_views" USING btree ("day");