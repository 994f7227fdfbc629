CREATE TABLE "messaging_applications" (
	"conversation_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "messaging_applications_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "messaging_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messaging_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"action" text NOT NULL,
	"actor_id" bigint,
	"target_id" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messaging_blocks" (
	"conversation_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"by" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "messaging_blocks_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "messaging_invites" (
	"code" text PRIMARY KEY NOT NULL,
	"conversation_id" bigint NOT NULL,
	"by" bigint NOT NULL,
	"expires_at" timestamp with time zone,
	"uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messaging_conversations" (
	"id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL,
	"low_user" bigint,
	"high_user" bigint,
	"name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"join_rule" text DEFAULT 'invite' NOT NULL,
	"writers" text DEFAULT 'members' NOT NULL,
	"slowmode" integer DEFAULT 0 NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"last_all_seq" integer DEFAULT 0 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "messaging_conversations_pair_order" CHECK ("messaging_conversations"."low_user" < "messaging_conversations"."high_user")
);
--> statement-breakpoint
CREATE TABLE "messaging_heads" (
	"conversation_id" bigint PRIMARY KEY NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_pts" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messaging_installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messaging_members" (
	"conversation_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"min_seq" integer DEFAULT 1 NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"muted_until" timestamp with time zone,
	"mute_reason" text DEFAULT '' NOT NULL,
	"muted_by" bigint,
	"muted_at" timestamp with time zone,
	"wrote_at" timestamp with time zone,
	"notify" text DEFAULT 'all' NOT NULL,
	"pinned_at" timestamp with time zone,
	"hidden_seq" integer,
	"is_accepted" boolean DEFAULT true NOT NULL,
	"mod_uv" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "messaging_members_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "messaging_mentions" (
	"user_id" bigint NOT NULL,
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_cleared" boolean DEFAULT false NOT NULL,
	CONSTRAINT "messaging_mentions_user_id_conversation_id_seq_pk" PRIMARY KEY("user_id","conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "messaging_user_heads" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"uv" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messaging_lines" (
	"conversation_id" bigint NOT NULL,
	"pts" bigint NOT NULL,
	"after_seq" integer NOT NULL,
	"kind" text NOT NULL,
	"actor_id" bigint,
	"target_id" bigint,
	"value" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "messaging_lines_conversation_id_pts_pk" PRIMARY KEY("conversation_id","pts")
);
--> statement-breakpoint
CREATE TABLE "messaging_messages" (
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"sender_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"body" jsonb NOT NULL,
	"reactions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digest" text NOT NULL,
	"rev" smallint DEFAULT 0 NOT NULL,
	"mod_pts" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"recalled_at" timestamp with time zone,
	"pinned_at" timestamp with time zone,
	CONSTRAINT "messaging_messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "messaging_messages_client" UNIQUE("conversation_id","sender_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "messaging_reactions" (
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"emoji" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "messaging_reactions_conversation_id_seq_user_id_emoji_pk" PRIMARY KEY("conversation_id","seq","user_id","emoji")
);
--> statement-breakpoint
ALTER TABLE "messaging_heads" ADD CONSTRAINT "messaging_heads_conversation_id_messaging_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."messaging_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_members" ADD CONSTRAINT "messaging_members_conversation_id_messaging_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."messaging_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_mentions" ADD CONSTRAINT "messaging_mentions_conversation_id_messaging_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."messaging_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messaging_applications_new" ON "messaging_applications" USING btree ("conversation_id","at");--> statement-breakpoint
CREATE INDEX "messaging_audit_channel" ON "messaging_audit" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "messaging_invites_channel" ON "messaging_invites" USING btree ("conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messaging_conversations_pair" ON "messaging_conversations" USING btree ("low_user","high_user");--> statement-breakpoint
CREATE INDEX "messaging_conversations_found" ON "messaging_conversations" USING btree ("members") WHERE "messaging_conversations"."kind" = 'channel' and "messaging_conversations"."join_rule" <> 'invite';--> statement-breakpoint
CREATE INDEX "messaging_members_user" ON "messaging_members" USING btree ("user_id","mod_uv");--> statement-breakpoint
CREATE INDEX "messaging_mentions_inbox" ON "messaging_mentions" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "messaging_lines_place" ON "messaging_lines" USING btree ("conversation_id","after_seq");--> statement-breakpoint
CREATE INDEX "messaging_messages_changed" ON "messaging_messages" USING btree ("conversation_id","mod_pts");