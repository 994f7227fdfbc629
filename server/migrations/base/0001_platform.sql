CREATE TABLE "platform_audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"outcome" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_channels" (
	"remote" text NOT NULL,
	"channel" text NOT NULL,
	"version" text NOT NULL,
	"percentage" integer,
	"seq" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_channels_remote_channel_pk" PRIMARY KEY("remote","channel")
);
--> statement-breakpoint
CREATE TABLE "platform_history" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"channel" text NOT NULL,
	"action" text NOT NULL,
	"from_version" text,
	"to_version" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_registry_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_versions" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"signature" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_versions_remote_version_pk" PRIMARY KEY("remote","version")
);
