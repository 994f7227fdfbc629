CREATE TABLE "video_captions" (
	"video_id" text NOT NULL,
	"lang" text NOT NULL,
	"rev" integer NOT NULL,
	"vtt" text NOT NULL,
	CONSTRAINT "video_captions_video_id_lang_pk" PRIMARY KEY("video_id","lang")
);
--> statement-breakpoint
CREATE TABLE "video_renditions" (
	"video_id" text NOT NULL,
	"height" integer NOT NULL,
	"place" integer NOT NULL,
	"mode" text NOT NULL,
	"frame" jsonb NOT NULL,
	"state" text NOT NULL,
	"percent" integer NOT NULL,
	"folder" text,
	"bits_per_second" integer,
	CONSTRAINT "video_renditions_video_id_height_pk" PRIMARY KEY("video_id","height")
);
--> statement-breakpoint
CREATE TABLE "video_videos" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"asset_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"audience" text NOT NULL,
	"demuxer" text NOT NULL,
	"work" text NOT NULL,
	"reason" text,
	"facts" jsonb,
	"is_watchable" boolean DEFAULT false NOT NULL,
	"cover_at" integer,
	"cover_made_at" integer,
	"cover_folder" text,
	"is_board_tried" boolean DEFAULT false NOT NULL,
	"board" jsonb,
	"chapters" jsonb NOT NULL,
	"file_chapters" jsonb NOT NULL,
	"priority" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"worker" text,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "video_captions" ADD CONSTRAINT "video_captions_video_id_video_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_renditions" ADD CONSTRAINT "video_renditions_video_id_video_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "video_videos_asset" ON "video_videos" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "video_videos_own" ON "video_videos" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "video_videos_public" ON "video_videos" USING btree ("created_at") WHERE audience = 'public' and is_watchable and deleted_at is null;--> statement-breakpoint
CREATE INDEX "video_videos_work" ON "video_videos" USING btree ("priority","created_at") WHERE work in ('probing', 'queued', 'working') or cover_at is distinct from cover_made_at or deleted_at is not null;