CREATE TABLE "community_feed_marks" (
	"user_id" bigint NOT NULL,
	"feed" text NOT NULL,
	"pos" bigint NOT NULL,
	"offset" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_feed_marks_user_id_feed_pk" PRIMARY KEY("user_id","feed")
);
--> statement-breakpoint
CREATE TABLE "community_group_members" (
	"group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_groups" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"rules" jsonb NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"join_rule" text NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_hot" (
	"run" bigint NOT NULL,
	"rank" integer NOT NULL,
	"post_id" bigint NOT NULL,
	"parts" jsonb NOT NULL,
	CONSTRAINT "community_hot_run_rank_pk" PRIMARY KEY("run","rank")
);
--> statement-breakpoint
CREATE TABLE "community_hot_runs" (
	"run" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_mutes" (
	"user_id" bigint NOT NULL,
	"muted_id" bigint NOT NULL,
	CONSTRAINT "community_mutes_user_id_muted_id_pk" PRIMARY KEY("user_id","muted_id")
);
--> statement-breakpoint
CREATE TABLE "community_watch_words" (
	"user_id" bigint NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "community_watch_words_user_id_word_pk" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
CREATE TABLE "community_poll_votes" (
	"post_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"option" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_poll_votes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_profiles" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"shows_likes" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_counters" (
	"post_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"favorites" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"reposts" integer DEFAULT 0 NOT NULL,
	"quotes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "community_counters_post_id_seq_pk" PRIMARY KEY("post_id","seq")
);
--> statement-breakpoint
CREATE TABLE "community_counter_deltas" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"what" text NOT NULL,
	"d" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_reactions" (
	"post_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"what" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "community_reactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rev" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_reactions_post_id_seq_what_user_id_pk" PRIMARY KEY("post_id","seq","what","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_author_heads" (
	"author_id" bigint PRIMARY KEY NOT NULL,
	"last_pos" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_comment_heads" (
	"post_id" bigint PRIMARY KEY NOT NULL,
	"last_seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_comments" (
	"post_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "community_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"parent_seq" integer NOT NULL,
	"root_seq" integer NOT NULL,
	"depth" smallint NOT NULL,
	"state" text NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"text" text NOT NULL,
	"facets" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by" bigint,
	CONSTRAINT "community_comments_post_id_seq_pk" PRIMARY KEY("post_id","seq"),
	CONSTRAINT "community_comments_client" UNIQUE("author_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "community_feed_head" (
	"one" smallint PRIMARY KEY NOT NULL,
	"last_pos" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_feed_items" (
	"pos" bigint PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"group_id" bigint,
	"has_media" boolean NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_post_tags" (
	"tag_id" bigint NOT NULL,
	"pos" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	CONSTRAINT "community_post_tags_tag_id_pos_pk" PRIMARY KEY("tag_id","pos")
);
--> statement-breakpoint
CREATE TABLE "community_posts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"author_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"state" text NOT NULL,
	"hold_reason" text,
	"lang" text NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"audience" text NOT NULL,
	"group_id" bigint,
	"link_key" text,
	"text" text NOT NULL,
	"facets" jsonb NOT NULL,
	"media" jsonb NOT NULL,
	"card" jsonb,
	"quote_id" bigint,
	"quote_rev" integer,
	"poll" jsonb,
	"is_demo" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"local" text,
	"zone" text,
	"source" jsonb,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "community_posts_client" UNIQUE("author_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "community_tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "community_tags_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "community_post_versions" (
	"post_id" bigint NOT NULL,
	"rev" integer NOT NULL,
	"text" text NOT NULL,
	"facets" jsonb NOT NULL,
	"media" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_post_versions_post_id_rev_pk" PRIMARY KEY("post_id","rev")
);
--> statement-breakpoint
CREATE TABLE "community_tag_follows" (
	"user_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_tag_follows_user_id_tag_id_pk" PRIMARY KEY("user_id","tag_id")
);
--> statement-breakpoint
CREATE INDEX "community_group_members_user" ON "community_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_group_members_list" ON "community_group_members" USING btree ("group_id","role","at");--> statement-breakpoint
CREATE INDEX "community_groups_members" ON "community_groups" USING btree ("members","id");--> statement-breakpoint
CREATE INDEX "community_hot_post" ON "community_hot" USING btree ("run","post_id");--> statement-breakpoint
CREATE INDEX "community_counter_deltas_of" ON "community_counter_deltas" USING btree ("post_id","seq");--> statement-breakpoint
CREATE INDEX "community_reactions_target" ON "community_reactions" USING btree ("post_id","seq","what","id");--> statement-breakpoint
CREATE INDEX "community_reactions_user" ON "community_reactions" USING btree ("user_id","what","id");--> statement-breakpoint
CREATE INDEX "community_comments_root" ON "community_comments" USING btree ("post_id","root_seq","seq");--> statement-breakpoint
CREATE INDEX "community_comments_author" ON "community_comments" USING btree ("author_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_feed_items_post" ON "community_feed_items" USING btree ("post_id") WHERE "community_feed_items"."kind" = 'post';--> statement-breakpoint
CREATE UNIQUE INDEX "community_feed_items_repost" ON "community_feed_items" USING btree ("post_id","author_id") WHERE "community_feed_items"."kind" = 'repost' and not "community_feed_items"."is_off";--> statement-breakpoint
CREATE INDEX "community_feed_items_author" ON "community_feed_items" USING btree ("author_id","pos");--> statement-breakpoint
CREATE INDEX "community_feed_items_group" ON "community_feed_items" USING btree ("group_id","pos") WHERE "community_feed_items"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "community_feed_items_of" ON "community_feed_items" USING btree ("post_id","pos");--> statement-breakpoint
CREATE INDEX "community_post_tags_post" ON "community_post_tags" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "community_posts_due" ON "community_posts" USING btree ("publish_at") WHERE "community_posts"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "community_posts_waiting" ON "community_posts" USING btree ("author_id","publish_at") WHERE "community_posts"."state" in ('scheduled', 'held');--> statement-breakpoint
CREATE INDEX "community_posts_deleted" ON "community_posts" USING btree ("deleted_at") WHERE "community_posts"."state" = 'deleted';--> statement-breakpoint
CREATE INDEX "community_tags_key" ON "community_tags" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "community_tag_follows_tag" ON "community_tag_follows" USING btree ("tag_id");--> statement-breakpoint
INSERT INTO "community_feed_head" ("one", "last_pos") VALUES (1, 0);--> statement-breakpoint
ALTER TABLE "community_author_heads" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "community_counters" SET (fillfactor = 70);
