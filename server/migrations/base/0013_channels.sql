CREATE TABLE "platform_switched_off" (
	"remote" text PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform_history" ALTER COLUMN "to_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_channels" ADD COLUMN "users" jsonb;--> statement-breakpoint
ALTER TABLE "platform_channels" ADD COLUMN "links" jsonb;--> statement-breakpoint
ALTER TABLE "platform_history" ADD COLUMN "detail" jsonb;