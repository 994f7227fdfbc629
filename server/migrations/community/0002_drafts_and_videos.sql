ALTER TABLE "community_drafts" ADD COLUMN "media" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "community_comments" ADD COLUMN "moment" integer;--> statement-breakpoint
ALTER TABLE "community_posts" ADD COLUMN "video_id" text;--> statement-breakpoint
CREATE INDEX "community_posts_video" ON "community_posts" USING btree ("video_id","publish_at") WHERE "community_posts"."video_id" is not null;