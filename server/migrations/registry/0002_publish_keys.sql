CREATE TABLE "platform_publish_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"name" text NOT NULL,
	"key" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "platform_publish_proofs" (
	"jti" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "platform_publish_keys_name" ON "platform_publish_keys" USING btree ("remote","name") WHERE "platform_publish_keys"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "platform_publish_proofs_at" ON "platform_publish_proofs" USING btree ("at");